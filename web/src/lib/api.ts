// The server over HTTP.

import type { Moment as ToldMoment } from '../generated/protocol';
import { VERSION } from '../generated/version';
import { withBoard } from './boards';
import type {
  AtTheDoor,
  CampaignMade,
  CampaignPage,
  Claimed,
  DailyCard,
  EntryInfo,
  Invitation,
  Joined,
  Language,
  Laid,
  LessonStep,
  Moment,
  NewCampaign,
  NewTable,
  PieceInfo,
  RuleText,
  SetupCard,
  Shelf,
  Story,
  TableCard,
  TableList,
  TableMade,
  Written,
  Terms,
  Published,
  PuzzleCard,
} from './protocol';
import { speech } from './speech.svelte';
import { typeset } from './typeset';
import { version } from './version.svelte';

const WIRE = 'shambler-wire';

export class Refusal extends Error {}

/** Ask the server, and say for which version of it this page was built. */
async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  return JSON.parse(typeset(await (await answerTo(path, request)).text(), speech.language)) as T;
}

/** The answer to a request, unless it was refused. */
async function answerTo(path: string, request: RequestInit): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(WIRE, VERSION);
  headers.set('accept-language', speech.language); // in which a refusal is told
  const response = await fetch(path, { ...request, headers });
  version.heard(response.headers.get(WIRE));
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  throw new Refusal(message || `${response.status} ${response.statusText}`);
}

export const get = ask;

/** A file, as it is. */
export const file = async (path: string): Promise<string> => (await answerTo(path, {})).text();

export async function shelf(): Promise<Shelf> {
  return ask('/api/shelf');
}

/** What can be set for a scenario, and what the seats of a table of this size play. */
export async function setUp(
  game: string,
  scenario: string,
  seats: number,
  on: string[], // the flags that are set
  language: Language,
): Promise<SetupCard> {
  const query = new URLSearchParams([['seats', String(seats)], ['language', language], ...on.map((name) => ['on', name])]);
  return ask(`/api/setup/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}?${query}`);
}

/** What a table agrees on unless somebody asks for something else. */
export const USUAL: Terms = { pace: 0.35, undo: 'agreement', absent: 0, advice: true, public: false };

function posted(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

export async function post<T>(path: string, body: object): Promise<T> {
  return ask(path, posted(body));
}

/** The same where there is nothing to be answered. */
export async function send(path: string, body: object): Promise<void> {
  await answerTo(path, posted(body));
}

export async function makeTable(wanted: NewTable): Promise<string> {
  return (await post<TableMade>('/api/tables', wanted)).table;
}

/** What was read off the real table lately, and what could have been. */
export async function entries(table: string, language: Language): Promise<EntryInfo[]> {
  return ask(`/api/tables/${table}/entries?${new URLSearchParams({ language })}`);
}

/** How the real table is set up, piece by piece. */
export async function pieces(table: string, language: Language): Promise<PieceInfo[]> {
  return ask(`/api/tables/${table}/pieces?${new URLSearchParams({ language })}`);
}

/** Begin a campaign: its key, and the table of its first chapter. */
export async function makeCampaign(wanted: NewCampaign): Promise<CampaignMade> {
  return post('/api/campaigns', wanted);
}

export async function campaign(key: string, language: Language): Promise<CampaignPage> {
  return ask(`/api/campaigns/${key}?${new URLSearchParams({ language })}`);
}

/** The table of the chapter that follows, which begins now unless it already has. */
export async function nextChapter(table: string): Promise<string> {
  return (await post<TableMade>(`/api/tables/${table}/next`, {})).table;
}

/** Play a chapter again from its beginning; what was played stays as another road. */
export async function playAgain(table: string): Promise<string> {
  return (await post<TableMade>(`/api/tables/${table}/again`, { answer: 0 })).table;
}

export async function lessonStep(game: string, name: string, at: number, language: Language): Promise<LessonStep> {
  return ask(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${at}?${new URLSearchParams({ language })}`);
}

/** A table of one's own that goes on where a lesson stands. */
export async function playOn(game: string, name: string, at: number): Promise<string> {
  return (await post<TableMade>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${at}/play`, {})).table;
}

/** One's own tables, the last used first; `start` is where an earlier answer said there is more. */
export async function myTables(start = 0): Promise<TableList> {
  return ask(`/api/tables/mine?start=${start}`);
}

/** The game of a day; without one, today's. */
export async function daily(day = ''): Promise<DailyCard> {
  return ask(`/api/daily${day ? `?day=${day}` : ''}`);
}

/** The table of one's one try today. */
export async function playDaily(name: string): Promise<string> {
  return (await post<TableMade>('/api/daily', { name })).table;
}

/** The puzzle of today; the chances are told to those who have answered. */
export const puzzle = (language: Language): Promise<PuzzleCard> => ask(`/api/puzzle?language=${language}`);
export const answerPuzzle = (answer: string, language: Language): Promise<PuzzleCard> => post(`/api/puzzle?language=${language}`, { answer });

/** A position for one of the next days; says which place in the line it has. */
export async function publishPuzzle(position: string): Promise<number> {
  return (await post<Published>('/api/puzzles', { position })).place;
}

/** Tables that show themselves to everybody. */
export async function lobby(): Promise<TableCard[]> {
  return (await ask<TableList>('/api/lobby')).tables;
}

/** Take an open seat of a table that shows itself. */
export async function sit(table: string, name: string): Promise<number> {
  return (await post<Joined>(`/api/tables/${table}/sit`, { name })).seat;
}

/** What an invitation is to. */
export async function atTheDoor(table: string, token: string, language: Language): Promise<AtTheDoor> {
  return post(`/api/tables/${table}/door?language=${language}`, { token });
}

/** A new secret that gives a seat to whoever has it, once. */
export async function invite(table: string, seat: number): Promise<string> {
  return (await post<Invitation>(`/api/tables/${table}/seats/${seat}/invitation`, {})).token;
}

export async function join(table: string, token: string, name: string): Promise<number> {
  return (await post<Joined>(`/api/tables/${table}/join`, { token, name })).seat;
}

/** Over TLS: take the seats that this browser held before there was TLS. Are there any? */
export async function claim(table: string): Promise<boolean> {
  return (await post<Claimed>(`/api/tables/${table}/mine`, {})).seats.length > 0;
}

export async function moment(table: string, at: number, language: Language): Promise<Moment> {
  const told = await ask<ToldMoment>(`/api/tables/${table}/moments/${at}?language=${language}`);
  return { ...told, table: await withBoard(told.table) };
}

/** How the chances of a finished game went, and how it was set up. */
export async function story(table: string): Promise<Story> {
  return ask(`/api/tables/${table}/story`);
}

/** A moment of a table as text, as this browser may see it. */
export async function positionAt(table: string, at: number): Promise<string> {
  return (await ask<Written>(`/api/tables/${table}/moments/${at}/position`)).position;
}

/** A position laid out, to be looked at. */
export async function layOut(position: string, language: Language): Promise<Laid> {
  return post(`/api/positions/look?language=${language}`, { position });
}

/** A table of one's own that goes on from a position. */
export async function playFrom(position: string): Promise<string> {
  return (await post<TableMade>('/api/positions', { position })).table;
}

export async function branch(table: string, at: number): Promise<string> {
  return (await post<TableMade>(`/api/tables/${table}/moments/${at}/branch`, {})).table;
}

/** Save the record as a file. While the game runs, everybody at the table is told that it was read. */
export async function saveRecord(table: string): Promise<void> {
  const answer = await answerTo(`/api/tables/${table}/record`, { method: 'POST' });
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = named?.[1] ?? 'game.shambler';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Bring a saved game along; it becomes a table of one's own. */
export async function upload(record: string): Promise<string> {
  return (await post<TableMade>('/api/tables/upload', { record })).table;
}

export async function rule(game: string, id: string, language: Language): Promise<RuleText> {
  const path = `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return ask(`${path}?language=${language}`);
}

export async function searchRules(
  game: string,
  text: string,
  language: Language,
): Promise<RuleText[]> {
  const query = new URLSearchParams({ q: text, language });
  return ask(`/api/rules/${encodeURIComponent(game)}?${query}`);
}

/** A link as a QR code, to stand in an image. It is sent in a body: it ends in a secret, and addresses are logged. */
export async function pictureOf(link: string): Promise<string> {
  const drawn = await answerTo('/api/picture', posted({ link }));
  return `data:image/svg+xml,${encodeURIComponent(await drawn.text())}`;
}
