// A special rule of a draft, in the words of a sheet that lies beside the box: no names of the file.

import type { Data } from '../../../editor/draft.svelte';
import { HIDDEN, inner, choices, variantOf, type Node } from '../../../editor/forms';
import { worded } from '../../../editor/words';
import { speech } from '../../../lib/speech.svelte';
import type { Kit } from './kit';
import { list, type Entry } from './model';

const INSIDE = new Set(['id', 'order']); // of the file alone
const RULE = /^[A-Z0-9]+(-[A-Z0-9]+)*-\d+$/; // the id of a rule: nothing to lay out
const TABLES: Record<string, string> = { objective: 'objective', door: 'door', 'spawn zone': 'spawn' }; // what a mission names itself

/** Its word, and everything that was filled in. */
export function ruleInWords(entry: Entry, data: Data, kit: Kit): string {
  const special = kit.structs['Mission']?.fields.find(({ name }) => name === 'special');
  const fields = (special && variantOf(entry, inner(special), kit.structs)?.fields) ?? [];
  const parts = fields.flatMap((field) => {
    const value = entry[field.name];
    if (HIDDEN.has(field.name) || INSIDE.has(field.name) || value === undefined || value === false) return [];
    const told = said(value, field, data, kit);
    return told ? [value === true ? worded('field', field.name) : pair(worded('field', field.name), told)] : [];
  });
  return [worded('word', String(entry['ability'])), ...parts].join(' · ');
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
  const text = String(value);
  if (RULE.test(text)) return '';
  return (node.is === 'refer' && referred(text, node.to ?? '', data, kit)) || worded('choice', text);
}

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
