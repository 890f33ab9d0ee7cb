import type { Seat } from '../../src/engine/types.ts';
import { judge, options } from '../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../src/games/nobles-and-glory/apply.ts';
import type { Judgement } from '../../src/games/nobles-and-glory/refuse.ts';
import { MOST_TURNS } from '../../src/games/nobles-and-glory/turn.ts';
import type { Rule } from '../../src/games/nobles-and-glory/rules.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import { act, card, cards, dealt, phaseOf, royal } from './nobles-and-glory.ts';

/** A table, and what is done there. */
export interface Play {
  readonly state: State;
  readonly actions: readonly Action[];
}

const done: Action = { type: 'done', seat: 'noor' };
const redraw: Action = { type: 'redraw', seat: 'noor' };
const move = (subject: string, to: string): Action => ({
  type: 'move',
  seat: 'noor',
  card: card(subject),
  royal: card(to),
});
const swap = (one: string, other: string): Action => ({
  type: 'swap',
  seat: 'noor',
  card: card(one),
  other: card(other),
});
const crown = (written: string): Action => ({
  type: 'place-royal',
  seat: 'noor',
  card: card(written),
});
const ennoble = (written: string, to: string): Action => ({
  type: 'ennoble',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});
const take = (seat: Seat, written: string, beside: string | null): Action => ({
  type: 'take',
  seat,
  card: card(written),
  royal: beside === null ? null : card(beside),
});
/** An action of Noor with one card. */
const one = (
  type: 'serf' | 'discard-subject' | 'discard-peasant' | 'discard-glory' | 'draw-peasant',
  written: string,
): Action => ({
  type,
  seat: 'noor',
  card: card(written),
});
const conspire: Action = {
  type: 'regnant',
  seat: 'noor',
  card: card('8C'),
  by: card('5C'),
  glory: card('7S'),
};

/** Noor’s turn at the beginning of a phase, with this hand of hers and the Peasants of both. */
const inPhase = (
  phase: Parameters<typeof phaseOf>[0],
  noor: string,
  {
    mila = 'JC 10S',
    hand = '',
    peasants = '',
    their = '',
    glory = '',
    drawPile = '',
    number = 5,
  } = {},
): State =>
  phaseOf(
    phase,
    noor,
    mila,
    {
      noor: { hand: cards(hand), peasants: cards(peasants), glory: cards(glory) },
      mila: { peasants: cards(their) },
    },
    { drawPile: cards(drawPile), number },
  );

const { state: choosing } = dealt(1);
const [first, second] = choosing.players;
const laying = (seat: Seat, royalCard: string, subject: string): Action => ({
  type: 'starting-cards',
  seat,
  royal: card(royalCard),
  subject: card(subject),
});

const hopeless = inPhase('population', 'JH 10D', { hand: '3S' });
const surplus = apply(inPhase('population', 'KC 2S 5S 6S 7S, QD 3C 4D, JD'), {
  type: 'royalLost',
  seat: 'noor',
  card: royal('KC'),
});
const QUIET = { hand: '', drawPile: 'JH 9D 10D 8D' };

/** Plays in which all comes about that a process or a follow can bring about. */
export const PLAYS = {
  /** Noor’s Subject is the lower one. */
  startingCards: {
    state: {
      ...choosing,
      players: [
        { ...first, hand: cards('KC 3S 5D') },
        { ...second, hand: cards('QH 8D 2C') },
      ],
    },
    actions: [laying('mila', 'QH', '8D'), laying('noor', 'KC', '3S')],
  },
  exchangeFromHand: {
    state: inPhase('peasant', 'KC 5C', { hand: '9C', peasants: '3D' }),
    actions: [
      {
        type: 'exchange-hand',
        seat: 'noor',
        card: card('5C'),
        by: card('9C'),
        peasant: card('3D'),
      },
    ],
  },
  exchangeFromPeasants: {
    state: inPhase('peasant', 'KC 5C', { peasants: '6C' }),
    actions: [{ type: 'exchange-peasant', seat: 'noor', card: card('5C'), by: card('6C') }],
  },
  famine: {
    state: inPhase('peasant', 'KC 4C', { peasants: '6D 9H' }),
    actions: [done, one('discard-peasant', '6D'), one('serf', '4C'), ennoble('4C', 'KC')],
  },
  /** A Disease is left out. */
  revolt: {
    state: inPhase('peasant', 'KC 9S', { peasants: '2D 3D 4C' }),
    actions: [done, one('discard-subject', '9S'), ennoble('2D', 'KC')],
  },
  noAction: { state: inPhase('action', 'KC 8C'), actions: [done] },
  /** Sedition finds no Glory Card. */
  conspiracy: {
    state: inPhase('action', 'KC 8C', { mila: 'QS 3S', hand: '5C', their: '7S' }),
    actions: [conspire, one('discard-glory', '7S')],
  },
  /** Noor’s seventh Glory Card. */
  seventhGlory: {
    state: inPhase('action', 'KC 8C', { hand: '5C', their: '7S', glory: '2H 3H 4H 5H 6H 7H' }),
    actions: [conspire, done],
  },
  rows: {
    state: inPhase('population', 'KC 2S 6H, QD 3C 4D'),
    actions: [move('6H', 'QD'), swap('2S', '3C'), done],
  },
  /** Nothing that could come can be placed. */
  hopelessRedraw: {
    state: { ...hopeless, drawPile: cards('2S'), discardPile: [] },
    actions: [redraw],
  },
  noInauguration: { state: inPhase('inauguration', 'JS 2H', { hand: 'QH' }), actions: [done] },
  /** A Jack with three Subjects was Regnant. */
  slide: {
    state: inPhase('inauguration', 'JS 2H 5C 7D', { hand: 'QH' }),
    actions: [crown('QH'), move('5C', 'QH')],
  },
  usurper: {
    state: inPhase('inauguration', 'QS 2S, JD 5D', { hand: 'KC' }),
    actions: [crown('KC'), move('5D', 'KC'), swap('5D', '2S'), done],
  },
  /** A King is lost, and the Queen and the Jack have five spaces for six Subjects. */
  surplus: {
    state: surplus,
    actions: [one('serf', '7S'), move('2S', 'QD'), move('5S', 'JD'), move('6S', 'JD'), done],
  },
  /** A Recovery Card lies alone, another beside a second one. */
  recovery: {
    state: inPhase('migration', 'KC 2S 4D (4S 9C), QD (3H)'),
    actions: [{ type: 'remove-recovery', seat: 'noor', card: card('9C') }],
  },
  /** Noor lays a card off and makes a Subject a Peasant; the Refugee moves nothing. */
  firstSteps: {
    state: inPhase('migration', 'KC 2S 4D', { hand: '5D', drawPile: 'JH 9D 10D' }),
    actions: [
      { type: 'discard', seat: 'noor', card: card('5D'), to: 'discard-pile' },
      one('serf', '4D'),
    ],
  },
  subjectTaken: {
    state: inPhase('migration', 'KH 2C, QD 4C', { mila: 'QS 4H 6H 7H', drawPile: '9H 2D 3D' }),
    actions: [done, done, take('noor', '6H', 'QD')],
  },
  /** Equipoise refuses a Spade of Noor’s among her Subjects. */
  subjectRefused: {
    state: inPhase('migration', 'KS 10D', { mila: 'QC 2S 3S', drawPile: '9S 2C' }),
    actions: [done, done, take('noor', '2S', null)],
  },
  peasantTaken: {
    state: inPhase('migration', 'KC 8H', { mila: 'QS 4H', their: '5H 7H', drawPile: '9H 2D' }),
    actions: [done, done, take('noor', '5H', null)],
  },
  refugeeTaken: {
    state: inPhase('migration', 'KH 2C', { mila: 'QS 4H', drawPile: '9H 3D' }),
    actions: [done, done],
  },
  refugeeAside: {
    state: inPhase('migration', 'KH 2C', { mila: 'QS 4H', drawPile: 'joker-1 9H 3D' }),
    actions: [done, done],
  },
  /** No card is left. */
  noRefugee: {
    state: { ...inPhase('migration', 'KH 2C'), drawPile: [], discardPile: [] },
    actions: [done, done],
  },
  /** One of Mila’s Peasants has the suit of Noor’s King, and two cards are to be drawn. */
  drawByChoice: {
    state: inPhase('migration', 'KS 2C 4D', { ...QUIET, their: '5S 6S' }),
    actions: [done, done, { type: 'draw', seat: 'noor' }, one('draw-peasant', '5S')],
  },
  /** A single card is to be drawn, and one more Peasant could be. */
  drawsOver: {
    state: inPhase('migration', 'KS 2C', { ...QUIET, their: '5S' }),
    actions: [done, done, { type: 'draw', seat: 'noor' }],
  },
  firstTurn: {
    state: inPhase('migration', 'KS 2C', { ...QUIET, number: 1 }),
    actions: [done, done],
  },
  secondTurn: {
    state: inPhase('migration', 'KS 2C', { ...QUIET, number: 2 }),
    actions: [done, done],
  },
  lastTurn: {
    state: inPhase('migration', 'KS 2C', { ...QUIET, number: MOST_TURNS }),
    actions: [done, done],
  },
} as const satisfies Readonly<Record<string, Play>>;

export type PlayName = keyof typeof PLAYS;

export const playNames = Object.keys(PLAYS) as PlayName[];

/** A play as it happens. */
export const played = (name: PlayName): ReturnType<typeof act> =>
  act(PLAYS[name].state, PLAYS[name].actions);

/** The table of a play after so many of its actions. */
const during = (name: PlayName, after: number): State =>
  act(PLAYS[name].state, PLAYS[name].actions.slice(0, after)).state;

/** Why an action is refused then. */
export const judged = (name: PlayName, after: number, action: Action): Judgement =>
  judge(during(name, after), action);

/** Noor’s options then: the type of each, and its cards. */
export const optionsIn = (name: PlayName, after: number): string[] =>
  options(during(name, after), 'noor').map(({ type, seat: _, ...rest }) =>
    [type, ...Object.values(rest)].join(' '),
  );

/** A deal with a Mulligan. */
export const mulligan = (): ReturnType<typeof act> =>
  Array.from({ length: 30 }, (_, seed) => dealt(seed)).find(({ facts }) =>
    facts.some(({ event }) => event.type === 'mulliganAnnounced'),
  )!;

/** The rules by which something first happens in a play; throws where it does not. */
export function citedIn(name: PlayName, type: Event['type']): readonly Rule[] {
  const fact = played(name).facts.find(({ event }) => event.type === type);
  if (!fact) throw new RangeError(`${name}: no ${type}`);
  return fact.cites;
}
