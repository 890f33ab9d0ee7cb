import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import type { Seat } from '../../../src/engine/types.ts';
import {
  CARDS,
  isNumber,
  isRoyal,
  type CardId,
} from '../../../src/games/nobles-and-glory/cards.ts';
import { options } from '../../../src/games/nobles-and-glory/actions.ts';
import { duelistAt } from '../../../src/games/nobles-and-glory/duel/duelists.ts';
import { imaginable } from '../../../src/games/nobles-and-glory/imaginable.ts';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import { redeal } from '../../../src/games/nobles-and-glory/redeal.ts';
import { topOf } from '../../../src/games/nobles-and-glory/stack.ts';
import type { StartingCards, State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { faultsOf } from '../../../src/games/nobles-and-glory/valid-hand.ts';
import { view } from '../../../src/games/nobles-and-glory/view.ts';
import { dueled, duelling, MILA_LOSES } from '../../support/nobles-and-glory-duels.ts';
import {
  declarePolity,
  leads,
  plays,
  polityOf,
  polityTable,
} from '../../support/nobles-and-glory-polities.ts';
import { decline, prepared } from '../../support/nobles-and-glory-preparations.ts';
import {
  act,
  card,
  cards,
  inventory,
  number,
  numbers,
  phaseOf,
  royal,
  table,
} from '../../support/nobles-and-glory.ts';

/** Sixty tables dealt anew, one after the other by the same chance. */
function again(state: State, seat: Seat): State[] {
  const random = seeded(1);
  return Array.from({ length: 60 }, () => redeal(state, seat, random));
}

const handOf = (state: State, seat: Seat) =>
  state.players.find((player) => player.seat === seat)!.hand;

const laidIn = (state: State): Readonly<Partial<Record<Seat, StartingCards>>> => {
  const top = topOf(state);
  return top.type === 'starting-cards' ? top.laid : {};
};

/** Every card that lies in one of these places at one of these tables. */
const among = (hands: readonly (readonly CardId[])[]) => new Set(hands.flat());

describe('a table dealt anew in the game', () => {
  const drawPile = cards('9C 9D 9H');
  const before = phaseOf(
    'action',
    'KC 2S',
    'QH 2H',
    { noor: { hand: cards('3S joker-1') }, mila: { hand: cards('4C 5C') } },
    { drawPile },
  );
  const played: State = {
    ...before,
    drawPile,
    discardPile: before.drawPile.slice(drawPile.length),
    known: { 'club-4': ['noor'] },
  };

  it('keeps one’s own hand and what lies open', () => {
    for (const state of again(played, 'noor')) {
      expect(handOf(state, 'noor')).toEqual(cards('3S joker-1'));
      expect({ ...state, players: [], drawPile: [] }).toEqual({
        ...played,
        players: [],
        drawPile: [],
      });
      for (const [place, player] of state.players.entries()) {
        expect({ ...player, hand: [] }).toEqual({ ...played.players[place], hand: [] });
      }
      expect(inventory(state)).toEqual(inventory(played));
    }
  });

  it('keeps a card that came openly into the other hand, and deals the others from all that are unseen', () => {
    const states = again(played, 'noor');
    for (const state of states) {
      expect(handOf(state, 'mila')).toHaveLength(2);
      expect(handOf(state, 'mila')[0]).toBe('club-4');
      expect(state.drawPile).toHaveLength(3);
    }
    expect(among(states.map((state) => handOf(state, 'mila').slice(1)))).toEqual(
      new Set([...drawPile, ...cards('5C')]),
    );
    expect(among(states.map((state) => state.drawPile.slice(0, 1)))).toEqual(
      new Set([...drawPile, ...cards('5C')]),
    );
  });

  it('keeps a card that one has laid on the Draw Pile (ng.prestigious.divine)', () => {
    const laid: State = { ...played, known: { [card('9C')]: ['noor'] } };
    for (const state of again(laid, 'noor')) expect(state.drawPile[0]).toBe(card('9C'));
    const tops = among(again(laid, 'mila').map(({ drawPile: pile }) => pile.slice(0, 1)));
    expect(tops).toEqual(new Set([...drawPile, ...cards('3S joker-1')]));
  });

  it('deals the first hand anew for the second player', () => {
    const states = again(played, 'mila');
    for (const state of states) {
      expect(handOf(state, 'mila')).toEqual(cards('4C 5C'));
      expect(handOf(state, 'noor')).toHaveLength(2);
    }
    expect(among(states.map((state) => handOf(state, 'noor')))).toEqual(
      new Set([...drawPile, ...cards('3S joker-1')]),
    );
  });
});

describe('a table dealt anew while starting cards are chosen (ng.setup.starting-cards)', () => {
  const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });

  /** Noor and Mila with these hands, and with starting cards laid out of them. */
  function choosing(
    noor: string,
    mila: string,
    laid: Readonly<Partial<Record<Seat, StartingCards>>>,
  ): State {
    const held: readonly CardId[] = [
      ...cards(noor),
      ...cards(mila),
      ...Object.values(laid).flatMap(({ royal: one, subject }) => [one, subject]),
    ];
    const [first, second] = box.players;
    return {
      ...box,
      players: [
        { ...first, hand: cards(noor) },
        { ...second, hand: cards(mila) },
      ],
      drawPile: CARDS.filter((each) => !held.includes(each)),
      stack: [{ type: 'starting-cards', laid }],
    };
  }

  const noorLaid = { noor: { royal: royal('KC'), subject: number('2S') } };
  const milaLaid = { mila: { royal: royal('QH'), subject: number('2H') } };
  const bothHands = choosing('KC 2S 3S 4S 5S 6S joker-1', 'QH 2H 3H 4H 5H 6H 7H', {});
  const noorFirst = choosing('3S 4S 5S 6S joker-1', 'QH 2H 3H 4H 5H 6H 7H', noorLaid);
  const milaFirst = choosing('KC 2S 3S 4S 5S 6S joker-1', '3H 4H 5H 6H 7H', milaLaid);

  it('gives the other player a hand that could be kept (ng.setup.mulligan-condition)', () => {
    for (const seat of ['noor', 'mila'] as const) {
      const other = seat === 'noor' ? 'mila' : 'noor';
      for (const state of again(bothHands, seat)) {
        expect(handOf(state, seat)).toEqual(handOf(bothHands, seat));
        expect(handOf(state, other)).toHaveLength(7);
        expect(faultsOf(handOf(state, other))).toEqual([]);
        expect(laidIn(state)).toEqual({});
        expect(inventory(state)).toEqual(CARDS);
      }
    }
  });

  it('keeps the starting cards that one has laid oneself', () => {
    for (const [before, seat] of [
      [noorFirst, 'noor'],
      [milaFirst, 'mila'],
    ] as const) {
      for (const state of again(before, seat)) {
        expect(laidIn(state)).toEqual(laidIn(before));
        expect(handOf(state, seat)).toEqual(handOf(before, seat));
        expect(inventory(state)).toEqual(CARDS);
      }
    }
  });

  it('gives the other player a Royal Card and a Number Card as starting cards, each of those unseen in turn', () => {
    for (const [before, seat, other] of [
      [noorFirst, 'mila', 'noor'],
      [milaFirst, 'noor', 'mila'],
    ] as const) {
      const states = again(before, seat);
      for (const state of states) {
        const { royal: one, subject } = laidIn(state)[other]!;
        expect([isRoyal(one), isNumber(subject)]).toEqual([true, true]);
        expect(Object.keys(laidIn(state))).toEqual([other]);
        expect(handOf(state, other)).toHaveLength(5);
        expect(faultsOf([...handOf(state, other), one, subject])).toEqual([]);
        expect(inventory(state)).toEqual(CARDS);
      }
      const unseen = CARDS.filter((card) => !handOf(before, seat).includes(card));
      expect(among(states.map((state) => [laidIn(state)[other]!.royal]))).toEqual(
        new Set(unseen.filter(isRoyal)),
      );
    }
  });
});

describe('face-down cards on the table dealt anew (ng.army.hidden, ng.preparation.place)', () => {
  const drawPile = cards('9C KD 9H joker-2');
  const begun = phaseOf('action', 'KC 2S, QD', 'QH 2H', {
    noor: { hand: cards('3S JS'), armies: cards('7D') },
    mila: { hand: cards('4C JC'), armies: cards('5C 6C') },
  });
  const [noor, mila] = begun.players;
  const [queen] = mila.court;
  const [king, consort] = noor.court;
  const state: State = {
    ...begun,
    players: [
      { ...noor, court: [{ ...king!, preparation: number('4H') }, consort!] },
      { ...mila, court: [{ ...queen!, preparation: number('8S') }] },
    ],
    drawPile,
    discardPile: begun.drawPile
      .slice(drawPile.length)
      .filter((each) => !cards('4H 8S 9C KD 9H joker-2').includes(each)),
  };
  const unseenBy = {
    noor: cards('4C 5C 6C 8S 9C 9H'),
    mila: cards('3S 7D 4H 9C 9H'),
  };
  const beneath = (now: State, seat: Seat) =>
    now.players
      .find((player) => player.seat === seat)!
      .court.flatMap(({ preparation }) => preparation ?? []);
  const armiesOf = (now: State, seat: Seat) =>
    now.players.find((player) => player.seat === seat)!.armies;

  it.each([
    ['noor', 'mila'],
    ['mila', 'noor'],
  ] as const)('are any Number Cards that %s does not see, and nothing else', (seat, other) => {
    const states = again(state, seat);
    for (const now of states) {
      expect(inventory(now)).toEqual(inventory(state));
      expect(handOf(now, seat)).toEqual(handOf(state, seat));
      expect(armiesOf(now, seat)).toEqual(armiesOf(state, seat));
      expect(beneath(now, seat)).toEqual(beneath(state, seat));
      expect(armiesOf(now, other)).toHaveLength(armiesOf(state, other).length);
      expect(now.discardPile).toEqual(state.discardPile);
    }
    const possible = new Set(unseenBy[seat]);
    expect(among(states.map((now) => armiesOf(now, other)))).toEqual(possible);
    expect(among(states.map((now) => beneath(now, other)))).toEqual(possible);
    expect(among(states.map((now) => handOf(now, other))).has(card('KD'))).toBe(true);
  });

  it('are the same by the same chance wherever the unseen cards lay', () => {
    const [own, their] = state.players;
    const elsewhere: State = {
      ...state,
      players: [
        own,
        {
          ...their,
          armies: numbers('8S 9C'),
          hand: cards('5C KD'),
          court: [{ ...queen!, preparation: number('9H') }],
        },
      ],
      drawPile: cards('6C JC 4C joker-2'),
    };
    expect(inventory(elsewhere)).toEqual(inventory(state));
    expect(redeal(elsewhere, 'noor', seeded(5))).toEqual(redeal(state, 'noor', seeded(5)));
  });

  it('stay where somebody has seen them', () => {
    const seen: State = { ...state, known: { [card('8S')]: ['noor'], [card('5C')]: ['noor'] } };
    for (const now of again(seen, 'noor')) {
      expect(beneath(now, 'mila')).toEqual(numbers('8S'));
      expect(armiesOf(now, 'mila')[0]).toBe(card('5C'));
    }
  });
});

describe('a table dealt anew in a Duel (ng.action.duel.round-one)', () => {
  const downIn = (state: State, seat: Seat) => {
    const top = topOf(state);
    return top.type === 'duel' ? duelistAt(top, seat).down : null;
  };

  it('has any Number Card that is unseen in place of one that lies face down', () => {
    const { state } = dueled('m10C');
    const states = again(state, 'noor');
    for (const now of states) {
      expect(inventory(now)).toEqual(CARDS);
      expect(handOf(now, 'noor')).toEqual(handOf(state, 'noor'));
      expect(isNumber(downIn(now, 'mila')!)).toBe(true);
    }
    expect(among(states.map((now) => [downIn(now, 'mila')!])).size).toBeGreaterThan(15);
    for (const now of again(state, 'mila')) expect(downIn(now, 'mila')).toBe(card('10C'));
  });

  it('leaves a card to place in the hand of whoever has to place one (ng.action.duel.no-card)', () => {
    const hand = '6H QC QS JS joker-1';
    const { state } = dueled('', duelling(undefined, { theirHand: hand }));
    for (const now of again({ ...state, drawPile: cards('JH JC'), discardPile: [] }, 'noor')) {
      expect(handOf(now, 'mila')).toContain(card('6H'));
      expect(options(now, 'mila')).toHaveLength(2);
    }
  });
});

it('a table is dealt anew, too, in a Duel that waits for no card any more (ng.action.duel.penalty)', () => {
  const state = dueled(MILA_LOSES, duelling(undefined, { theirGlory: '9H' })).state;
  for (const seat of ['noor', 'mila'] as const) {
    for (const dealt of again(state, seat)) {
      expect(inventory(dealt)).toEqual(CARDS);
      expect(handOf(dealt, seat)).toEqual(handOf(state, seat));
    }
  }
});

describe('a table dealt anew in the middle of a Polity (ng.action.polity.lead)', () => {
  const { state: led } = act(prepared(polityTable({ hand: '7S 9C 8D 2C KC' }), 'noor', '7D'), [
    declarePolity,
    leads('7S'),
  ]);

  it('has another card of the number that was named, and no other number, for whoever does not see it', () => {
    const states = again(led, 'mila');
    for (const state of states) expect(inventory(state)).toEqual(CARDS);
    const cardsLed = new Set(states.map((state) => polityOf(state).led!.card));
    expect(cardsLed).toEqual(new Set(cards('7S 7H 7D')));
    for (const state of states) expect(polityOf(state)).toMatchObject({ prize: card('6H') });
  });

  it('keeps it for whoever has led it', () => {
    for (const state of again(led, 'noor')) expect(polityOf(state)).toEqual(polityOf(led));
  });

  it('leaves a card to lead in the hand of whoever has to lead one', () => {
    const { state } = act(polityTable({ hand: '7S KC QC QS joker-1' }), [declarePolity]);
    for (const now of again({ ...state, drawPile: cards('JH JD'), discardPile: [] }, 'mila')) {
      expect(handOf(now, 'noor')).toContain(card('7S'));
      expect(options(now, 'noor')).toHaveLength(1);
    }
  });

  it('asks the same of the same player in every moment, and tells the other nothing by it', () => {
    const table = prepared(prepared(polityTable(), 'noor', '4D'), 'mila', '4H');
    const actions = [declarePolity, leads('7S'), plays('8C'), decline];
    for (const count of [1, 2, 3, 4]) {
      const { state } = act(table, actions.slice(0, count));
      for (const seat of ['noor', 'mila'] as const)
        for (const now of again(state, seat)) {
          expect(pending(now)).toEqual(pending(state));
          expect(view(now, seat)).toEqual(view(state, seat));
          expect(options(now, seat)).toEqual(options(state, seat));
          expect(imaginable(now, seat)).toEqual(imaginable(state, seat));
        }
    }
  });
});
