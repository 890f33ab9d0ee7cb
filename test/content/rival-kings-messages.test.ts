import { describe, expect, it } from 'vitest';
import { type DecisionName } from '../../src/games/rival-kings/types.ts';
import type { AnswerInWords } from '../../src/narration/answer.ts';
import { PUBLISHED } from '../../src/i18n/locales.ts';
import { answerInRivalKings } from '../../src/narration/rival-kings/answers/answer.ts';
import { describeRivalKings, NAME_KINDS } from '../../src/narration/rival-kings/describe.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import type { Translator } from '../../src/i18n/translate.ts';
import { manyAnswers } from '../support/answers.ts';
import { kindsIn } from '../support/forms.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';
import { sourceOf } from '../support/sources.ts';
import { everythingTold } from '../support/tellings.ts';
import { describeMessages, under } from './message-laws.ts';
import { ACTION_KINDS, CHARACTERS, RANKS } from '../../src/games/rival-kings/characters.ts';
import { BUILDINGS, COLOURS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import { PILES } from '../../src/games/rival-kings/types/state.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { Event } from '../../src/games/rival-kings/types/event.ts';

const legend = [
  ...(await sourceOf('src/components/rival-kings/Legend.astro')).matchAll(
    /\['([a-z-]+)', '[a-z-]+'\]/g,
  ),
].map(([, key]) => key!);

/** Every type there is: forgetting one does not compile. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  pilesLaid: true,
  restBecameMoney: true,
  pileMoneyLaid: true,
  startingMoneyTaken: true,
  crestsTaken: true,
  startingMarkersTaken: true,
  charactersCollected: true,
  handDealt: true,
  leftoversSet: true,
  cycleStarted: true,
  characterChosen: true,
  charactersRevealed: true,
  neutralRevealed: true,
  abilityUsed: true,
  abilityHeldBack: true,
  charactersSwapped: true,
  conflictsFound: true,
  equalConflict: true,
  unequalConflict: true,
  neutralConflict: true,
  neutralPassed: true,
  turnStarted: true,
  actionStolen: true,
  actionLapsed: true,
  actionWaived: true,
  markerSettled: true,
  markerPassed: true,
  moneyRefilled: true,
  moneyTaken: true,
  coinsPaid: true,
  cardAcquired: true,
  coinsReceived: true,
  buildingsSwapped: true,
  subjectsSwapped: true,
  displaySwapped: true,
  pileSearched: true,
  searchEnded: true,
  actionDoubled: true,
  actionRecovered: true,
  endTriggered: true,
  cycleEnded: true,
  lineScored: true,
  gameWon: true,
  seriesScored: true,
};
const ACTIONS: Readonly<Record<Action['type'], true>> = {
  'set-up': true,
  choose: true,
  reveal: true,
  'hold-back': true,
  steal: true,
  settle: true,
  pass: true,
  money: true,
  recruit: true,
  buy: true,
  ability: true,
  take: true,
  waive: true,
  end: true,
};
const DECISIONS: Readonly<Record<DecisionName | 'over', true>> = {
  'set-up': true,
  choose: true,
  reveal: true,
  gardener: true,
  watchman: true,
  turn: true,
  due: true,
  search: true,
  over: true,
};

const ANSWERS = manyAnswers(400);
const answersOf = (t: Translator): AnswerInWords[] =>
  ANSWERS.map((answer) => answerInRivalKings(t, answer));

describeMessages('rival-kings', {
  kinds: kindsIn(NAME_KINDS),
  others: ['answer.neutral'],
  names: [
    ...under('rank', RANKS),
    ...under('character', CHARACTERS),
    ...under('card', [...SUBJECTS, ...BUILDINGS]),
    ...under('action', ACTION_KINDS),
    ...under('action', ACTION_KINDS, '.short'),
    ...under('pile', PILES),
    ...under('pile', PILES, '.short'),
    ...under('colour', COLOURS),
    ...under('legend', legend),
  ],
  types: {
    event: Object.keys(EVENTS),
    action: Object.keys(ACTIONS),
    decision: Object.keys(DECISIONS),
  },
  tell: (t) => everythingTold(describeRivalKings(t)),
  answers: answersOf,
});

describe.each(PUBLISHED.filter((locale) => isTranslated(locale, 'rival-kings')))(
  'the names of actions in %s',
  (locale) => {
    it('fit the narrow board: at most twelve letters', async () => {
      const messages = await gameMessages(locale, 'rival-kings');
      const lengths = ACTION_KINDS.map(
        (kind) => messages[`action.${kind}.short`]!.replaceAll('\u00AD', '').length,
      );
      expect(Math.max(...lengths)).toBeLessThanOrEqual(12);
    });
  },
);

describe('an answer to a table of Rival Kings', () => {
  it('says what was decided wherever somebody has to decide', async () => {
    const answers = answersOf(translatorOf('en', await gameMessages('en', 'rival-kings')));
    expect(
      answers.filter(
        ({ condition, questions }) => (condition === '') !== (Object.keys(questions).length === 0),
      ),
    ).toEqual([]);
  });
});
