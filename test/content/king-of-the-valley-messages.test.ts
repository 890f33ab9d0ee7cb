import { game } from '../../src/games/king-of-the-valley/game.ts';
import { COLUMNS, KINDS, KNIGHTS } from '../../src/games/king-of-the-valley/tiles.ts';
import { SIDES } from '../../src/games/king-of-the-valley/hill.ts';
import type { DecisionName } from '../../src/games/king-of-the-valley/types.ts';
import type { Action } from '../../src/games/king-of-the-valley/types/action.ts';
import type { Event } from '../../src/games/king-of-the-valley/types/event.ts';
import { answerInKingOfTheValley } from '../../src/narration/king-of-the-valley/answers/answer.ts';
import { NAME_KINDS } from '../../src/narration/king-of-the-valley/arguments.ts';
import { describeKingOfTheValley } from '../../src/narration/king-of-the-valley/describe.ts';
import { kindsIn } from '../support/forms.ts';
import { ASKED_TABLES, manyTables } from '../support/king-of-the-valley-answers.ts';
import { allToldOfTheValley } from '../support/king-of-the-valley-tellings.ts';
import { KING_OF_THE_VALLEY_REASONS as REASONS } from '../support/reasons.ts';
import { describeWords, under } from './message-laws.ts';

/** Every type there is: forgetting one does not compile. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  pileShuffled: true,
  valleyLaid: true,
  hillFilled: true,
  startingGoldTaken: true,
  kingPlaced: true,
  turnStarted: true,
  subjectRecruited: true,
  recruitDeclined: true,
  jesterPlaced: true,
  kingMoved: true,
  coinsReceived: true,
  priestPaid: true,
  summonLapsed: true,
  tilesSummoned: true,
  subjectsExchanged: true,
  taxCollected: true,
  specialistDiscarded: true,
  kingdomClaimed: true,
  kingdomDeclined: true,
  positionReplenished: true,
  endTriggered: true,
  lineScored: true,
  reputationScored: true,
  gameWon: true,
};
const ACTIONS: Readonly<Record<Action['type'], true>> = {
  'set-up': true,
  'place-king': true,
  recruit: true,
  decline: true,
  jester: true,
  leg: true,
  exchange: true,
  tax: true,
  kingdom: true,
  column: true,
};
const DECISIONS: Readonly<Record<DecisionName | 'over', true>> = {
  'set-up': true,
  'place-king': true,
  recruit: true,
  jester: true,
  leg: true,
  exchange: true,
  tax: true,
  kingdom: true,
  column: true,
  over: true,
};

const TABLES = [...manyTables(600), ...ASKED_TABLES];

describeWords(
  { id: 'king-of-the-valley', rulings: game.rulings, locales: ['de', 'en'] },
  {
    kinds: kindsIn(NAME_KINDS),
    others: ['collector'],
    names: [
      ...under('tile', [...KINDS, ...KNIGHTS]),
      ...under('column', COLUMNS),
      ...under('side', SIDES),
      ...under('place', SIDES),
    ],
    types: {
      event: Object.keys(EVENTS),
      action: Object.keys(ACTIONS),
      decision: Object.keys(DECISIONS),
      refusal: Object.keys(REASONS),
    },
    tell: (t) => allToldOfTheValley(describeKingOfTheValley(t)),
    answers: (t) => TABLES.map((answer) => answerInKingOfTheValley(t, answer)),
    ids: /(knight|tax-collector|farmers|place|recruit)-/,
  },
);
