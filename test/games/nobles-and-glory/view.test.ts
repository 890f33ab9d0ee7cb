import { describe, expect, it } from 'vitest';
import { without } from '../../../src/engine/pieces.ts';
import { seeded } from '../../../src/engine/random.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { type CardId, CARDS } from '../../../src/games/nobles-and-glory/cards.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { view } from '../../../src/games/nobles-and-glory/view.ts';
import { lay } from '../../support/nobles-and-glory-actions.ts';
import { dueled, MILA_LOSES } from '../../support/nobles-and-glory-duels.ts';
import { act, card, cards, players, table } from '../../support/nobles-and-glory.ts';

const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });

/** A table where both choose their starting cards from these hands. */
function choosing(noor: string, mila: string): State {
  const hands: readonly CardId[] = [...cards(noor), ...cards(mila)];
  const { players: seated, ...rest } = box;
  return {
    ...rest,
    players: [
      { ...seated[0], hand: cards(noor) },
      { ...seated[1], hand: cards(mila) },
    ],
    drawPile: CARDS.filter((each) => !hands.includes(each)),
    stack: [{ type: 'starting-cards', laid: {} }],
  };
}

describe('what a seat sees', () => {
  const state = choosing('KC 3S 5D joker-1', 'QH 8D 8S 2C');
  const { state: laid } = act(state, [lay('mila', 'QH', '8D')], seeded(1));

  it('is its own hand and laid cards, not the other’s, nor the Draw Pile', () => {
    const own = view(laid, 'mila');
    expect(own.players.map(({ hand }) => hand)).toEqual([[null, null, null, null], cards('8S 2C')]);
    expect(own.stack).toEqual([
      { type: 'starting-cards', laid: { mila: { royal: card('QH'), subject: card('8D') } } },
    ]);
    const other = view(laid, 'noor');
    expect(other.players.map(({ hand }) => hand)).toEqual([
      cards('KC 3S 5D joker-1'),
      [null, null],
    ]);
    expect(other.stack).toEqual([{ type: 'starting-cards', laid: { mila: null } }]);
    for (const each of [own, other]) expect(new Set(each.drawPile)).toEqual(new Set([null]));
  });

  it('is everything without a seat', () => {
    expect(view(laid).players.map(({ hand }) => hand)).toEqual(
      laid.players.map(({ hand }) => hand),
    );
    expect(view(laid).drawPile).toEqual(laid.drawPile);
  });

  it('goes by the single card where the table has it on record', () => {
    const told: State = { ...laid, known: { 'club-2': ['noor'], [laid.drawPile[0]!]: ['mila'] } };
    expect(view(told, 'noor').players[1]!.hand).toEqual([card('2C'), null]);
    expect(view(told, 'noor').drawPile[0]).toBeNull();
    expect(view(told, 'mila').drawPile.slice(0, 2)).toEqual([laid.drawPile[0], null]);
    expect(view(told, 'mila')).not.toHaveProperty('known');
  });

  it('is forgotten with a shuffle', () => {
    const told: State = { ...box, known: { 'club-2': ['noor'] } };
    const { state: shuffled } = act(told, [{ type: 'set-up', seat: 'noor' }]);
    expect(shuffled.known).toEqual({});
  });

  it('is Army Cards and Preparation Cards of one’s own, and every Decree', () => {
    const begun = table({ players: players('KC 2S', 'QH 3S') });
    const [noor, mila] = begun.players;
    const [king] = noor.court;
    const hidden: State = {
      ...begun,
      drawPile: without(begun.drawPile, cards('9D 4H 5S 8C')),
      players: [
        {
          ...noor,
          armies: ['diamond-9'],
          court: [{ ...king!, preparation: 'heart-4' }],
          decree: { card: 'spade-5', progress: ['club-8'] },
        },
        mila,
      ],
    };
    const decree = { card: 'spade-5', progress: ['club-8'] };
    expect(view(hidden, 'noor').players[0]).toMatchObject({
      armies: ['diamond-9'],
      court: [{ preparation: 'heart-4' }],
      decree,
    });
    expect(view(hidden, 'mila').players[0]).toMatchObject({
      armies: [null],
      court: [{ preparation: null }],
      decree,
    });
    expect(view(hidden, 'mila').players[1]!.court[0]).not.toHaveProperty('preparation');
  });

  it('is the card that one has placed face down in a Duel oneself, until both are turned over', () => {
    const downIn = (written: string, seat: Seat) => {
      const top = view(dueled(written).state, seat).stack.at(-1)!;
      return top.type === 'duel' && top.duelists.map(({ down }) => down);
    };
    expect(downIn('m10C n8H n4S m6H', 'mila')).toEqual([undefined, card('6H')]);
    expect(downIn('m10C n8H n4S m6H', 'noor')).toEqual([undefined, null]);
    expect(downIn(MILA_LOSES, 'noor')).toEqual([undefined, undefined]);
  });
});
