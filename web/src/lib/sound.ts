// Small sounds, made here and nowhere else: each tells one class of events. Off unless somebody wants them.

export type Cue = 'dice' | 'hit' | 'hurt' | 'step' | 'foe' | 'card' | 'noise' | 'score' | 'turn';

interface Tone {
  wave: OscillatorType | 'hiss'; // a hiss is filtered noise
  from: number; // pitch in hertz
  to: number;
  long: number; // seconds
  loud: number;
  after?: number; // seconds before it begins
}

const TONES: Record<Cue, Tone[]> = {
  dice: [0, 0.07, 0.13, 0.22].map((after) => ({ wave: 'hiss', from: 2400, to: 1500, long: 0.035, loud: 0.3, after })),
  hit: [{ wave: 'square', from: 240, to: 90, long: 0.12, loud: 0.2 }],
  hurt: [{ wave: 'sawtooth', from: 170, to: 60, long: 0.28, loud: 0.22 }],
  step: [0, 0.14].map((after) => ({ wave: 'hiss', from: 500, to: 260, long: 0.05, loud: 0.2, after })),
  foe: [{ wave: 'sawtooth', from: 75, to: 58, long: 0.4, loud: 0.16 }],
  card: [{ wave: 'hiss', from: 3200, to: 5200, long: 0.09, loud: 0.14 }],
  noise: [{ wave: 'square', from: 900, to: 880, long: 0.09, loud: 0.08 }],
  score: [{ wave: 'sine', from: 620, to: 620, long: 0.12, loud: 0.2 }, { wave: 'sine', from: 930, to: 930, long: 0.18, loud: 0.2, after: 0.1 }],
  turn: [{ wave: 'triangle', from: 440, to: 660, long: 0.16, loud: 0.2 }],
};

const GAP = 0.18; // seconds from one class to the next

let context: AudioContext | null = null;

function hissing(at: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sound(at: AudioContext, tone: Tone, when: number): void {
  const [begin, end] = [when + (tone.after ?? 0), when + (tone.after ?? 0) + tone.long];
  const gain = at.createGain();
  gain.gain.setValueAtTime(tone.loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(at.destination);
  if (tone.wave === 'hiss') {
    const [source, filter] = [hissing(at, tone.long), at.createBiquadFilter()];
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(tone.from, begin);
    filter.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(filter).connect(gain);
    source.start(begin);
    return;
  }
  const source = at.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

/** Each class once, in the order in which they first happened. */
export function cuesOf(events: readonly string[], sounds: Readonly<Record<string, Cue>>): Cue[] {
  return [...new Set(events.flatMap((event) => sounds[event] ?? []))];
}

export function play(cues: readonly Cue[]): void {
  if (!cues.length) return;
  context ??= new AudioContext();
  void context.resume();
  const at = context;
  cues.forEach((cue, index) => TONES[cue].forEach((tone) => sound(at, tone, at.currentTime + index * GAP)));
}
