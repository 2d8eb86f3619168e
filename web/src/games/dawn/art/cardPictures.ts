// What is on the picture of a card: somebody's face, or one strong sign.

import { g } from '../../../art/cards/brush';
import { glyph, type Glyph } from '../../../art/cards/glyphs';
import { signs } from '../../../art/cards/signs';
import { face, FACES } from './faces';

type Picture = keyof typeof signs | Glyph | (string & {});

const PICTURES: Record<string, Picture> = {
  'E-B01': 'charge', 'E-B02': 'johnson', 'E-B03': 'civ', 'E-B04': 'sneak', 'E-B05': 'sneak', 'E-B06': 'sneak', 'E-B07': 'sneak', 'E-B08': 'swell',
  'E-B09': 'contagion', 'E-B10': 'fanfare', 'E-B11': 'overrun', 'E-B12': 'alyssa', 'E-B13': 'cut', 'E-B14': 'flame', 'E-B15': 'doom', 'E-B16': 'iron',
  'E-B17': 'oozers', 'E-B18': 'devour', 'E-B19': 'devour', 'E-B20': 'sun', 'E-B21': 'hunt',
  'E-G01': 'natural', 'E-G02': 'can', 'E-G03': 'contagion', 'E-G04': 'devour', 'E-G05': 'pickles', 'E-G06': 'rangers', 'E-G07': 'flame', 'E-G08': 'oozers',
  'E-G09': 'leapers', 'E-G10': 'reanimators', 'E-G11': 'raiders', 'E-G12': 'national-guard', 'E-G13': 'iron', 'E-G14': 'prophylaxis', 'E-G15': 'swell',
  'E-G16': 'zed-hemoths', 'E-G17': 'fanfare', 'E-G18': 'national-guard', 'E-G19': 'sun',
  'E-Y01': 'noelle', 'E-Y02': 'can', 'E-Y03': 'reanimators', 'E-Y04': 'immuno', 'E-Y05': 'immuno', 'E-Y06': 'flame', 'E-Y07': 'flame', 'E-Y08': 'zed-hemoths',
  'E-Y09': 'nosurv', 'E-Y10': 'petra', 'E-Y11': 'sneak', 'E-Y12': 'marteuse', 'E-Y13': 'rangers', 'E-Y14': 'swell', 'E-Y15': 'devour', 'E-Y16': 'nosurv',
  'E-Y17': 'fanfare', 'E-Y18': 'devour', 'E-Y19': 'sun',
};

const GLYPHS = new Set<string>(['flame', 'can', 'sun']);
const isSign = (name: string): name is keyof typeof signs => name in signs;

/** A picture on a grid of 100 x 100; `otherwise` for a card without one of its own. */
export function picture(card: string, otherwise: Picture): string {
  const name = PICTURES[card] ?? otherwise;
  if (isSign(name)) return g(signs[name](), 'translate(8 8) scale(.84)');
  if (GLYPHS.has(name)) return glyph(name as Glyph, 50, 52, 66, '#ffcf7a');
  return FACES.includes(name) ? g(face(name), 'translate(0 6)') : '';
}
