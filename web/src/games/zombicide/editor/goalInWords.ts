// A goal of a draft, in the words in which those who play it will read it.

import type { Data } from '../../../editor/draft.svelte';
import { worded } from '../../../editor/words';
import { speech } from '../../../lib/speech.svelte';
import type { Words } from '../../../lib/protocol';
import { goalWords } from '../describe';
import type { Goal } from '../types';

export function goalInWords(entry: Record<string, unknown>, data: Data): string {
  const [kind, goal] = [String(entry['kind'] ?? ''), entry as Partial<Goal>];
  const aim = kind === 'story' && speech.w((data['story'] as { aim?: { text?: Words } } | undefined)?.aim?.text);
  if (aim) return aim;
  const told = speech.has(`goal-${kind}`) ? goalWords(kind, goal) : worded('word', kind);
  return goal.count !== undefined && goal.count > 1 ? `${told} × ${goal.count}` : told;
}
