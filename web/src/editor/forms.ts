// Forms out of the content's own schema: what a node is, and what a new value of it looks like. Pure.

export interface Node {
  is: 'text' | 'number' | 'flag' | 'words' | 'choice' | 'refer' | 'list' | 'row' | 'map' | 'struct' | 'either';
  from?: string[];
  to?: string;
  of?: Node | Node[];
  key?: Node;
  struct?: string;
}

export interface FieldNode extends Node {
  name: string;
  required: boolean;
  default?: unknown;
}

export interface StructNode {
  tag: Record<string, string>;
  fields: FieldNode[];
}

export type Structs = Record<string, StructNode>;
export type Value = unknown;

export const HIDDEN = new Set(['rule', 'provenance', 'rules', 'lock', 'known']); // filled in for people

export const structOf = (node: Node, structs: Structs): StructNode | undefined =>
  node.is === 'struct' ? structs[node.struct ?? ''] : undefined;

export const inner = (node: Node): Node => (Array.isArray(node.of) ? (node.of[0] ?? { is: 'text' }) : (node.of ?? { is: 'text' }));
export const choices = (node: Node): Node[] => (Array.isArray(node.of) ? node.of : node.of ? [node.of] : []);

/** The tag of a struct: `kind: leave`. */
export function tagOf(struct: StructNode): [string, string] | null {
  return (Object.entries(struct.tag)[0] as [string, string] | undefined) ?? null;
}

/** The structs that a union may be, by their tags. */
export function variants(node: Node, structs: Structs): [string, StructNode][] {
  const nodes = node.is === 'either' ? choices(node) : [node];
  return nodes.flatMap((one) => {
    const struct = structOf(one, structs);
    const tag = struct && tagOf(struct);
    return struct && tag ? [[tag[1], struct] as [string, StructNode]] : [];
  });
}

/** The struct that a value of a union is. */
export function variantOf(value: unknown, node: Node, structs: Structs): StructNode | undefined {
  const found = variants(node, structs);
  const table = value as Record<string, unknown> | null;
  return found.find(([tag, struct]) => table?.[Object.keys(struct.tag)[0] ?? ''] === tag)?.[1];
}

/** A value to begin with; `rule` is what is written where a rule has to be cited. */
export function fresh(node: Node, structs: Structs, rule: string): Value {
  switch (node.is) {
    case 'flag':
      return false;
    case 'number':
      return 1;
    case 'words':
      return { en: '', fr: '' };
    case 'choice':
      return node.from?.[0] ?? '';
    case 'list':
      return [];
    case 'row':
      return choices(node).map((one) => fresh(one, structs, rule));
    case 'map':
      return {};
    case 'struct': {
      const struct = structOf(node, structs);
      return struct ? freshStruct(struct, structs, rule) : {};
    }
    case 'either': {
      const first = choices(node)[0];
      return first ? fresh(first, structs, rule) : '';
    }
    default:
      return '';
  }
}

export function freshStruct(struct: StructNode, structs: Structs, rule: string): Record<string, Value> {
  const found: Record<string, Value> = { ...struct.tag };
  for (const field of struct.fields) {
    if (field.name === 'rule' && !struct.fields.some(({ name }) => name === 'tiles')) {
      if (Object.keys(struct.tag).length) found['rule'] = rule;
    } else if (field.name === 'provenance' && field.required) found['provenance'] = 'reconstructed';
    else if (field.required) found[field.name] = fresh(field, structs, rule);
  }
  return found;
}
