// Machines and cars, in a box of 64 x 64: square shoulders, steel, one lit eye.

import { C } from '../../../art/ink';

const MACHINES = {
  bot: (on: boolean) => `<ellipse cx="32" cy="60" rx="24" ry="4" fill="#000" opacity=".5"/><g stroke="${C.ink}" stroke-width="2.6" stroke-linejoin="round"><path d="M32 14V4" stroke="${C.ink}" stroke-width="6"/><path d="M32 14V5" stroke="${C.steel}" stroke-width="2.6"/><circle cx="32" cy="5" r="3.6" fill="${on ? C.cyan : C.steelDeep}"/><path d="M52 30H63V38H52Z" fill="${C.steelDeep}"/><path d="M1 30H12V46H5V38H1Z" fill="${C.steelDeep}"/><rect x="11" y="13" width="42" height="33" rx="7" fill="${C.steel}"/><rect x="17" y="20" width="30" height="12" rx="6" fill="${C.ink}"/><path d="M8 48H56L60 54C60 60 56 62 52 62H12C8 62 4 60 4 54Z" fill="${C.steelDeep}"/></g><rect x="${on ? 30 : 20}" y="23" width="${on ? 13 : 24}" height="6" rx="3" fill="${on ? C.cyan : '#33415f'}"/><path d="M18 38H46" stroke="${C.steelDeep}" stroke-width="3"/><circle cx="16" cy="55" r="3.5" fill="${C.ink}"/><circle cx="32" cy="55" r="3.5" fill="${C.ink}"/><circle cx="48" cy="55" r="3.5" fill="${C.ink}"/>`,
  turret: (on: boolean) => `<ellipse cx="32" cy="60" rx="26" ry="4" fill="#000" opacity=".5"/><g stroke="${C.ink}" stroke-width="2.6" stroke-linejoin="round"><path d="M28 38L8 61H17L32 46L47 61H56L36 38Z" fill="${C.steelDeep}"/><path d="M38 14H63V21H38ZM38 25H63V32H38Z" fill="${C.steelDeep}"/><path d="M10 10H36L44 18V28L36 37H16L6 28V16Z" fill="${C.steel}"/></g><circle cx="24" cy="23" r="7" fill="${C.ink}"/><circle cx="24" cy="23" r="3.8" fill="${on ? C.cyan : '#33415f'}"/><path d="M57 14V21M57 25V32" stroke="${C.cyan}" stroke-width="2.5"/>`,
  car: (_on: boolean, paint = '#8fb0e8') => `<g stroke="${C.ink}" stroke-width="2.4" stroke-linejoin="round"><path d="M64 22L92 12V52L64 42Z" fill="#fff3c4" opacity=".16" stroke="none"/><path d="M8 15H18V20H8ZM8 44H18V49H8ZM44 15H54V20H44ZM44 44H54V49H44Z" fill="#10131c"/><path d="M4 18H52C60 18 63 24 63 32C63 40 60 46 52 46H4C1 46 0 40 0 32C0 24 1 18 4 18Z" fill="${paint}"/><path d="M12 21H40L44 32L40 43H12C9 39 9 25 12 21Z" fill="#16203a"/><path d="M17 23H35V41H17Z" fill="${paint}"/></g><circle cx="60" cy="24" r="2.6" fill="#fff3c4"/><circle cx="60" cy="40" r="2.6" fill="#fff3c4"/><path d="M1.5 23V28M1.5 36V41" stroke="${C.foe}" stroke-width="2.6"/>`,
  police: (_on: boolean, paint = '#e9edf5') => `<g stroke="${C.ink}" stroke-width="2.4" stroke-linejoin="round"><path d="M64 22L92 12V52L64 42Z" fill="#fff3c4" opacity=".16" stroke="none"/><path d="M8 15H18V20H8ZM8 44H18V49H8ZM44 15H54V20H44ZM44 44H54V49H44Z" fill="#10131c"/><path d="M4 18H52C60 18 63 24 63 32C63 40 60 46 52 46H4C1 46 0 40 0 32C0 24 1 18 4 18Z" fill="${paint}"/><path d="M12 21H40L44 32L40 43H12C9 39 9 25 12 21Z" fill="#16203a"/><path d="M17 23H35V41H17Z" fill="${paint}"/><path d="M45 19H50V45H45Z" fill="#16203a" stroke="none"/></g><path d="M23 24H28V31H23Z" fill="${C.foe}"/><path d="M23 33H28V40H23Z" fill="#5f8bff"/><circle cx="60" cy="24" r="2.6" fill="#fff3c4"/><circle cx="60" cy="40" r="2.6" fill="#fff3c4"/><path d="M1.5 23V28M1.5 36V41" stroke="${C.foe}" stroke-width="2.6"/>`,
  pickup: (_on: boolean, paint = '#b9b6b0') => `<g stroke="${C.ink}" stroke-width="2.4" stroke-linejoin="round"><path d="M64 22L92 12V52L64 42Z" fill="#fff3c4" opacity=".16" stroke="none"/><path d="M8 15H18V20H8ZM8 44H18V49H8ZM46 15H56V20H46ZM46 44H56V49H46Z" fill="#10131c"/><path d="M4 18H54C60 18 63 24 63 32C63 40 60 46 54 46H4C1 46 0 40 0 32C0 24 1 18 4 18Z" fill="${paint}"/><path d="M4 22H27V42H4Z" fill="#2a2928"/><path d="M33 21H45L48 32L45 43H33Z" fill="#151515"/></g><path d="M6 27H25M6 32H25M6 37H25" stroke="#4b4947" stroke-width="1.6"/><circle cx="60" cy="24" r="2.6" fill="#fff3c4"/><circle cx="60" cy="40" r="2.6" fill="#fff3c4"/>`,
};

export type MachineName = keyof typeof MACHINES;

const LOOKS: Record<string, MachineName> = { bot: 'bot', 'sentry-gun': 'turret', 'pick-up': 'pickup', 'johnnys-car': 'car', pimpmobile: 'car', 'police-car': 'police' };
const CARS = new Set<MachineName>(['car', 'pickup', 'police']);

/** Does it have wheels? */
export const isCar = (id: string): boolean => LOOKS[id] !== undefined && CARS.has(LOOKS[id]);

/** A machine by its id; `car`: it is one. */
export function machine(id: string, car: boolean, on = true): string {
  return MACHINES[LOOKS[id] ?? (car ? 'car' : 'bot')](on);
}
