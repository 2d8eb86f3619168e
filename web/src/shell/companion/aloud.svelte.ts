// Reads to everybody round the table what is asked and what is to be done, with the voice of the device.

import { keep, kept } from '../../lib/keep';
import { speech } from '../../lib/speech.svelte';

export class Aloud {
  readonly can = 'speechSynthesis' in globalThis;
  on = $state(kept('aloud') === 'on');

  turn(on: boolean): void {
    this.on = on;
    keep('aloud', on ? 'on' : 'off');
    if (!on) speechSynthesis.cancel();
  }

  /** What was being read is broken off: the table has moved on. */
  read(text: string): void {
    if (!this.can || !text) return;
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = speech.language;
    speechSynthesis.speak(words);
  }
}
