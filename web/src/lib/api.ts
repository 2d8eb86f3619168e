// The server over HTTP.

import type { Language, RuleText, Shelf } from './protocol';

export class Refusal extends Error {}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body: unknown = await response.json().catch(() => null);
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  throw new Refusal(message || `${response.status} ${response.statusText}`);
}

export async function shelf(): Promise<Shelf> {
  return answer(await fetch('/api/shelf'));
}

export interface NewTable {
  game: string;
  scenario: string;
  seats: string[];
  seed?: number;
  pace?: number;
}

export async function makeTable(wanted: NewTable): Promise<string> {
  const response = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return (await answer<{ table: string }>(response)).table;
}

export async function rule(game: string, id: string, language: Language): Promise<RuleText> {
  const path = `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return answer(await fetch(`${path}?language=${language}`));
}

export async function searchRules(
  game: string,
  text: string,
  language: Language,
): Promise<RuleText[]> {
  const query = new URLSearchParams({ q: text, language });
  return answer(await fetch(`/api/rules/${encodeURIComponent(game)}?${query}`));
}
