// The pictures of the games: files of their own, loaded when they are seen.

import tints from '../art/pictures/tints.json';

const BOXES = import.meta.glob<string>('../art/pictures/box-*.svg', { query: '?url', import: 'default', eager: true });

/** The picture on the lid of a game's box; `null` for a game that nobody has drawn. */
export const boxOf = (game: string): string | null => BOXES[`../art/pictures/box-${game}.svg`] ?? null;

/** The colour of its edge. */
export const tintOf = (game: string): string => (tints as Record<string, string>)[game] ?? '#45547a';
