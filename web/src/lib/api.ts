// The server over HTTP.

import type { Language, Moment, RuleText, Shelf, TableCard, Terms } from './protocol';

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

/** What a table agrees on unless somebody asks for something else. */
export const USUAL: Terms = { pace: 0.35, undo: 'agreement', absent: 0, advice: true };

export interface NewTable extends Terms {
  game: string;
  scenario: string;
  seats: string[];
}

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return answer(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export async function makeTable(wanted: NewTable): Promise<string> {
  return (await post<{ table: string }>('/api/tables', wanted)).table;
}

export async function myTables(): Promise<TableCard[]> {
  return answer(await fetch('/api/tables/mine'));
}

/** A new secret that gives a seat to whoever has it, once. */
export async function invite(table: string, seat: number): Promise<string> {
  return (await post<{ token: string }>(`/api/tables/${table}/seats/${seat}/invitation`, {})).token;
}

export async function join(table: string, token: string, name: string): Promise<number> {
  return (await post<{ seat: number }>(`/api/tables/${table}/join`, { token, name })).seat;
}

export async function moment(table: string, at: number, language: Language): Promise<Moment> {
  return answer(await fetch(`/api/tables/${table}/moments/${at}?language=${language}`));
}

export async function branch(table: string, at: number): Promise<string> {
  return (await post<{ table: string }>(`/api/tables/${table}/moments/${at}/branch`, {})).table;
}

/** Bring a saved game along; it becomes a table of one's own. */
export async function upload(record: string): Promise<string> {
  return (await post<{ table: string }>('/api/tables/upload', { record })).table;
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
