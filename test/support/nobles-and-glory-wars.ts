import { take } from './nobles-and-glory-actions.ts';
import { attack, defend } from './nobles-and-glory-armies.ts';
import { accoutres } from './nobles-and-glory-enacts.ts';
import type { Play } from './nobles-and-glory-plays.ts';
import { actionPhase } from './nobles-and-glory.ts';

const AT_WAR = { armies: '6H 9S', theirArmies: '5C 10D' };

/** Battles, each with another end, and an Army Card that is replaced. */
export const WARS: readonly Play[] = [
  {
    state: actionPhase('KS 2S 3S, QD', AT_WAR),
    actions: [attack('9S'), defend('5C'), take('5C', 'QD')],
  },
  {
    state: actionPhase('KS 2S 3S, QD', AT_WAR),
    actions: [attack('6H'), defend('10D'), take('6H', null, 'mila')],
  },
  {
    state: actionPhase('KH 2S 3S', { armies: '7D', mila: 'KS 2H', theirArmies: '6S' }),
    actions: [attack('7D'), take('7D', 'KS', 'mila')],
  },
  {
    state: actionPhase('KS 2S 3S, QD', { armies: '9H', their: '6D', mila: 'QH 3H 4H' }),
    actions: [attack('9H'), take('6D', 'QD')],
  },
  {
    state: actionPhase('KS 2S', { hand: '8D 4C', armies: '6H', glory: '9C', decree: '3D' }),
    actions: [accoutres('8D', '6H', '4C', '9C')],
  },
];
