// The pictures of the games: files of their own, loaded when they are seen.

const BOXES = import.meta.glob<string>('../art/pictures/box-*.svg', { query: '?url', import: 'default', eager: true });

/** The colour of a box's edge. */
const TINTS: Record<string, string> = { living_dead: '#6b6864', invader: '#33508c', hendrix: '#5c7a4e', invazions: '#8a3d5c', dawn: '#b8743a' };

/** The picture on the lid of a game's box; `null` for a game that nobody has drawn. */
export const boxOf = (game: string): string | null => BOXES[`../art/pictures/box-${game}.svg`] ?? null;

export const tintOf = (game: string): string => TINTS[game] ?? '#45547a';
