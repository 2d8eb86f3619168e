// The markers on a counter, as one letter.

const LETTERS: Record<string, string> = {
  defiant: 'D', trained: 'T', leader: 'L', 'well-armed': 'W', comatose: '+', stealthed: '?', tough: 'T', fast: 'F', smart: 'S', toxic: 'X', stench: 'O',
};

/** The first marker that has a letter. */
export const letter = (marks: string[]): string => marks.map((mark) => LETTERS[mark]).find((found) => found !== undefined) ?? '';

/** What a marker means; both sides have a Leader. */
export const wornKey = (mark: string, zeds: boolean): string => (zeds && mark === 'leader' ? 'worn-zeds-leader' : `worn-${mark}`);

/** Every letter, with the text that says what it means. */
export const letters: readonly (readonly [letter: string, key: string])[] = [
  ...Object.entries(LETTERS).map(([mark, sign]) => [sign, wornKey(mark, false)] as const),
  ['L', wornKey('leader', true)],
];
