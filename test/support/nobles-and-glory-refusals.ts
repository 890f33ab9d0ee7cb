import type { Refusal } from '../../src/engine/types.ts';
import { judge } from '../../src/games/nobles-and-glory/actions.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import { enlist, herald, merchant, place, take, transhumance } from './nobles-and-glory-actions.ts';
import { attack } from './nobles-and-glory-armies.ts';
import { act, actionPhase, number } from './nobles-and-glory.ts';

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

const armed = actionPhase('KS 2S 3S', { armies: '6H', mila: 'QD 2C 4C', their: '9D' });
const undefended = act(armed, [attack('6H')]).state;
const fought = act(actionPhase('KS 2S 3S', { armies: '8H', theirArmies: '5C' }), [
  attack('8H'),
]).state;

/** The same with a Treaty in Noor’s kingdom. */
const barred: State = {
  ...armed,
  players: [
    { ...armed.players[0], treaty: { card: number('9H'), kind: 'treaty', laid: 4 } },
    armed.players[1],
  ],
};

/** Refusals that only a Battle comes to. */
export const BATTLES: readonly (Refusal<NoblesAndGlory> | undefined)[] = [
  judge(barred, attack('6H')),
  judge(actionPhase('KS 2S 3S', { armies: 'AH', mila: 'QD 2C 4C' }), attack('AH')),
  judge(undefended, take('9D', null)),
  judge(fought, take('9D', null)),
];
