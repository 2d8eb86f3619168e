// Where the values of a card or counter come from, in a line.
import { speech } from '../../lib/speech.svelte';

/** "card: seen in public; pressure: rebuilt by us" */
export function originLine(marks: Record<string, string> | undefined): string {
  return Object.entries(marks ?? {})
    .map(([part, mark]) => speech.t('origin-of', { part: speech.has(`part-${part}`) ? speech.t(`part-${part}`) : part, mark }))
    .join('; ');
}
