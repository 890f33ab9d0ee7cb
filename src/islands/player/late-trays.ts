import { createSignal, type Accessor } from 'solid-js';
import type * as Trays from './Trays.tsx';

/** The trays once they are there, with how they look and what is said in them. */
interface LateTrays {
  readonly late: Accessor<typeof Trays | undefined>;
  readonly loadTrays: () => Promise<void>;
}

/** Lets the trays of a player be loaded. */
export function createLateTrays(loadWords: () => Promise<void> | undefined): LateTrays {
  const [late, setLate] = createSignal<typeof Trays>();
  return {
    late,
    async loadTrays() {
      const [trays] = await Promise.all([import('./Trays.tsx'), loadWords()]);
      await trays.loadTrayStyles();
      setLate(trays);
    },
  };
}
