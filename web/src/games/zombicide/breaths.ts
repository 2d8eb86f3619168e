// Beside the real box: what people do with a card that they have found, in one breath.

import type { Breath } from '../../lib/breath';
import type { Next } from '../../lib/carrier.svelte';
import type { Asked } from '../../lib/protocol';
import { answersFor, overfull, proposed } from './arrange';
import type { View } from './types';

const KEEP = 'say:keep';

/** A found card is kept where it is of use, and everything else stays. */
export function breaths({ kind, options }: Asked, say: (id: string) => string): Breath[] {
  const keep = options.find(({ key }) => key === KEEP);
  return kind === 'receive' && keep ? [{ name: 'keep-as-usual', head: keep.label, label: say('keep-as-usual'), next: keptAsUsual }] : [];
}

function keptAsUsual(): Next {
  let arranges: Next | null = null;
  let said = false;
  return (asked, view) => {
    if (!said) {
      said = true;
      return KEEP;
    }
    const { arranging } = view as View;
    if (!arranging) return null;
    if (!arranges) {
      const spots = proposed(arranging, view as View);
      if (overfull(arranging, spots).length) return null; // something has to go: that is asked
      arranges = answersFor(arranging, spots);
    }
    return arranges(asked, view);
  };
}
