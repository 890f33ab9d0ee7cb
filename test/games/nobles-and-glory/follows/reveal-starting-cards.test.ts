import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { type CardId, CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { lay } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName } from '../../../support/nobles-and-glory-plays.ts';
import { act, cards, inventory, table } from '../../../support/nobles-and-glory.ts';

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

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['startingCards', 'startingCardsRevealed', 'ng.setup.reveal'],
  ['startingCards', 'turnStarted', 'ng.setup.first-player', 'ng.setup.first-turn-skip'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('the starting cards', () => {
  const state = choosing('KC JC 3S 5D 9H joker-1 QC', 'QH 8D 8S 2C 4C 6C 7C');

  it('are turned up together, and the lower Subject begins in the Population Phase', () => {
    const { state: begun, facts } = act(state, [lay('mila', 'QH', '8D'), lay('noor', 'KC', '3S')]);
    expect(facts.map(({ event }) => event.type)).toEqual([
      'startingCardsLaid',
      'startingCardsLaid',
      'startingCardsRevealed',
      'startingCardsRevealed',
      'firstPlayerFound',
      'turnStarted',
    ]);
    expect(facts.at(-2)!.event).toEqual({ type: 'firstPlayerFound', seat: 'noor', by: 'value' });
    expect(begun.stack).toEqual([
      { type: 'turn', seat: 'noor', number: 1, phase: 'population' },
      { type: 'population', seat: 'noor', mustPlace: true, armyLaid: false },
    ]);
    expect(pending(begun)).toEqual({ name: 'population', seats: ['noor'], secret: true });
    expect(begun.players.map(({ hand, court }) => [hand.length, court.length])).toEqual([
      [5, 1],
      [5, 1],
    ]);
    expect(inventory(begun)).toEqual(CARDS);
    expect(judge(begun, lay('noor', 'JC', '5D'))).toMatchObject({
      because: 'ng.setup.reveal',
      reason: 'starting-cards-over',
    });
  });

  it('lead to the same table in whichever order they are chosen', () => {
    const actions = [lay('mila', 'QH', '8D'), lay('noor', 'KC', '3S')];
    expect(act(state, actions).state).toEqual(act(state, actions.toReversed()).state);
  });

  it('go by suit where the values are equal, by the reading of the table', () => {
    const tied = choosing('KC 6S 2S 3S 4S 5S 7S', 'QH 6D 2D 3D 4D 5D 7D');
    const actions = [lay('noor', 'KC', '6S'), lay('mila', 'QH', '6D')];
    const firstIn = (now: State) => act(now, actions).state.stack.at(-1);
    expect(firstIn(tied)).toMatchObject({ seat: 'mila' });
    expect(
      firstIn({ ...tied, rulings: { ...tied.rulings, 'first-player-tie': 'winner-is-higher' } }),
    ).toMatchObject({ seat: 'noor' });
  });
});
