import type { Inquiry, TurnAhead } from '../../engine/inquiry.ts';
import type { Seat } from '../../engine/types.ts';
import { judge, options } from './actions/all.ts';
import { heldIn } from './castle.ts';
import { imaginable } from './imaginable.ts';
import type { RulingId } from './rulings.ts';
import type { KingOfTheValley } from './types.ts';
import type { Action } from './types/action.ts';
import type { State } from './types/state.ts';

/**
 * A table of King of the Valley that is asked about: the turn is that of the king, or of what comes after. Before it somebody may
 * recruit, which nobody does until the reader says so; and before the first turn the kings are placed.
 */
export const inquiry: Inquiry<KingOfTheValley> = {
  asked({ name }, options, { stage }) {
    switch (name) {
      case 'set-up':
        return { play: options[0]! };
      case 'place-king':
        return { choose: options, open: true };
      case 'recruit':
        return { choose: options.toSorted((a, b) => Number(b.type === 'decline') - Number(a.type === 'decline')) };
      case 'jester':
        return stage.type === 'turn' && stage.recruited && stage.opened.length === 0 ? { choose: options, open: true } : undefined;
      default:
        return undefined;
    }
  },
  deeper: (state) => (state.stage.type === 'turn' ? jesterReadings(state) : []),
  guessed: (action, { assumed }) => action.type === 'leg' && (action.take ?? [action.to]).some((cell) => assumed.valley.includes(cell)),
  turns: (state) => (state.stage.type === 'turn' ? [{ seat: state.stage.seat, state, may: mayDo(state, state.stage.seat) }] : []),
};

/** What a seat may do, and what it may think of in vain. Of tiles that nobody has named none is known to be like another. */
const mayDo = (state: State, seat: Seat): NonNullable<TurnAhead<KingOfTheValley>['may']> => ({
  options: options(state, seat).filter((action) => !takesUnnamed(state, action)),
  refusals: imaginable(state, seat).flatMap((action) => (takesUnnamed(state, action) ? [] : (judge(state, action) ?? []))),
});

const takesUnnamed = ({ assumed }: State, action: Action): boolean =>
  action.type === 'leg' && (action.take ?? []).some((cell) => assumed.valley.includes(cell));

/** What shows only when castles are counted: jesters among knights, farmers or wives. */
function jesterReadings({ players }: State): RulingId[] {
  const isIn = (column: 'knight' | 'farmer' | 'farmers-wife'): boolean =>
    players.some(({ castle }) => heldIn(castle[column], 'jester') > 0);
  return [
    ...(isIn('farmer') || isIn('farmers-wife') ? (['couples-jester'] as const) : []),
    ...(isIn('knight') ? (['orders-jester'] as const) : []),
  ];
}
