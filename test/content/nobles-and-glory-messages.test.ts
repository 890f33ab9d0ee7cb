import { cardPages } from '../../content/outline/nobles-and-glory.ts';
import { SEATS } from '../../src/engine/types.ts';
import { CARDS, isNumber, isRoyal, RANKS, SUITS } from '../../src/games/nobles-and-glory/cards.ts';
import { RULINGS } from '../../src/games/nobles-and-glory/rulings.ts';
import type { NoblesAndGlory } from '../../src/games/nobles-and-glory/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../src/games/nobles-and-glory/types/event.ts';
import { PEASANT_EVENTS } from '../../src/games/nobles-and-glory/types/state.ts';
import {
  describeNoblesAndGlory,
  NAME_KINDS,
} from '../../src/narration/nobles-and-glory/describe.ts';
import type { Translator } from '../../src/i18n/translate.ts';
import { kindsIn } from '../support/forms.ts';
import { allToldOfNoblesAndGlory } from '../support/nobles-and-glory-tellings.ts';
import { NOBLES_AND_GLORY_REASONS as REASONS } from '../support/reasons.ts';
import { describeWords, under } from './message-laws.ts';

type Reason = keyof typeof REASONS;
type Particular = (typeof REASONS)[Reason][number];

/**
 * Every action that a decision can refuse as none of its own: whoever sets up too late is told so.
 * Forgetting one does not compile.
 */
const DOINGS: Readonly<Record<Exclude<Action['type'], 'set-up' | 'starting-cards'>, true>> = {
  done: true,
  place: true,
  move: true,
  swap: true,
  redraw: true,
  'place-royal': true,
  'place-jester': true,
  'lay-army': true,
  'turn-up': true,
  'place-preparation': true,
  reveal: true,
  'exchange-hand': true,
  'exchange-peasant': true,
  'discard-subject': true,
  'discard-peasant': true,
  ennoble: true,
  regnant: true,
  replace: true,
  champion: true,
  'discard-glory': true,
  scandal: true,
  treason: true,
  insurrection: true,
  estate: true,
  paramour: true,
  depose: true,
  greed: true,
  assassinate: true,
  'kill-jester': true,
  dethrone: true,
  duel: true,
  'duel-card': true,
  'yield-duel': true,
  'discard-royal': true,
  'give-glory': true,
  'allow-taking': true,
  decree: true,
  horticulture: true,
  tournament: true,
  construction: true,
  'master-of-the-hunt': true,
  herald: true,
  enlist: true,
  gentrify: true,
  transhumance: true,
  apostle: true,
  levy: true,
  merchant: true,
  serf: true,
  'remove-recovery': true,
  discard: true,
  take: true,
  draw: true,
  'draw-peasant': true,
  divine: true,
  fervour: true,
  endow: true,
  treaty: true,
  'break-treaty': true,
};

/** Every type there is: forgetting one does not compile. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  packShuffled: true,
  handDealt: true,
  mulliganAnnounced: true,
  handsKept: true,
  startingCardsLaid: true,
  startingCardsRevealed: true,
  firstPlayerFound: true,
  turnStarted: true,
  phaseStarted: true,
  phaseEnded: true,
  subjectReplaced: true,
  subjectDiscarded: true,
  peasantDiscarded: true,
  peasantEnnobled: true,
  exchangeEnded: true,
  peasantEventStarted: true,
  peasantEventLeftOut: true,
  peasantEventEnded: true,
  actionUsed: true,
  peasantReplaced: true,
  gloryPlaced: true,
  gloryDiscarded: true,
  riderEnded: true,
  gloryGained: true,
  gloryGiven: true,
  rowAsked: true,
  plotAnnounced: true,
  scandalMade: true,
  subjectPlaced: true,
  subjectMoved: true,
  subjectsSwapped: true,
  subjectSerfed: true,
  handDiscarded: true,
  redrawGivenUp: true,
  cardDrawn: true,
  pileRenewed: true,
  royalPlaced: true,
  jesterPlaced: true,
  preparationPlaced: true,
  preparationRevealed: true,
  nothingRevealed: true,
  jesterKilled: true,
  armyLaid: true,
  armyTurnedUp: true,
  chamberlainTaken: true,
  excessFound: true,
  excessSettled: true,
  royalLost: true,
  rearrangementEnded: true,
  cardDiscarded: true,
  recoveryRemoved: true,
  duelStarted: true,
  duelCardLaid: true,
  duelCardShown: true,
  duelCardRevealed: true,
  duelRoundEnded: true,
  duelLost: true,
  compensationGiven: true,
  takingAllowed: true,
  recoveryLaid: true,
  duelEnded: true,
  migrationStepStarted: true,
  refugeeTurned: true,
  destinationFound: true,
  subjectTaken: true,
  peasantTaken: true,
  refugeeTaken: true,
  refugeeEnded: true,
  peasantDrawn: true,
  effectStarted: true,
  cardLaidOnDrawPile: true,
  drawnCardPlaced: true,
  drawnCardKept: true,
  discardDrawn: true,
  lineScored: true,
  totalScored: true,
  turnLimitReached: true,
  decreePlaced: true,
  peasantPlaced: true,
  decreeAdvanced: true,
  decreeFulfilled: true,
  treatyLaid: true,
  treatyBroken: true,
  treatyExpired: true,
  gameOver: true,
};
const DECISIONS: Readonly<Record<NoblesAndGlory['decision'] | 'over', true>> = {
  'set-up': true,
  'starting-cards': true,
  peasant: true,
  'peasant-event': true,
  action: true,
  merchant: true,
  duel: true,
  'rhetorical-history': true,
  consort: true,
  conspiracy: true,
  sedition: true,
  population: true,
  inauguration: true,
  'slide-excess': true,
  rearrange: true,
  recovery: true,
  migration: true,
  refugee: true,
  abundance: true,
  divine: true,
  fervour: true,
  over: true,
};

/** What each particular of a refusal can be. */
const PARTICULARS: Readonly<Record<Particular, readonly (string | number)[]>> = {
  seat: SEATS,
  card: CARDS,
  than: CARDS.filter(isNumber),
  royal: CARDS.filter(isRoyal),
  suit: SUITS,
  rank: RANKS,
  action: Object.keys(DOINGS),
  phase: ['peasant', 'action'],
  value: [1, 10],
  count: [0, 1, 2, 8],
  needed: [1, 2, 3, 5],
  most: [0, 1, 2, 7],
  total: [1, 12],
  previous: [0, 12],
  next: [0, 12],
};

/** Each refusal as often as there are cards, with each particular in turn. */
const refusals = (t: Translator) =>
  (Object.keys(REASONS) as Reason[]).flatMap((reason) =>
    CARDS.map((_, variant) => {
      const particulars = REASONS[reason].map(
        (name: Particular) =>
          [name, PARTICULARS[name][variant % PARTICULARS[name].length]!] as const,
      );
      const sentence = describeNoblesAndGlory(t).refusal({
        reason,
        particulars: Object.fromEntries(particulars),
      });
      return { kind: 'refusal', about: reason, sentence } as const;
    }),
  );

describeWords(
  { id: 'nobles-and-glory', rulings: RULINGS, locales: ['de', 'en'] },
  {
    kinds: kindsIn(NAME_KINDS),
    others: ['card'],
    names: [
      ...cardPages.flatMap(({ cards }) => cards),
      ...under('suit', SUITS),
      ...under('doing', Object.keys(DOINGS)),
      ...under('regnant-ability', SUITS),
      ...under('consort-ability', SUITS),
      ...under('peasant-event', PEASANT_EVENTS),
    ],
    types: {
      event: Object.keys(EVENTS),
      action: ['set-up', 'starting-cards', ...Object.keys(DOINGS)],
      decision: Object.keys(DECISIONS),
      refusal: Object.keys(REASONS),
    },
    tell: (t) => [...allToldOfNoblesAndGlory(describeNoblesAndGlory(t)), ...refusals(t)],
    answers: () => [],
    ids: /(spade|heart|club|diamond|joker)-\w/,
  },
);
