// What a card or an enemy of the family is, in words, for whoever looks at it closely.

import type { Reference } from '../../lib/peek.svelte';
import type { Option } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { foeAlone, foeNamed } from './art/foes';
import { drawingOf, weapon } from './art/gear';
import { noiseCounts } from './parts';
import type { Board, Card } from './types';

export function gearReference(board: Board, card: Card): Reference | null {
  const text = board.cards[card.id];
  if (!text) return null;
  const drawing = drawingOf(card.id);
  const facts = text.attacks
    .filter(({ dice }) => dice > 0)
    .flatMap((attack): [string, string][] => [
      [speech.t('fact-dice'), speech.t('fact-dice-words', { dice: attack.dice, accuracy: attack.accuracy })],
      [speech.t('fact-damage'), speech.t('fact-damage-words', { damage: attack.damage })],
      [speech.t('fact-range'), speech.t('fact-range-words', { near: attack.range[0], far: attack.range[1] })],
      ...(noiseCounts(board) ? [[speech.t('fact-noise'), speech.t(attack.noise ? 'fact-loud' : 'fact-silent')] as [string, string]] : []),
    ]);
  return {
    title: speech.w(text.name),
    ...(drawing ? { picture: { box: '0 0 64 28', inside: weapon(drawing), wide: true } } : {}),
    facts: facts.slice(0, 4),
    ...(card.attached.length ? { note: speech.t('fact-attached', { cards: card.attached.map((ammo) => speech.w(board.cards[ammo]?.name)).join(', ') }) } : {}),
  };
}

export function foeReference(game: string, board: Board, id: string): Reference | null {
  const text = board.enemies[id];
  if (!text) return null;
  return {
    title: speech.w(text.name),
    picture: { box: '-2 -2 68 68', inside: foeAlone(foeNamed(game, id, text.type)) },
    facts: [
      [speech.t('fact-toughness'), speech.t('fact-toughness-words', { toughness: text.toughness })],
      [speech.t('fact-actions'), speech.t('fact-actions-words', { actions: text.actions })],
      [speech.t('fact-hurts'), speech.t('fact-hurts-words', { damage: text.damage })],
      [speech.t('fact-points'), String(text.experience)],
    ],
  };
}

/** The weapon of an attack, or the card that a key names. */
export function reference(option: Option, board: Board): Reference | null {
  const id = /^(?:fire|melee|card|drop|item):([a-z0-9-]+)/.exec(option.key)?.[1] ?? '';
  return gearReference(board, { id, attached: [] });
}
