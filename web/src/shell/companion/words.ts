// The words of these pages: they come with them, and not with the first page that anybody opens.

import type { FluentVariable } from '@fluent/bundle';

import type { ChanceInfo } from '../../lib/protocol';
import { bundlesOf, speech } from '../../lib/speech.svelte';
import english from './texts/en.ftl?raw';
import french from './texts/fr.ftl?raw';

const bundles = bundlesOf({ en: english, fr: french });

export function say(id: string, about: Record<string, FluentVariable> = {}): string {
  const words = bundles[speech.language];
  const message = words.getMessage(id);
  if (!message?.value) throw new Error(`the companion has no text ${id}`);
  return words.formatPattern(message.value, about);
}

/** The text in which dice or a card are asked for; `single`: die by die, though it could be said at once. */
export function asks({ dice, results, given, by }: ChanceInfo, single = false): string {
  if (!dice) return 'drawn';
  if (single || !results.length || given.length) return 'rolled';
  return by === 'sum' ? 'sum' : 'how-many';
}
