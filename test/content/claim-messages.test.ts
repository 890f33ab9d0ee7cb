import { describe, expect, it } from 'vitest';
import { CLAIM_REASONS as REASONS } from '../support/reasons.ts';
import { FACTIONS, type Action, type DecisionName, type Event } from '../../src/games/claim/types.ts';
import type { AnswerInWords } from '../../src/narration/answer.ts';
import { answerInClaim } from '../../src/narration/claim/answers/answer.ts';
import { describeClaim, NAME_KINDS } from '../../src/narration/claim/describe.ts';
import { PUBLISHED } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import type { Translator } from '../../src/i18n/translate.ts';
import { manyTricks } from '../support/claim-answers.ts';
import { allToldOfClaim } from '../support/claim-tellings.ts';
import { kindsIn } from '../support/forms.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';
import { describeMessages, under } from './message-laws.ts';

/** Every type there is: forgetting one does not compile. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  pileLaid: true,
  handDealt: true,
  trickBegun: true,
  contestedRevealed: true,
  cardPlayed: true,
  trickWon: true,
  contestedTaken: true,
  blindTaken: true,
  zombiesScored: true,
  cardsDiscarded: true,
  cardsCollected: true,
  dwarvesCollected: true,
  phaseEnded: true,
  recruitsTaken: true,
  factionCounted: true,
  voteGiven: true,
  voteLapsed: true,
  gameWon: true,
  gameDrawn: true,
};
const ACTIONS: Readonly<Record<Action['type'], true>> = { deal: true, play: true };
const DECISIONS: Readonly<Record<DecisionName | 'over', true>> = { deal: true, lead: true, follow: true, over: true };

const answersOf = (t: Translator): AnswerInWords[] => manyTricks(1500).map((answer) => answerInClaim(t, answer));

describeMessages('claim', {
  kinds: kindsIn(NAME_KINDS),
  others: ['card'],
  names: [...under('faction', FACTIONS), ...under('faction', FACTIONS, '.plural')],
  types: { event: Object.keys(EVENTS), action: Object.keys(ACTIONS), decision: Object.keys(DECISIONS), refusal: Object.keys(REASONS) },
  tell: (t) => allToldOfClaim(describeClaim(t)),
  answers: answersOf,
});

describe.each(PUBLISHED.filter((locale) => isTranslated(locale, 'claim')))('a card of Claim in %s', (locale) => {
  it('is never told by its id', async () => {
    const t = translatorOf(locale, await gameMessages(locale, 'claim'));
    const told = allToldOfClaim(describeClaim(t)).map(({ sentence }) => sentence);
    const answered = answersOf(t).flatMap(({ headline, condition, lines, remarks }) => [
      headline,
      condition,
      ...[...lines, ...remarks].map(({ text }) => text),
    ]);
    expect([...told, ...answered].filter((text) => /(goblin|knight|zombie|dwarf|doppelganger)-/.test(text))).toEqual([]);
  });
});
