import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { setUpEvents } from '../../../../src/games/nobles-and-glory/events/set-up.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { card, cards, court, number, royal, table } from '../../../support/nobles-and-glory.ts';

const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
const dealt = setUpEvents.handDealt(
  setUpEvents.packShuffled(box, { type: 'packShuffled', cards: CARDS }),
  { type: 'handDealt', seat: 'noor', cards: cards('KC 3S 5D') },
);
const laid = { seat: 'noor', royal: royal('KC'), subject: number('3S') } as const;

describe('events from the box to the first turn', () => {
  it('deal a hand from the pile', () => {
    expect(dealt.players.map(({ hand }) => hand)).toEqual([cards('KC 3S 5D'), []]);
    expect(dealt.drawPile).toEqual(CARDS.filter((each) => !cards('KC 3S 5D').includes(each)));
  });

  it('shuffle all cards again, whoever held them and whatever was known', () => {
    const again = setUpEvents.packShuffled(
      { ...dealt, known: { [card('KC')]: ['mila'] } },
      { type: 'packShuffled', cards: CARDS.toReversed() },
    );
    expect(again).toEqual({ ...box, drawPile: CARDS.toReversed(), known: {} });
  });

  it('lay starting cards apart from the hand, and turn them up as a kingdom', () => {
    const kept = setUpEvents.handsKept(dealt, { type: 'handsKept' });
    expect(topOf(kept)).toEqual({ type: 'starting-cards', laid: {} });
    const chosen = setUpEvents.startingCardsLaid(kept, { type: 'startingCardsLaid', ...laid });
    expect(chosen.players[0].hand).toEqual(cards('5D'));
    expect(topOf(chosen)).toMatchObject({
      laid: { noor: { royal: royal('KC'), subject: number('3S') } },
    });
    const revealed = setUpEvents.startingCardsRevealed(chosen, {
      type: 'startingCardsRevealed',
      ...laid,
    });
    expect(revealed.players[0].court).toEqual(court('KC 3S'));
    expect(topOf(revealed)).toEqual({ type: 'starting-cards', laid: {} });
  });
});
