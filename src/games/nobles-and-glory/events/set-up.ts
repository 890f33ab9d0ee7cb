import { without } from '../../../engine/pieces.ts';
import { bareRoyal } from '../court.ts';
import { withPlayer } from '../players.ts';
import { changedTop, topOf, withTop } from '../stack.ts';
import { unchanged, type Appliers } from './appliers.ts';

/** From the box to the first turn. */
export const setUpEvents: Appliers<
  | 'packShuffled'
  | 'handDealt'
  | 'mulliganAnnounced'
  | 'handsKept'
  | 'startingCardsLaid'
  | 'startingCardsRevealed'
  | 'firstPlayerFound'
> = {
  /** All cards are in the pile, whoever held them, and nobody knows any longer where one lies. */
  packShuffled: (state, { cards }) => {
    const [first, second] = state.players;
    return {
      ...state,
      players: [
        { ...first, hand: [] },
        { ...second, hand: [] },
      ],
      drawPile: cards,
      known: {},
    };
  },
  handDealt: (state, { seat, cards }) => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: [...player.hand, ...cards] })),
    drawPile: without(state.drawPile, cards),
  }),
  mulliganAnnounced: unchanged,
  handsKept: (state) => withTop(state, { type: 'starting-cards', laid: {} }),
  startingCardsLaid: (state, { seat, royal, subject }) => {
    const top = topOf(state);
    const laid = top.type === 'starting-cards' ? top.laid : {};
    const rest = withPlayer(state, seat, (player) => ({
      ...player,
      hand: without(player.hand, [royal, subject]),
    }));
    return withTop(rest, { type: 'starting-cards', laid: { ...laid, [seat]: { royal, subject } } });
  },
  startingCardsRevealed: (state, { seat, royal, subject }) => {
    const turnedUp = changedTop(
      state,
      'starting-cards',
      ({ type, laid: { [seat]: _, ...laid } }) => ({ type, laid }),
    );
    return withPlayer(turnedUp, seat, (player) => ({
      ...player,
      court: [{ ...bareRoyal(royal), subjects: [subject] }],
    }));
  },
  firstPlayerFound: unchanged,
};
