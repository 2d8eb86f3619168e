// The workshop over HTTP.

import type { ChangeShown, Contrast, GameKit, Judged, Looked, MissionCard, MissionList, Opened, Rated, Squad, Squads, Study, TableMade, ToPlay, ToRate, ToStudy } from '../generated/protocol';
import { file, get, post, send } from '../lib/api';
import type { Language } from '../lib/protocol';

const at = (game: string): string => `/api/workshop/${encodeURIComponent(game)}`;

export const games = (): Promise<GameKit[]> => get('/api/workshop');

export const open = (game: string, language: Language): Promise<Opened> => get(`${at(game)}/kit?language=${language}`);

export const blank = (game: string): Promise<string> => file(`${at(game)}/blank`);
export const source = (game: string, scenario: string): Promise<string> => file(`${at(game)}/source/${encodeURIComponent(scenario)}`);

export const look = (game: string, draft: { text: string; data?: object }, language: Language): Promise<Looked> =>
  post(`${at(game)}/look?language=${language}`, draft);

export const judge = (game: string, draft: string, language: Language): Promise<Judged> => post(`${at(game)}/judge?language=${language}`, { text: draft });

export async function play(game: string, wanted: ToPlay): Promise<string> {
  return (await post<TableMade>(`${at(game)}/play`, wanted)).table;
}

export const rate = (game: string, wanted: ToRate, language: Language): Promise<Rated> => post(`${at(game)}/ratings?language=${language}`, wanted);
export const rating = (key: string, language: Language): Promise<Rated> => get(`/api/workshop/ratings/${key}?language=${language}`);
export const stopRating = (key: string, language: Language): Promise<Rated> => post(`/api/workshop/ratings/${key}/stop?language=${language}`, {});
export const squads = async (game: string, seed: number): Promise<Squad[]> => (await get<Squads>(`${at(game)}/squads?seed=${seed}`)).squads;
export const changes = (game: string, draft: string, language: Language): Promise<ChangeShown[]> => post(`${at(game)}/changes?language=${language}`, { text: draft });
export const study = (game: string, wanted: ToStudy): Promise<Study> => post(`${at(game)}/study`, wanted);
export const against = (key: string, other: string): Promise<Contrast> => get(`/api/workshop/ratings/${key}/against/${other}`);

// -- the shelf of this host --------------------------------------------------------------------

export const missions = async (game: string, language: Language): Promise<MissionCard[]> => (await get<MissionList>(`${at(game)}/missions?language=${language}`)).missions;
export const mission = (game: string, slug: string, version: number): Promise<string> => file(`${at(game)}/missions/${encodeURIComponent(slug)}/${version}`);
export const publish = (game: string, wanted: { text: string; slug?: string; rating?: string }, language: Language): Promise<MissionCard> => post(`${at(game)}/missions?language=${language}`, wanted);
export const report = (game: string, slug: string, version: number, trouble: string): Promise<void> => send(`${at(game)}/missions/${encodeURIComponent(slug)}/trouble`, { version, text: trouble });
