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
  'E-O01': 'zed-hemoths', 'E-O02': 'immuno', 'E-O03': 'charge', 'E-O04': 'fd129', 'E-O05': 'contagion', 'E-O06': 'swell', 'E-O07': 'immuno', 'E-O08': 'prophylaxis',
  'E-O09': 'contagion', 'E-O10': 'civ', 'E-O11': 'natural', 'E-O12': 'marteuse', 'E-O13': 'overrun', 'E-O14': 'riot-squad', 'E-O15': 'devour', 'E-O16': 'sun',
  'E-R01': 'contagion', 'E-R02': 'immuno', 'E-R03': 'hue', 'E-R04': 'devour', 'E-R05': 'iron', 'E-R06': 'seaver', 'E-R07': 'overrun', 'E-R08': 'swell',
  'E-R09': 'marteuse', 'E-R10': 'oozers', 'E-R11': 'wilson', 'E-R12': 'nosurv', 'E-R13': 'sneak', 'E-R14': 'flame', 'E-R15': 'sun',
  'F-B03': 'civ', 'F-B05': 'prophylaxis', 'F-B06': 'rouse', 'F-B08': 'hold', 'F-G02': 'sneak', 'F-G03': 'folk', 'F-G08': 'natural', 'F-G09': 'charge', 'F-Y01': 'rangers',
  'F-Y05': 'can', 'F-O02': 'fanfare', 'F-O06': 'civ', 'F-O07': 'fanfare', 'F-O09': 'cut', 'F-O10': 'charge', 'F-R02': 'wzed', 'F-R03': 'can', 'F-R05': 'upgrade', 'F-R08': 'rouse',
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
