// What was filled in of a draft, in the words of a sheet that lies beside the box: no names of the file.

import type { Data } from '../../../editor/draft.svelte';
import { HIDDEN, inner, choices, structOf, tagOf, variantOf, type Node, type StructNode } from '../../../editor/forms';
import { worded } from '../../../editor/words';
import { speech } from '../../../lib/speech.svelte';
import type { Kit } from './kit';
import { list, type Entry } from './model';

const INSIDE = new Set(['id', 'order']); // of the file alone
const RULE = /^[A-Z0-9]+(-[A-Z0-9]+)*-\d+$/; // the id of a rule: nothing to lay out
const TABLES: Record<string, string> = { objective: 'objective', door: 'door', 'spawn zone': 'spawn' }; // what a mission names itself

/** The word of a special rule, a change of set-up or a reward, and everything that was filled in. */
export const ruleInWords = (table: string, entry: Entry, data: Data, kit: Kit): string => {
  const node = nodeOf(table, kit);
  return node ? structInWords(entry, variantOf(entry, node, kit.structs), data, kit).join(' · ') : '';
};

/** What else was filled in of a thing that lies on the board, after what is `told` of it. */
export function detailsOf(table: string, entry: Entry, told: string[], data: Data, kit: Kit): string[] {
  const node = nodeOf(table, kit);
  const struct = node && structOf(node, kit.structs);
  return struct ? filledIn(entry, struct, data, kit, new Set(told)) : [];
}

/** What an entry of a table of missions is. */
function nodeOf(table: string, kit: Kit): Node | undefined {
  const field = kit.structs['Mission']?.fields.find(({ name }) => name === table);
  return field && (field.is === 'list' ? inner(field) : field);
}

function structInWords(entry: Entry, struct: StructNode | undefined, data: Data, kit: Kit): string[] {
  const tag = struct && tagOf(struct);
  return [...(tag ? [worded('word', tag[1])] : []), ...(struct ? filledIn(entry, struct, data, kit) : [])];
}

function filledIn(entry: Entry, { fields }: StructNode, data: Data, kit: Kit, told = new Set<string>()): string[] {
  return fields.flatMap((field) => {
    const value = entry[field.name];
    if (HIDDEN.has(field.name) || INSIDE.has(field.name) || told.has(field.name)) return [];
    if (value === undefined || value === false || value === field.default) return [];
    const words = said(value, field, data, kit);
    return words ? [value === true ? worded('field', field.name) : pair(worded('field', field.name), words)] : [];
  });
}

/** A name and what belongs to it, with the colon of the language. */
export const pair = (name: string, value: string): string => speech.t('paper-pair', { name, value });

function said(value: unknown, node: Node, data: Data, kit: Kit): string {
  if (Array.isArray(value)) {
    const one = (at: number): Node => (node.is === 'row' ? choices(node)[at] : undefined) ?? inner(node);
    if (node.is === 'row') return value.map((part, at) => said(part, one(at), data, kit)).join(' – ');
    const many = value.filter((part, at) => value.indexOf(part) === at).map((part): [string, number] => [said(part, one(0), data, kit), value.filter((other) => other === part).length]);
    return [...new Set(many.map(([told, count]) => (count > 1 ? `${told} × ${count}` : told)))].join(', ');
  }
  const struct = structOf(node, kit.structs) ?? (node.is === 'either' ? variantOf(value, node, kit.structs) : undefined);
  if (struct) return structInWords(value as Entry, struct, data, kit).join(', ');
  if (node.is === 'map') return mixInWords(value as Record<string, number>);
  const text = String(value);
  if (RULE.test(text)) return '';
  return (node.is === 'refer' && referred(text, node.to ?? '', data, kit)) || worded('choice', text);
}

/** So many of each kind. */
export const mixInWords = (mix: Record<string, number>): string =>
  Object.entries(mix).map(([key, count]) => (count > 1 ? `${worded('choice', key)} × ${count}` : worded('choice', key))).join(', ');

/** What is called so in the file: a card or a figure by its name, a thing of the mission by its place. */
function referred(id: string, to: string, data: Data, kit: Kit): string {
  const known = kit.things[to]?.find((thing) => thing.id === id);
  if (known) return speech.w(known.name);
  const [table, name = ''] = id.includes(':') ? id.split(':') : [TABLES[to] ?? '', id]; // "objective:rolly" is a place, too
  const entry = list(data, table ?? '').find((one) => one['id'] === name);
  if (!entry) return '';
  const place = String(entry['zone'] ?? (entry['between'] as string[] | undefined)?.join(' – ') ?? '');
  return [speech.w(entry['name'] as { en: string } | undefined), place].filter(Boolean).join(' ');
}
