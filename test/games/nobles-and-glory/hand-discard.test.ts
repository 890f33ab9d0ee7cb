import { expect, it } from 'vitest';
import {
  discardCandidates,
  judgeDiscard,
} from '../../../src/games/nobles-and-glory/hand-discard.ts';
import type { ActionOf } from '../../../src/games/nobles-and-glory/types/action.ts';
import { card, cards, phaseOf } from '../../support/nobles-and-glory.ts';

const RULE = 'ng.turn.migration.discard';
const [noor] = phaseOf('migration', 'KC 2S', 'QH 3C', { noor: { hand: cards('5D JS') } }).players;

const judged = (written: string, to: ActionOf<'discard'>['to']) =>
  judgeDiscard(noor, { type: 'discard', seat: 'noor', card: card(written), to }, RULE);

it('any card of the hand may be discarded, and a Number Card also become a Peasant (ng.card.number)', () => {
  const verdicts = discardCandidates(noor).map(
    (action) => action.type === 'discard' && judgeDiscard(noor, action, RULE)?.reason,
  );
  expect(verdicts).toEqual([undefined, undefined, undefined, 'not-number']);
  expect(judged('JS', 'peasants')).toMatchObject({ because: 'ng.card.number' });
  expect(judged('6D', 'discard-pile')).toMatchObject({ because: RULE, reason: 'not-in-hand' });
});
