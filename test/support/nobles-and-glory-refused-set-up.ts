import type { Refusal } from '../../src/engine/types.ts';
import { judge } from '../../src/games/nobles-and-glory/actions.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import { checkPlacement } from '../../src/games/nobles-and-glory/placement.ts';
import type { Readings } from '../../src/games/nobles-and-glory/rulings.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import {
  act,
  card,
  cards,
  dealt,
  DEFAULTS,
  kingdom,
  players,
  royal,
  table,
} from './nobles-and-glory.ts';

type Verdict = Refusal<NoblesAndGlory> | undefined;

const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
const { state: choosing } = dealt(1);

/** What somebody at the table does with two cards. */
const starting = (royalCard: string, subject: string): Action => ({
  type: 'starting-cards',
  seat: 'noor',
  royal: card(royalCard),
  subject: card(subject),
});

/** Noor holds all that is needed, and has perhaps laid it. */
const holding: State = {
  ...choosing,
  players: [{ ...choosing.players[0], hand: cards('KC 2S 3S joker-1') }, choosing.players[1]],
};
const { state: laid } = act(holding, [starting('KC', '2S')]);

const placing = (
  court: string,
  placed: string,
  beside: string,
  readings: Partial<Readings> = {},
): Verdict =>
  checkPlacement(kingdom(court), card(placed), royal(beside), { ...DEFAULTS, ...readings });

const BOTH = { 'equipoise-direction': 'both-neighbours-lower' } as const;

const over = table({
  players: players('KC 2S', 'QH 3S', { noor: { glory: cards('AD 2D 3D 4D 5D 6D 7D') } }),
  over: true,
});

/** Refusals of the set-up, and of a Subject that comes into a kingdom. */
export const SET_UP: readonly Verdict[] = [
  judge(box, { type: 'set-up', seat: 'juri' }),
  judge(box, starting('KC', '2S')),
  judge(choosing, { type: 'set-up', seat: 'noor' }),
  judge(table({ players: players('KC 2S', 'QH 3S') }), starting('KC', '2S')),
  judge(laid, starting('KC', '2S')),
  judge(holding, starting('KD', '2S')),
  judge(holding, starting('3S', '2S')),
  judge(holding, starting('KC', 'joker-1')),
  judge(over, starting('KC', '2S')),
  placing('JH 10D', '4H', 'QH'),
  placing('JH 2S 4H 6D', '9C', 'JH'),
  placing('JH 10D', '3S', 'JH'),
  placing('JH 10D', '3S', 'JH', BOTH),
  placing('JH 10D', '3C', 'JH', BOTH),
  placing('JH 10D', '3D', 'JH'),
];
