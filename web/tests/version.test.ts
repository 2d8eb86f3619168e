import { beforeEach, expect, it } from 'vitest';

import { mayReload } from '../src/lib/version.svelte';

const MINUTE = 60_000;
let kept: Map<string, string>;
const storage = (): Storage =>
  ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }) as unknown as Storage;

beforeEach(() => (kept = new Map()));

it('reloads by itself once, and again only long after', () => {
  const now = 1_700_000_000_000;
  expect(mayReload(storage, now)).toBe(true);
  expect(mayReload(storage, now + 1)).toBe(false);
  expect(mayReload(storage, now + 9 * MINUTE)).toBe(false);
  expect(mayReload(storage, now + 10 * MINUTE)).toBe(true);
  expect(mayReload(storage, now + 11 * MINUTE)).toBe(false);
});

it('does not when the clock was set back', () => {
  const now = 1_700_000_000_000;
  mayReload(storage, now);
  expect(mayReload(storage, now - 60 * MINUTE)).toBe(false);
});

it('never does where nothing can be remembered', () => {
  const forgetful = () => ({ getItem: () => null, setItem: () => undefined }) as unknown as Storage;
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(mayReload(forgetful, 5 * MINUTE)).toBe(false);
  expect(mayReload(forbidden, 5 * MINUTE)).toBe(false);
  kept.set('shambler.reloaded', 'rubbish');
  expect(mayReload(storage, 5 * MINUTE)).toBe(false);
});
