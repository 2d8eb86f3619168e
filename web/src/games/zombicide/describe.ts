// What things on the board, and goals, are called.

import { speech } from '../../lib/speech.svelte';
import { marksOf, type Mark } from './marks';
import { moldIn } from './parts';
import type { Token } from './tokens';
import type { Board, Goal, View, ZoneMap } from './types';

export function markName(mark: Mark): string {
  switch (mark.kind) {
    case 'spawn':
      return speech.t(mark.active ? 'board-spawn' : 'board-spawn-asleep');
    case 'noise':
      return speech.t('board-noise', { count: mark.count });
    case 'card':
      return speech.t(mark.read ? 'board-card-read' : 'board-card', { number: mark.id });
    case 'down':
      return speech.t('board-down', { round: mark.until });
    case 'work':
      return speech.t(speech.has(`place-${mark.what}`) ? `place-${mark.what}` : 'place');
    default:
      return speech.t(`board-${mark.kind}`);
  }
}

export function tokenName(board: Board, token: Token): string {
  switch (token.kind) {
    case 'survivor':
      return speech.w(board.survivors[token.id]?.name);
    case 'machine':
      return speech.w(board.machines[token.id]?.name);
    case 'enemy': {
      const enemy = board.enemies[token.id];
      return `${token.count} ${speech.w(token.count > 1 ? enemy?.plural : enemy?.name)}`;
    }
  }
}

/** A zone in words: its name, who and what is there. */
export function zoneName(board: Board, view: View, zone: ZoneMap, tokens: Token[]): string {
  const said = [`${speech.w(zone.title)} ${zone.name}`, ...tokens.map((token) => tokenName(board, token))];
  said.push(...(marksOf(view).get(zone.name) ?? []).map(markName));
  if (zone.special === 'dark') said.push(speech.t('board-dark'));
  if (view.night?.lit.includes(zone.name)) said.push(speech.t('board-lit'));
  const closed = view.buildings?.closed.find(({ zones }) => zones.includes(zone.name));
  if (closed) said.push(speech.t(closed.locked ? 'board-locked' : 'board-closed', { count: closed.cards }));
  if (moldIn(view, zone.name)) said.push(speech.t('board-mold'));
  const range = view.survivors.find(({ id }) => id === view.acting?.who)?.sees[zone.name];
  if (range !== undefined) said.push(speech.t('board-seen', { range }));
  return said.join(', ');
}

/** What a goal asks for. */
export function goalWords(kind: string, goal: Partial<Goal>): string {
  const exact = `goal-${kind}-${goal.what ?? ''}`;
  const id = speech.has(exact) ? exact : speech.has(`goal-${kind}`) ? `goal-${kind}` : 'goal';
  return speech.t(id, {
    count: goal.count ?? 1,
    rounds: goal.rounds ?? 0,
    color: goal.color ?? '',
    level: goal.level ? speech.t(`level-${goal.level}`) : '',
  });
}
