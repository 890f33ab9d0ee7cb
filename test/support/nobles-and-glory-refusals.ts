import type { Refusal } from '../../src/engine/types.ts';
import { judge } from '../../src/games/nobles-and-glory/actions.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import type { Position } from '../../src/games/nobles-and-glory/types/position.ts';
import {
  breakTreaty,
  challenge,
  enlist,
  herald,
  layTreaty,
  merchant,
  place,
  regnant,
  take,
  transhumance,
} from './nobles-and-glory-actions.ts';
import { allowTaking, dueled, duelling, MILA_LOSES } from './nobles-and-glory-duels.ts';
import { attack } from './nobles-and-glory-armies.ts';
import { drawingWith, endow, fervour } from './nobles-and-glory-prestigious.ts';
import { act, actionPhase, card, cards, players } from './nobles-and-glory.ts';

const trading = actionPhase('KS 2D 4D, QC, JD', { glory: '5S', mila: 'KC 9C 3H, QH' });

/** Refusals that only No Consort Ascendancy and Eminence come to. */
export const ASCENDANCY_AND_EMINENCE: readonly (Refusal<NoblesAndGlory> | undefined)[] = [
  judge(actionPhase('KC 8S 5H, QD', { hand: '4H' }), herald('4H', '8S')),
  judge(actionPhase('KC 8S', { hand: '5C' }), enlist('5C', '8S', '5C')),
  judge(actionPhase('KC 2S 3S', { glory: '5H', their: '9C' }), transhumance('9C', '5H')),
  judge(actionPhase('KC 2S 3S, QS, JS', { glory: '5H', their: '9C' }), transhumance('9C', '5H')),
  judge(trading, transhumance('9C', '5S')),
  judge(actionPhase('KS 2D, QC, JD', { glory: '5S' }), merchant('3H', '5S')),
  judge(act(trading, [merchant('9C', '5S')]).state, place('3H', 'KC', 'mila')),
];

/** Refusals that only a Duel comes to. */
export const DUELS: readonly (Refusal<NoblesAndGlory> | undefined)[] = [
  judge(duelling('KC 2C 4C', { hand: '9C' }), challenge('KC', 'KS')),
  judge(duelling('KC 2C 4C', { hand: 'KD QC QS JS joker-1' }), challenge('KC', 'KS')),
  judge(duelling('KC 2C 4C (9D)'), challenge('KC', 'KS')),
  judge(duelling(), challenge('KC', 'QH')),
  judge(
    duelling(undefined, { rulings: { 'duel-combatants': 'regnants-only' } }),
    challenge('QD', 'QH'),
  ),
  judge(dueled('m6H').state, { type: 'yield-duel', seat: 'noor' }),
  judge(dueled(MILA_LOSES, duelling(undefined, { theirGlory: '9H' })).state, allowTaking('mila')),
];

const armed = actionPhase('KS 2S 3S', { armies: '6H', mila: 'QD 2C 4C', their: '9D' });
const undefended = act(armed, [attack('6H')]).state;
const fought = act(actionPhase('KS 2S 3S', { armies: '8H', theirArmies: '5C' }), [
  attack('8H'),
]).state;

/** Refusals that only a Battle comes to. */
export const BATTLES: readonly (Refusal<NoblesAndGlory> | undefined)[] = [
  judge(actionPhase('KS 2S 3S', { armies: 'AH', mila: 'QD 2C 4C' }), attack('AH')),
  judge(undefended, take('9D', null)),
  judge(fought, take('9D', null)),
];

const again = drawingWith('endow', { court: 'KD 2D 3C 4S, QD, JD', their: '9D' }).state;
const choosing = drawingWith('abundance', { their: '9S' }).state;

/** Refusals that only a Prestigious Royal Court comes to. */
export const PRESTIGIOUS: readonly (Refusal<NoblesAndGlory> | undefined)[] = [
  judge(choosing, endow),
  judge(drawingWith('endow', { court: 'KD 2D, QD 10C, JD', their: '9D' }).state, endow),
  judge(act(again, [endow]).state, endow),
  judge({ ...drawingWith('endow', { their: '9D' }).state, discardPile: [] }, endow),
  judge(drawingWith('fervour', { hand: '8C' }).state, fervour('8C', null)),
];

/** Refusals that only Treaties come to. */
export const TREATIES: readonly (Refusal<NoblesAndGlory> | undefined)[] = [
  judge(
    actionPhase('KC 8C', { hand: '5C', their: '7S', treaty: '10C' }),
    regnant('8C', '5C', '7S'),
  ),
  judge(actionPhase('KC 2D 3D', { hand: '5C', theirFeast: '4S' }), layTreaty('5C')),
  judge(actionPhase('KC 2D 3D', { hand: '5C' }), breakTreaty('5C')),
];

const fighting = (
  theirArmies: string,
  battle: Position['battle'],
  rest: Partial<Position> = {},
) => ({
  players: players('KS 2S 3S, QH 4H 5H', 'QS 3C', {
    noor: { hand: cards('2C 4C 5C 6C 7C'), armies: cards('9S') },
    mila: { hand: cards('2D 3D 4D 5D 6D'), armies: cards(theirArmies), glory: cards('7D') },
  }),
  phase: 'action' as const,
  ...(battle && { battle }),
  ...rest,
});
const byNine: Position['battle'] = { card: card('9S') };

/** Every table that a Battle makes impossible. */
export const BATTLE_TABLES: readonly Position[] = [
  fighting('', byNine, { phase: 'migration' }),
  fighting('8S 9D', byNine, { polity: { prize: card('6H') } }),
  fighting('8S', byNine),
  fighting('', { card: card('9H'), step: 'plunder' }),
  fighting('8S', { card: card('9H'), step: 'plunder' }, { discardPile: cards('9H') }),
];
