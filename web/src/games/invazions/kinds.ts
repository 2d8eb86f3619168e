// The types of cards: a colour and a sign each.

import type { Glyph } from '../../art/cards/glyphs';
import type { CardText } from './types';

const GLYPH_OF: Record<string, Glyph> = {
  human: 'human', survivor: 'survivor', research: 'research', bravery: 'bravery', zombie: 'zombie', rage: 'rage', freed: 'freed', wounded: 'wounded',
};

export const glyphOf = (kind: string | undefined): Glyph => GLYPH_OF[kind ?? ''] ?? 'deck';

/** The colour of a type, as a style: palettes change it. */
export const tint = (kind: string | undefined): string => `--k: var(--kind-${kind ?? 'human'})`;

/** Which value a card has: claws for those who attack, a shield for those who hold. */
export function valueOf(card: CardText | undefined): { attack: boolean; value: number } | null {
  if (!card) return null;
  if (card.kind === 'zombie' || card.kind === 'rage') return { attack: true, value: card.attack };
  return card.kind === 'human' || card.kind === 'survivor' || card.kind === 'research' ? { attack: false, value: card.resistance } : null;
}

const HUMAN_SIDE = new Set(['human', 'survivor', 'research', 'bravery']);

/** What a card costs, where it costs anything at all. */
export const costOf = (card: CardText | undefined): number | null => (card && HUMAN_SIDE.has(card.kind) ? card.cost : null);

const ROMAN = ['', 'I', 'II', 'III'];

/** Hordes count in Roman figures. */
export const roman = (seat: number): string => ROMAN[seat] ?? String(seat);
