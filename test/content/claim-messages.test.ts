import { CLAIM_REASONS as REASONS } from '../support/reasons.ts';
import { type DecisionName } from '../../src/games/claim/types.ts';
import { answerInClaim } from '../../src/narration/claim/answers/answer.ts';
import { describeClaim, NAME_KINDS } from '../../src/narration/claim/describe.ts';
import { manyTricks } from '../support/claim-answers.ts';
import { allToldOfClaim } from '../support/claim-tellings.ts';
import { kindsIn } from '../support/forms.ts';
import { describeMessages, under } from './message-laws.ts';
import { FACTIONS } from '../../src/games/claim/cards.ts';
import type { Action } from '../../src/games/claim/types/action.ts';
import type { Event } from '../../src/games/claim/types/event.ts';

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
const DECISIONS: Readonly<Record<DecisionName | 'over', true>> = {
  deal: true,
  lead: true,
  follow: true,
  over: true,
};

const TRICKS = manyTricks(1500);

describeMessages('claim', {
  kinds: kindsIn(NAME_KINDS),
  others: ['card'],
  names: [...under('faction', FACTIONS), ...under('faction', FACTIONS, '.plural')],
  types: {
    event: Object.keys(EVENTS),
    action: Object.keys(ACTIONS),
    decision: Object.keys(DECISIONS),
    refusal: Object.keys(REASONS),
  },
  tell: (t) => allToldOfClaim(describeClaim(t)),
  answers: (t) => TRICKS.map((answer) => answerInClaim(t, answer)),
  ids: /(goblin|knight|zombie|dwarf|doppelganger)-/,
});
