// The markers on a counter, as one letter.

const LETTERS: Record<string, string> = {
  defiant: 'D', trained: 'T', leader: 'L', 'well-armed': 'W', comatose: '+', stealthed: '?', tough: 'T', fast: 'F', smart: 'S', toxic: 'X', stench: 'O',
};

/** The first marker that has a letter. */
export const letter = (marks: string[]): string => marks.map((mark) => LETTERS[mark]).find((found) => found !== undefined) ?? '';
