// The compiler complains here if the module does not export what the page asks for.

import type { Frame, GameModule } from '@shambler/lib/game';

import type * as barricade from './index';
import type { NightBoard, NightView } from './generated/barricade';

export const fits: typeof barricade extends GameModule<NightBoard, NightView, Frame> ? true : never = true;
