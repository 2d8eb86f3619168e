// What the page of a campaign draws: faces, the signs of the stops, hills with a fort behind them.

import type { CampaignArt } from '../../../lib/game';
import { portrait } from './survivors';

const SIGNS: Record<string, Record<string, string>> = {
  hendrix: {
    M1: 'M-13 9V-3L-5 -9L3 -3V9ZM5 9V-7H14V9Z', // a town
    M2: 'M-11 -11H11V-4H-11ZM-11 -2H11V4H-11ZM-11 6H11V12H-11Z', // servers
    M3: 'M-9 -13H-6V13H-9ZM-5 -12H12L7 -6L12 0H-5Z', // a flag
    M4: 'M-4 -13H4V-5L11 11H-11L-4 -5Z', // a flask
    M5: 'M-2 -14H2V14H-2ZM-13 -6L-11 -9L13 6L11 9ZM-13 6L-11 9L13 -6L11 -9Z', // cold
    M6: 'M-12 -12H-8V12H-12ZM-5 -12H-1V12H-5ZM2 -12H6V12H2ZM9 -12H13V12H9Z', // bars
    M7: 'M-15 -10H11V-7H0V-4C9 -4 13 1 13 8H-4L-8 0H-15V-5H-10L-3 -4V-7H-15Z', // a helicopter
    M8: 'M0 -14L4 -4H14L6 2L9 13L0 6L-9 13L-6 2L-14 -4H-4Z', // a star
    M9: 'M-13 -5H13V11H-13ZM-11 -11H11V-7H-11Z', // a box
    M10: 'M-14 12V-10H-8V-4H-4V-10H4V-4H8V-10H14V12H5V4A5 5 0 0 0 -5 4V12Z', // a gate
  },
};
const BLANK = 'M-9 -9H9V9H-9Z';

const STARS = [[60, 26], [190, 44], [330, 22], [470, 40], [560, 18], [700, 34], [905, 22], [1020, 40], [1300, 26]];
const TREES = [20, 46, 130, 158, 290, 430, 455, 590, 715];

const scenery = [
  '<rect width="1342" height="262" fill="#121a24"/><circle cx="1180" cy="34" r="15" fill="#dfe4ff" opacity=".8"/><circle cx="1187" cy="30" r="13" fill="#121a24"/>',
  ...STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.4" fill="#fff" opacity=".6"/>`),
  '<path d="M0 120C160 70 300 110 470 70C640 36 800 92 960 58C1120 26 1240 60 1342 46V262H0Z" fill="#18221f"/><path d="M0 196C180 160 360 206 560 176C760 146 960 214 1342 164V262H0Z" fill="#1d2924"/>',
  ...TREES.map((x, at) => `<path fill="#0f1715" d="M${x} ${112 - (at % 3) * 8}l-9 20h5l-7 14h22l-7 -14h5Z"/>`),
  '<g fill="#26323a"><path d="M890 52V26H902V34H914V26H926V34H1010V26H1022V34H1034V26H1046V52Z"/><path d="M1058 60V18H1064V8H1094V18H1100V60Z"/><path d="M1120 50V36H1200V50ZM1216 62V22H1222V12H1250V22H1256V62Z"/></g>',
  '<path d="M884 52H1342" stroke="#26323a" stroke-width="7"/><path d="M884 44H1342" stroke="#3c4b55" stroke-width="1.4" stroke-dasharray="3 6"/>',
].join('');

export const campaign: CampaignArt = {
  face: portrait,
  sign: (game, scenario) => SIGNS[game]?.[scenario] ?? BLANK,
  scenery,
};
