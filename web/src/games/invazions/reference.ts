// What a card says, for whoever looks at it closely.

import type { Reference } from '../../lib/peek.svelte';
import type { Option } from '../../lib/protocol';
import { speech } from '../../lib/speech.svelte';
import { picture } from './art/faces';
import { costOf, valueOf } from './kinds';
import type { Board, CardText } from './types';

/** A card; `plays` are the answers that play it, each with what it is sure to do. */
export function cardReference(id: string, card: CardText | undefined, plays: readonly Option[] = []): Reference | null {
  if (!card) return null;
  const [cost, value] = [costOf(card), valueOf(card)];
  const facts: [string, string][] = [];
  if (cost !== null) facts.push([speech.t('cost'), speech.t('cost-in-words', { cost })]);
  if (value) facts.push([speech.t(value.attack ? 'attack' : 'resistance'), String(value.value)]);
  const told = [...new Set(plays.flatMap(({ then }) => then || []))];
  if (told.length) facts.push([speech.t('if-played'), told.join('\n')]);
  const ours = Object.values(card.provenance).some((mark) => mark === 'reconstructed');
  return {
    title: speech.w(card.name),
    kind: speech.t(`kind-${card.kind}`),
    picture: { box: '0 0 120 76', inside: picture(id, `var(--kind-${card.kind})`), wide: true },
    facts,
    text: speech.w(card.text),
    ...(ours ? { note: speech.t('partly-ours') } : {}),
  };
}

/** The card that an answer plays. */
export const reference = (option: Option, board: Board): Reference | null => {
  const id = option.target?.['card'] ?? '';
  return cardReference(id, board.cards[id]);
};
