import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import {
  apostle,
  assassinate,
  breakTreaty,
  champion,
  crown,
  declare,
  dethrone,
  discard,
  discardGlory,
  discardPeasant,
  done,
  enlist,
  gentrify,
  herald,
  hunt,
  insurrection,
  killJester,
  levy,
  merchant,
  place,
  placeJester,
  regnant,
  replace,
  scandal,
  serf,
  transhumance,
  treason,
  layDecree,
  layFeast,
  layTreaty,
  restoreTreaty,
} from './nobles-and-glory-actions.ts';
import { DUELS } from './nobles-and-glory-duels.ts';
import { layArmy, turnUp } from './nobles-and-glory-armies.ts';
import { WARS } from './nobles-and-glory-wars.ts';
import { construction, horticulture, tournament } from './nobles-and-glory-enacts.ts';
import {
  abstains,
  declarePolity,
  leads,
  leavePrize,
  plays,
  polityTable,
  takePrize,
} from './nobles-and-glory-polities.ts';
import { COURTS, divine, drawingWith, endow, fervour } from './nobles-and-glory-prestigious.ts';
import { decline, placePreparation, prepared, reveal } from './nobles-and-glory-preparations.ts';
import { actionPhase, card, cards, phaseOf } from './nobles-and-glory.ts';

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

const ASCENDING = actionPhase('KC 8S 5H', { hand: '2S 4H 5C 6C 7D', peasants: '9S' });

/** What may be done without a Consort, and by a Chamberlain with a Glory Card. */
const ABILITIES: readonly Use[] = [
  { state: ASCENDING, actions: [hunt('2S')] },
  { state: ASCENDING, actions: [herald('4H', '8S')] },
  { state: ASCENDING, actions: [enlist('5C', '8S', '6C')] },
  { state: ASCENDING, actions: [gentrify('7D', '9S', 'KC')] },
  {
    state: actionPhase('KC 2S 3S, QD, JS', { glory: '5H', their: '9C' }),
    actions: [transhumance('9C', '5H')],
  },
  {
    state: actionPhase('KC 2H 4H, QS, JH', { glory: '5D', mila: 'QD 3D' }),
    actions: [apostle('2H', '5D')],
  },
  {
    state: actionPhase('KS 2C 4C, QD, JC 5H', { glory: '6C', peasants: '9S' }),
    actions: [levy('9S', '6C', 'JC')],
  },
  {
    state: actionPhase('KS 2D 4D, QH, JD', { glory: '5S', mila: 'KC 9C 3H' }),
    actions: [merchant('9C', '5S')],
  },
  {
    state: actionPhase('KS 2D 4D, QC, JD', { glory: '5S', mila: 'KC 9C 3H, QH' }),
    actions: [merchant('9C', '5S'), place('5S', 'QH', 'mila')],
  },
  {
    state: actionPhase('KS 2D 4D, QH, JD', { glory: '3S', mila: 'KC 9C 10D' }),
    actions: [merchant('9C', '3S')],
  },
  // the seventh Glory Card ends the game before one is given away
  ...(
    [
      ['KC 2S 3S, QD, JS', { their: '9C' }, transhumance('9C', '5H')],
      ['KC 2H 4H, QS, JH', {}, apostle('2H', '5H')],
      ['KS 2C 4C, QD, JC', { peasants: '9S' }, levy('9S', '6C', 'JC')],
      ['KS 2D 4D, QH, JD', { mila: 'KC 9C 3S' }, merchant('9C', '5H')],
    ] as const
  ).map(([noor, lying, action]) => ({
    state: actionPhase(noor, {
      glory: '5H 6C 5D 6D 7D 8D',
      rulings: { 'end-settle-point': 'each-card' },
      ...lying,
    }),
    actions: [action],
  })),
];

const DECLARING = { glory: '2S 3H 4C 3D', mila: 'KS 5C, QD 4D, JH 4S 9S' };
const WHOLE = { 'rearrange-scope': 'whole-population' } as const;
const MURDER = 'KC 2C, QD 3D, JH 4H';
const TARGET = { hand: 'AC AD', mila: 'KS 5C, QH 4D, JC 2S 3S' };

/** Royal Cards and Court Jesters, coming and going. */
const ROYALS: readonly Use[] = [
  { state: actionPhase('KH 2H, QC 3C', DECLARING), actions: [declare('estate', '2S')] },
  { state: actionPhase('KC 2H, QH 3C', DECLARING), actions: [declare('paramour', '3H')] },
  {
    state: actionPhase('KC 2H, QS 3C', { ...DECLARING, mila: 'KS 5C, QD 4D, JH 4S' }),
    actions: [declare('depose', '4C')],
  },
  {
    state: actionPhase('KC 2H, QS 3C', { ...DECLARING, mila: 'KS 5C, QD 4D, JH' }),
    actions: [declare('greed', '3D')],
  },
  { state: actionPhase(MURDER, TARGET), actions: [assassinate('AC', 'JC')] },
  {
    state: actionPhase(MURDER, { ...TARGET, rulings: WHOLE }),
    actions: [assassinate('AC', 'JC'), { ...serf('5C'), seat: 'mila' }],
  },
  {
    state: actionPhase(MURDER, { ...TARGET, jester: 'joker-1', theirJester: 'joker-2' }),
    actions: [killJester('AD', 'joker-2')],
  },
  {
    state: actionPhase(MURDER, {
      ...TARGET,
      theirJester: 'joker-2',
      rulings: { 'jester-kill-conditions': 'free' },
    }),
    actions: [killJester('AD', 'joker-2')],
  },
  {
    state: actionPhase('KC 2S 3S 4S 5S, QH', { mila: 'QD 3D' }),
    actions: [dethrone('QH'), serf('2S')],
  },
  {
    state: phaseOf('population', 'KC 2S 3H', 'QS 3S', { noor: { hand: cards('joker-1 joker-2') } }),
    actions: [placeJester('joker-2')],
  },
];

const plotting = (mila: string, preparation: string): State =>
  prepared(actionPhase('KC 8C', { mila }), 'mila', preparation);
const crowning = (noor: string, hand: string): State =>
  phaseOf('inauguration', noor, 'QS 3S', { noor: { hand: cards(hand) } });

/** Preparation Cards as they are placed, revealed, taken along and lost. */
const PREPARATIONS: readonly Use[] = [
  {
    state: phaseOf('population', 'KC 2S 3H', 'QS 3S', { noor: { hand: cards('5D 6D') } }),
    actions: [placePreparation('5D', 'KC')],
  },
  ...[reveal, decline].flatMap((answer) => [
    { state: plotting('KH 3S 6D', '9H'), actions: [scandal('6D'), answer] },
    { state: plotting('KH 3S 6D, QC', '4H'), actions: [treason('6D'), answer] },
    { state: plotting('KH 3S 6D, QC, JH', '4H'), actions: [insurrection('6D', 'KC'), answer] },
  ]),
  {
    state: prepared(actionPhase('KC 2S, QD', {}), 'noor', '9H'),
    actions: [dethrone('KC')],
  },
  { state: prepared(crowning('JD 2S', 'KC'), 'noor', '9H'), actions: [crown('KC')] },
  {
    state: prepared(actionPhase('KH 2H, QC 3C', DECLARING), 'mila', '9H', 2),
    actions: [declare('estate', '2S')],
  },
  {
    state: prepared(actionPhase(MURDER, TARGET), 'mila', '9H', 2),
    actions: [assassinate('AC', 'JC')],
  },
];

const diamonds = prepared(
  prepared(polityTable({ noor: 'QH 2H 3H, JD', mila: 'KD 4S 2C' }), 'noor', '4D'),
  'mila',
  '3D',
);

/** Polity, won and lost, with and without Manipulation. */
const POLITIES: readonly Use[] = [
  { state: polityTable({ prize: 'QS' }), actions: [declarePolity] },
  {
    state: polityTable(),
    actions: [declarePolity, leads('5H'), plays('7C'), abstains('mila')],
  },
  ...[takePrize('9S'), leavePrize].map((answer) => ({
    state: polityTable(),
    actions: [declarePolity, leads('9C'), plays('10S'), answer],
  })),
  {
    state: polityTable({
      glory: 'AS AC AD 2S 2C',
      theirGlory: '3S 3C 3D 5S 4C 4D',
      rulings: { 'end-settle-point': 'each-card' },
    }),
    actions: [declarePolity, leads('9C'), plays('10S'), takePrize('4D')],
  },
  {
    state: diamonds,
    actions: [declarePolity, leads('5H'), plays('8C'), reveal, { ...reveal, seat: 'noor' }],
  },
  { state: diamonds, actions: [declarePolity, leads('5H'), plays('8C'), decline, done] },
];

const tourney = (noor: string): State =>
  actionPhase(noor, {
    hand: '10C 5H 4H',
    their: '2D 6H',
    mila: 'QH 10H',
    glory: '10D',
    decree: '3D',
  });

/** What a Decree brings, which is fulfilled by the second one. */
const DECREES: readonly Use[] = [
  { state: actionPhase('KC 2D', { hand: '3D' }), actions: [layDecree('3D')] },
  {
    state: actionPhase('KC 2D', {
      hand: '5H 8H',
      peasants: '8S',
      glory: '10C',
      decree: 'AD',
    }),
    actions: [horticulture('5H', '8S', '8H', '10C')],
  },
  {
    state: tourney('KC 2S, QD'),
    actions: [tournament('10C', '6H', '5H', ['4H', 'KC'], '10D')],
  },
  {
    state: tourney('KC 9S'),
    actions: [tournament('10C', '6H', '5H', ['4H', null], '10D')],
  },
  {
    state: actionPhase('KC 2D 7D', { hand: '5S', peasants: '9D', glory: '10C', decree: '3D' }),
    actions: [construction('5S', '2D', '9D', '10C')],
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
  // Army Cards, laid and turned up
  {
    state: phaseOf('population', 'KC 2S 3D', 'QS 3S', { noor: { hand: cards('5H KD') } }),
    actions: [layArmy('5H')],
  },
  {
    state: phaseOf(
      'migration',
      'KC 2S',
      'QS 3S',
      { noor: { armies: cards('5H 6H') } },
      { drawPile: cards('JD 4D') },
    ),
    actions: [done, done, turnUp('5H'), done],
  },
  {
    state: phaseOf('migration', 'KC 2S', 'QS 3S', { noor: { hand: cards('5H') } }),
    actions: [discard('5H', 'peasants')],
  },
  { state: refugee('KC 2S 5H', 'QS 3S'), actions: [done, done] },
  { state: refugee('KC 5H', 'QS 4H 6S'), actions: [done, done] },
];

/** Treaties, laid, broken and discarded. */
const TREATY: readonly Use[] = [
  { state: actionPhase('KC 2D 3D', { hand: '5C' }), actions: [layTreaty('5C')] },
  { state: actionPhase('KC 2D 3D', { hand: '8H', treaty: '6C' }), actions: [breakTreaty('8H')] },
  ...[restoreTreaty, layFeast, decline].map((answer) => ({
    state: prepared(
      actionPhase('KC 2D 3D', { hand: '8H', treaty: '6C', mila: 'QS 3H' }),
      'mila',
      '7S',
    ),
    actions: [breakTreaty('8H'), answer],
  })),
  {
    state: phaseOf('inauguration', 'KC 2D', 'QS 3S', { noor: { treaty: { card: card('6C') } } }),
    actions: [done],
  },
];

/** What a Prestigious Royal Court brings, with both Jokers in hand. */
const PRESTIGIOUS: readonly Use[] = [
  { ...drawingWith('abundance', { hand: '9H' }), actions: [discard('9H', 'peasants')] },
  { ...drawingWith('divine', { hand: 'joker-1 joker-2' }), actions: [divine('joker-1')] },
  { ...drawingWith('fervour', { drawPile: '7C 8C 5D 6D' }), actions: [fervour('7C', 'QC')] },
  {
    ...drawingWith('fervour', { drawPile: '7C 5D 6D' }),
    actions: [fervour('7C', null), done, done],
  },
  { ...drawingWith('endow'), actions: [endow] },
  ...(['abundance', 'divine'] as const).map((effect) => ({
    state: phaseOf('migration', COURTS[effect], 'QC 4C', {}, { drawPile: cards('JD 5D 6D 7D 8D') }),
    actions: [done, done],
  })),
];

/** Tables and uses by which, with the certain plays, everything comes up that can be told. */
export const USES: readonly Use[] = [
  ...ACTIONS,
  ...ABILITIES,
  ...ROYALS,
  ...DUELS,
  ...DECREES,
  ...POLITIES,
  ...TREATY,
  ...WARS,
  ...PHASES,
  ...PRESTIGIOUS,
  ...PREPARATIONS,
];
