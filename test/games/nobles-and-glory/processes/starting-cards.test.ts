import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/engine/game.ts';
import { seenFrom } from '../../../../src/engine/log.ts';
import type { Fact, Seat } from '../../../../src/engine/types.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import {
  type CardId,
  CARDS,
  isNumber,
  isRoyal,
} from '../../../../src/games/nobles-and-glory/cards.ts';
import { imaginable } from '../../../../src/games/nobles-and-glory/imaginable.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import { secrets } from '../../../../src/games/nobles-and-glory/secrets.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { lay } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName, PLAYS } from '../../../support/nobles-and-glory-plays.ts';
import { act, card, cards, inventory, table } from '../../../support/nobles-and-glory.ts';

/** The facts as a seat sees them: of the game, that asks for its secret fields only. */
const seen = (facts: readonly Fact<NoblesAndGlory>[], seat: Seat) =>
  seenFrom({ secrets } as Game<NoblesAndGlory>, facts, seat);

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

describe('what a player may think of, by the rules or not', () => {
  it('starts from a Royal Card of the hand and a Number Card of it (ng.setup.starting-cards)', () => {
    const { state } = PLAYS.startingCards;
    const [noor, mila] = state.players;
    const held = {
      ...state,
      players: [{ ...noor, hand: cards('KC 3S QC joker-1') }, mila] as const,
    };
    expect(
      imaginable(held, 'noor').map(
        (action) => 'royal' in action && [action.royal, 'subject' in action && action.subject],
      ),
    ).toEqual([
      [card('KC'), card('3S')],
      [card('QC'), card('3S')],
    ]);
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['startingCards', 'startingCardsLaid', 'ng.setup.starting-cards'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('the starting cards', () => {
  const state = choosing('KC JC 3S 5D 9H joker-1 QC', 'QH 8D 8S 2C 4C 6C 7C');

  it('are chosen by both at the same time, unseen (ng.setup.starting-cards)', () => {
    expect(pending(state)).toEqual({
      name: 'starting-cards',
      seats: ['noor', 'mila'],
      secret: true,
    });
    const { state: one, facts } = act(state, [lay('mila', 'QH', '8D')]);
    expect(pending(one)).toEqual({ name: 'starting-cards', seats: ['noor'], secret: true });
    expect(facts.map(({ event, seenBy }) => [event.type, seenBy])).toEqual([
      ['startingCardsLaid', ['mila']],
    ]);
    expect(seen(facts, 'noor').map(({ event }) => event)).toEqual([
      { type: 'startingCardsLaid', seat: 'mila' },
    ]);
    expect(seen(facts, 'mila')).toEqual(facts);
    expect(options(one, 'noor')).toEqual(options(state, 'noor'));
    expect(options(one, 'mila')).toEqual([]);
    expect(inventory(one)).toEqual(CARDS);
  });

  it('are a Royal Card and a Number Card of one’s hand, in every combination', () => {
    expect(options(state, 'noor')).toHaveLength(9);
    expect(options(state, 'mila')).toHaveLength(6);
    for (const action of [...options(state, 'noor'), ...options(state, 'mila')]) {
      expect(judge(state, action)).toBeUndefined();
      if (action.type === 'starting-cards')
        expect([isRoyal(action.royal), isNumber(action.subject)]).toEqual([true, true]);
    }
  });

  it('are refused otherwise', () => {
    expect(judge(state, lay('noor', 'QH', '3S'))).toEqual({
      because: 'ng.setup.starting-cards',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: 'heart-queen' },
    });
    expect(judge(state, lay('noor', 'KC', '8D'))).toMatchObject({
      reason: 'not-in-hand',
      particulars: { card: 'diamond-8' },
    });
    expect(judge(state, lay('noor', '5D', '3S'))).toMatchObject({
      because: 'ng.card.royal',
      reason: 'not-royal',
    });
    expect(judge(state, lay('noor', 'KC', 'joker-1'))).toMatchObject({
      because: 'ng.card.number',
      reason: 'not-number',
    });
    const { state: one } = act(state, [lay('noor', 'KC', '3S')]);
    expect(judge(one, lay('noor', 'JC', '5D'))).toMatchObject({
      because: 'ng.setup.starting-cards',
      reason: 'starting-cards-laid',
    });
  });
});
