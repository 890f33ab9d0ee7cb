import type { Inquiry, TurnAhead } from '../../engine/inquiry.ts';
import type { Seat } from '../../engine/types.ts';
import { judge, options } from './actions/all.ts';
import { heldIn } from './castle.ts';
import { endAhead } from './ending.ts';
import { imaginable } from './imaginable.ts';
import type { RulingId } from './rulings.ts';
import type { KingOfTheValley } from './types.ts';
import type { Action } from './types/action.ts';
import type { Event } from './types/event.ts';
import type { State } from './types/state.ts';

/**
 * A table of King of the Valley that is asked about: the turn is that of the king, or of what comes
 * after. Before it somebody may recruit, which nobody does until the reader says so; and before the
 * first turn the kings are placed.
 */
export const inquiry: Inquiry<KingOfTheValley> = {
  howDecided({ name }, options, state) {
    const { stage } = state;
    switch (name) {
      case 'set-up':
        return { play: options[0]! };
      case 'place-king':
        return { choose: options, open: true };
      case 'recruit':
        return {
          choose: known(state, options).toSorted(
            (a, b) => Number(b.type === 'decline') - Number(a.type === 'decline'),
          ),
        };
      case 'jester':
        return stage.type === 'turn' && stage.recruited && stage.opened.length === 0
          ? { choose: options, open: true }
          : undefined;
      default:
        return undefined;
    }
  },
  uncited: ['knight-identity', 'couples-jester', 'orders-jester'],
  laterAtStake: (state) => (state.stage.type === 'turn' ? jesterReadings(state) : []),
  guessed: isGuessed,
  end: (state) =>
    state.stage.type === 'turn' && !state.assumed.pileSizes
      ? endAhead(state, state.stage)
      : undefined,
  shown: (fact) => (COUNTING.has(fact.event.type) ? undefined : fact),
  turns: (state) =>
    state.stage.type === 'turn'
      ? [{ seat: state.stage.seat, state, may: mayDo(state, state.stage.seat) }]
      : [],
};

/**
 * How castles are counted: of those a table shows what somebody asks about, and seldom all there is
 * to count.
 */
const COUNTING: ReadonlySet<Event['type']> = new Set([
  'lineScored',
  'reputationScored',
  'gameWon',
] as const);

/**
 * Whether an action takes a tile that nobody has named: no such tile is known to be there, or to be
 * like another.
 */
function isGuessed(action: Action, { assumed }: State): boolean {
  switch (action.type) {
    case 'leg':
      return (action.take ?? [action.to]).some((cell) => assumed.valley.includes(cell));
    case 'recruit':
    case 'exchange':
      return assumed.hill.includes(action.place);
    case 'set-up':
    case 'place-king':
    case 'decline':
    case 'jester':
    case 'tax':
    case 'kingdom':
    case 'column':
      return false;
  }
}

/** The actions that take only tiles that somebody has named. */
const known = (state: State, actions: readonly Action[]): Action[] =>
  actions.filter((action) => !isGuessed(action, state));

/** What a seat may do, and what it may think of in vain. */
const mayDo = (state: State, seat: Seat): NonNullable<TurnAhead<KingOfTheValley>['may']> => ({
  options: known(state, options(state, seat)),
  refusals: known(state, imaginable(state, seat)).flatMap((action) => judge(state, action) ?? []),
  why: (action) => judge(state, action),
});

/** What shows only when castles are counted: jesters among knights, farmers or wives. */
function jesterReadings({ players }: State): RulingId[] {
  const isIn = (column: 'knight' | 'farmer' | 'farmers-wife'): boolean =>
    players.some(({ castle }) => heldIn(castle[column], 'jester') > 0);
  return [
    ...(isIn('farmer') || isIn('farmers-wife') ? (['couples-jester'] as const) : []),
    ...(isIn('knight') ? (['orders-jester'] as const) : []),
  ];
}
