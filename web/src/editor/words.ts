// What words of content are called. One that nobody has translated is shown as content writes it.

import { speech } from '../lib/speech.svelte';

export function worded(kind: 'word' | 'field' | 'choice' | 'figure' | 'table' | 'change' | 'squad' | 'axis', name: string): string {
  const id = `${kind}-${name.replace(/[^\w-]+/g, '-').replace(/_/g, '-').toLowerCase()}`;
  return /^[a-z]/.test(id) && speech.has(id) ? speech.t(id) : name;
}
