// What a game's own part of the editor brings: `games/<kind>/editor/index.ts` exports these.

import type { Component } from 'svelte';

import type { Finding } from '../generated/protocol';
import type { Language } from '../lib/protocol';
import type { Data, Draft } from './draft.svelte';
import SetUpDesk from './SetUpDesk.svelte';

export interface DeskProps {
  draft: Draft;
  kit: unknown; // what the game's server side says can be used
  rule: string;
  heat: Record<string, number> | null; // how many fell where; of what is drawn
  shown: Finding | null; // the finding that is looked at
}

export interface EditorModule {
  texts: Record<Language, string>;
  /** Where it is made. */
  Desk: Component<DeskProps>;
  /** What only drawn scenarios have; without it there is no map. */
  drawn?: Drawn;
}

export interface Drawn {
  /** What to take out of the box, and where to put it; printed. */
  SetUpList: Component<{ draft: Draft; kit: unknown }>;
  rule: string;
  /** Tables of the file that are filled in by forms; `table-<name>` is the text. */
  tables: string[];
  /** Fields of the file that every draft has. */
  about: string[];
  /** A goal as it is told in play. */
  goal: (entry: Record<string, unknown>, data: Data) => string;
}

const known = Object.fromEntries(
  Object.entries(import.meta.glob<EditorModule>('../games/*/editor/index.ts')).map(([path, load]) => [path.split('/').at(-3) ?? '', load]),
);

/** A game that nobody has made a desk for is designed by the options of its set-up. */
export const PLAIN: EditorModule = { texts: { en: '', fr: '' }, Desk: SetUpDesk };

export const editorOf = async (kind: string): Promise<EditorModule> => (known[kind] ? await known[kind]() : PLAIN);
