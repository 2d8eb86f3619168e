// The drawing of a mark on the floor of a zone, 40 x 40.

import { C } from '../../../art/ink';
import type { Mark } from '../marks';
import { weapon, type WeaponName } from './gear';
import { MARK } from './marks';

/** Colours that missions give to their tokens; each token also has a sign of its own. */
const HUES: Record<string, string> = {
  red: '#ff7d8c', blue: '#8fc2ff', green: '#7fe3a2', purple: '#cfa3ff', violet: '#cfa3ff', yellow: '#ffe27a', white: '#ffffff',
};

/** Things to fetch or to use, by the work they stand for. */
const GEAR: Record<string, WeaponName> = {
  key: 'wrench', refuel: 'oxygen', 'take-food': 'tin', 'take-water': 'jar', 'take-blankets': 'blanket', 'take-radio': 'radio', store: 'boards',
};

const plate = (inside: string): string =>
  `<rect y="6" width="40" height="28" rx="8" fill="${C.ink}"/><rect x="2" y="8" width="36" height="24" rx="6" fill="#22304e" stroke="#8fd3ff" stroke-width="1.8"/>${inside}`;

function work(what: string): string {
  switch (what) {
    case 'lumber':
      return MARK.lumber();
    case 'corpse':
    case 'grave':
      return MARK.corpse();
    case 'burn':
      return MARK.fire();
    default: {
      const name = GEAR[what];
      return name ? plate(`<g transform="translate(4.5 13) scale(.48)">${weapon(name, '#dff1ff', C.ally)}</g>`) : MARK.objective('#8fd3ff', 'crate');
    }
  }
}

export function drawMark(mark: Mark): string {
  switch (mark.kind) {
    case 'spawn':
      return MARK.spawn(mark.color === null || mark.color === 'red' ? C.foe : (HUES[mark.color] ?? C.foe), mark.active, mark.first);
    case 'exit':
      return MARK.exit();
    case 'noise':
      return MARK.noise(mark.count);
    case 'objective':
      return MARK.objective(HUES[mark.color ?? ''] ?? '#ffffff', mark.color === null ? 'unknown' : mark.color === 'red' ? 'crate' : 'star');
    case 'remote':
      return plate(`<g transform="translate(4.5 13) scale(.48)">${weapon('radio', '#dff1ff', C.cyan)}</g>`);
    case 'work':
      return work(mark.what);
    case 'card':
      return MARK.card(mark.id, mark.read);
    case 'crate':
      return MARK.steel();
    case 'load':
      return plate('<path d="M12 15H28V27H12ZM17 15V12H23V15" fill="none" stroke="#ffc4cd" stroke-width="2.4"/>');
    case 'down':
      return MARK.down(mark.until);
  }
}
