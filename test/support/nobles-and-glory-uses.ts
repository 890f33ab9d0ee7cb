import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import {
  champion,
  discard,
  discardGlory,
  discardPeasant,
  done,
  insurrection,
  place,
  regnant,
  replace,
  scandal,
  serf,
  treason,
} from './nobles-and-glory-actions.ts';
import { actionPhase, cards, phaseOf } from './nobles-and-glory.ts';

/** A table, and what Noor does there. */
interface Use {
  readonly state: State;
  readonly actions: readonly Action[];
}

const UNMATCHED = 'KC 2S, QC 3D, JC 4H';

/** Every ability and plot, and what comes upon a new Glory Card. */
const ACTIONS: readonly Use[] = [
  {
    state: actionPhase('KS 5S, QS 4C', { hand: '8S 2S 3C' }),
    actions: [regnant('5S', '8S', '2S'), replace('4C', '3C')],
  },
  {
    state: actionPhase('KH 2H, QH 3D', { hand: '9S 3H 4C', their: '5S 6D', mila: 'QS 3S' }),
    actions: [regnant('5S', '9S', '3H'), replace('6D', '4C')],
  },
  {
    state: actionPhase('KC 8C, QC 3H', {
      hand: '5C 4D',
      their: '7C',
      mila: 'QD 3D',
      glory: '2S 3S 4S 5S 6S 7S',
    }),
    actions: [regnant('8C', '5C', '4D'), champion('7C'), done, discardGlory('4D')],
  },
  {
    state: actionPhase('KC 8C, QC 3H', { hand: '5C 4D', peasants: '7C', mila: 'QS 3S' }),
    actions: [regnant('8C', '5C', '4D'), champion('7C'), discardGlory('4D')],
  },
  {
    state: actionPhase('KD 8D, QD 3C', { hand: '2D 4D 9C' }),
    actions: [regnant('8D', '2D', '4D'), replace('3C', '9C')],
  },
  { state: actionPhase('KC 8C', { mila: 'QH 3S 6D' }), actions: [scandal('6D')] },
  { state: actionPhase('KC 8C', { mila: 'QH 3S 6D, JC 2D' }), actions: [treason('6D')] },
  {
    state: actionPhase('KH 8C, QD 9H', { mila: UNMATCHED }),
    actions: [insurrection('2S', 'QD')],
  },
  {
    state: actionPhase('KH 8C', { mila: UNMATCHED, their: '9D' }),
    actions: [insurrection('2S', null)],
  },
  {
    state: actionPhase('KH 8C', { mila: UNMATCHED, their: '9D' }),
    actions: [insurrection('9D', 'KH')],
  },
];

const peasants = (noor: string, written: string, rulings = {}): State =>
  phaseOf('peasant', noor, 'QS 3S', { noor: { peasants: cards(written) } }, { rulings });

const refugee = (noor: string, mila: string): State =>
  phaseOf('migration', noor, mila, {}, { drawPile: cards('9H 2D 3D 4D') });

/** What the other phases bring, each the way that the certain plays leave out. */
const PHASES: readonly Use[] = [
  // Poverty, then Emigration, then a Famine whose suit is noted
  { state: peasants('KC 2S 3H 4C', '5S 6S 7S 8S'), actions: [done] },
  { state: peasants('KC 2S 3H 4C, QD 5D', '5S 6S 7S 8S 9S'), actions: [done] },
  {
    state: peasants('KC 4C', '6D 9H', { 'peasant-check-moment': 'snapshot-at-start' }),
    actions: [done],
  },
  // a Disease and an ennobled Peasant with two rows
  { state: peasants('KC 2S 3C, QD 4C', '5S 6S 7S 8S'), actions: [done] },
  {
    state: peasants('KC 2D 3H, QD 4D', '5S 6S 7S 8S'),
    actions: [done, discardPeasant('8S'), serf('4D')],
  },
  {
    state: phaseOf('population', 'KC 2S', 'QS 3S', { noor: { hand: cards('5H') } }),
    actions: [place('5H', 'KC')],
  },
  {
    state: phaseOf('population', 'KC 2S, QD', 'QS 3S', { noor: { hand: cards('5H') } }),
    actions: [place('5H', 'QD')],
  },
  {
    state: phaseOf('migration', 'KC 2S', 'QS 3S', { noor: { hand: cards('5H') } }),
    actions: [discard('5H', 'peasants')],
  },
  { state: refugee('KC 2S 5H', 'QS 3S'), actions: [done, done] },
  { state: refugee('KC 5H', 'QS 4H 6S'), actions: [done, done] },
];

/** Tables and uses by which, with the certain plays, everything comes up that can be told. */
export const USES: readonly Use[] = [...ACTIONS, ...PHASES];
