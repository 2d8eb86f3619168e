import { expect, it } from 'vitest';

import type * as invazions from '../src/games/invazions';
import type { Board as InvazionsBoard, View as InvazionsView } from '../src/games/invazions/types';
import type * as zombicide from '../src/games/zombicide';
import type { Frame } from '../src/games/zombicide/stage';
import type { Board as ZombicideBoard, View as ZombicideView } from '../src/games/zombicide/types';
import type { GameModule } from '../src/lib/game';
import { plain } from '../src/lib/sketch';

// The compiler complains here if a module does not export what the page asks for.
type Fits<M, T> = M extends T ? true : never;
const FITS: [
  Fits<typeof zombicide, GameModule<ZombicideBoard, ZombicideView, Frame>>,
  Fits<typeof invazions, GameModule<InvazionsBoard, InvazionsView>>,
] = [true, true];

it('modules fit the page', () => {
  expect(FITS).toEqual([true, true]);
});

it('takes the colours out of a sketch and leaves its brackets', () => {
  expect(plain('wall [red]3[/red], [bold]you[/]')).toBe('wall 3, you');
  expect(plain(String.raw`\[A]-\[b] [#ff0000]x[/#ff0000] [1]`)).toBe('[A]-[b] x [1]');
});
