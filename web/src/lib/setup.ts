// Pure functions on the set-up form of a scenario.

import type { SetupOption } from './protocol';

export type Values = Readonly<Record<string, unknown>>;

/** The value of an option: what somebody chose, else its default. */
export function valueOf(option: SetupOption, values: Values): unknown {
  return option.name in values ? values[option.name] : option.default;
}

/** What the server has to be told: every value that is not the default. */
export function chosen(options: SetupOption[], values: Values): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const option of options) {
    const value = valueOf(option, values);
    if (JSON.stringify(value) !== JSON.stringify(option.default)) found[option.name] = value;
  }
  return found;
}

/** The flags that are set: some of them change who sits at the table. */
export function flagsOn(options: SetupOption[], values: Values): string[] {
  return options.filter((option) => option.kind === 'flag' && valueOf(option, values) === true).map(({ name }) => name);
}

/** A list as it is typed, `a, b`; whole numbers are numbers. */
export function listed(text: string): (string | number)[] {
  const parts = text.split(',').map((part) => part.trim()).filter(Boolean);
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : parts;
}

/** A list of chosen keys with one of them put in or taken out, in the order of the choices. */
export function toggled(option: SetupOption, value: unknown, key: string): string[] {
  const before = Array.isArray(value) ? value : [];
  const keys = option.choices.map((choice) => choice.key);
  return keys.filter((known) => (known === key ? !before.includes(key) : before.includes(known)));
}

/** A document as it is typed; what is no JSON goes to the server as it is, and is refused there. */
export function documented(text: string): unknown {
  if (!text.trim()) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The options that this form asks for: the number of seats is chosen by seating people. */
export function asked(options: SetupOption[], seats: number): SetupOption[] {
  return options.filter((option) => option.kind !== 'seats' && (option.kind !== 'seat' || seats > 1));
}
