import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/engine/game.ts';
import { seenFrom } from '../../../../src/engine/log.ts';
import { without } from '../../../../src/engine/pieces.ts';
import { seeded } from '../../../../src/engine/random.ts';
import type { Fact, Seat } from '../../../../src/engine/types.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import {
  CARDS,
  isNumber,
  isRoyal,
  type CardId,
} from '../../../../src/games/nobles-and-glory/cards.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { faultsOf } from '../../../../src/games/nobles-and-glory/valid-hand.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { secrets } from '../../../../src/games/nobles-and-glory/secrets.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import {
  act,
  card,
  cards,
  dealt,
  inventory,
  players,
  table,
} from '../../../support/nobles-and-glory.ts';

/** The facts as a seat sees them: of the game, that asks for its secret fields only. */
const seen = (facts: readonly Fact<NoblesAndGlory>[], seat: Seat) =>
  seenFrom({ secrets } as Game<NoblesAndGlory>, facts, seat);

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

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

const chosen = (seat: 'noor' | 'mila', royal: string, subject: string) =>
  ({ type: 'starting-cards', seat, royal: card(royal), subject: card(subject) }) as const;

describe('a hand', () => {
  it('may be kept with a Royal Card and two Number Cards (ng.setup.mulligan-condition)', () => {
    expect(faultsOf(cards('KC 2S 3S JC QC QS QD'))).toEqual([]);
    expect(faultsOf(cards('KC 2S 3S 4S 5S 6S joker-1'))).toEqual([]);
  });

  it('may not without: a Joker is neither', () => {
    expect(faultsOf(cards('2S 3S 4S 5S 6S 7S joker-1'))).toEqual(['no-royal']);
    expect(faultsOf(cards('KC 2S JC QC QS QD joker-1'))).toEqual(['too-few-numbers']);
    expect(faultsOf(cards('KC JC QC QS QD KS KD'))).toEqual(['too-few-numbers']);
    expect(faultsOf([])).toEqual(['no-royal', 'too-few-numbers']);
  });
});

describe('the deal', () => {
  it('waits for anybody to set up the box', () => {
    expect(pending(box)).toEqual({ name: 'set-up', seats: ['noor', 'mila'] });
    expect(options(box, 'mila')).toEqual([{ type: 'set-up', seat: 'mila' }]);
    expect(options(box, 'juri')).toEqual([]);
  });

  it('gives two hands of seven that may be kept, and 40 cards to draw, from every seed', () => {
    for (const seed of SEEDS) {
      const { state } = dealt(seed);
      expect(state.players.map(({ hand }) => [hand.length, faultsOf(hand)])).toEqual([
        [7, []],
        [7, []],
      ]);
      expect(state.drawPile).toHaveLength(40);
      expect(inventory(state)).toEqual(CARDS);
    }
  });

  it('shuffles all cards once more after each Mulligan, and only then (ng.setup.mulligan)', () => {
    let redealt = 0;
    for (const seed of SEEDS) {
      const { facts } = dealt(seed);
      const shuffles = facts.filter(({ event }) => event.type === 'packShuffled').length;
      const places = facts.flatMap(({ event }, place) =>
        event.type === 'mulliganAnnounced' ? [place] : [],
      );
      const rounds = new Set(
        places.map((place) =>
          facts.findIndex(({ event }, at) => at > place && event.type === 'packShuffled'),
        ),
      );
      expect(shuffles).toBe(1 + rounds.size);
      if (shuffles > 1) redealt += 1;
      for (const { event, seenBy } of facts) {
        if (event.type !== 'mulliganAnnounced') continue;
        expect(seenBy).toBeUndefined();
        expect(faultsOf(event.cards)).toEqual(event.faults);
      }
      expect(facts.at(-1)!.event.type).toBe('handsKept');
    }
    // 0.29 of all deals are dealt again.
    expect(redealt / SEEDS.length).toBeGreaterThan(0.22);
    expect(redealt / SEEDS.length).toBeLessThan(0.36);
  });

  it('takes the good hand back as well', () => {
    const seed = SEEDS.find(
      (each) =>
        dealt(each).facts.filter(({ event }) => event.type === 'mulliganAnnounced').length === 1,
    )!;
    const { facts } = dealt(seed);
    const hands = facts.flatMap(({ event }) => (event.type === 'handDealt' ? [event] : []));
    expect(hands.map(({ seat }) => seat)).toEqual(['noor', 'mila', 'noor', 'mila']);
    expect(dealt(seed).state.players.map(({ hand }) => hand)).toEqual(
      hands.slice(2).map((each) => each.cards),
    );
  });

  it('tells nobody the order of the pile, and each hand to its owner alone', () => {
    const { facts } = dealt(1);
    expect(
      facts.filter(({ event }) => event.type === 'packShuffled').map(({ seenBy }) => seenBy),
    ).toEqual([[]]);
    for (const { event, seenBy } of facts)
      if (event.type === 'handDealt') expect(seenBy).toEqual([event.seat]);
    expect(seen(facts, 'noor').map(({ event }) => [event.type, 'cards' in event])).toEqual([
      ['packShuffled', false],
      ['handDealt', true],
      ['handDealt', false],
      ['handsKept', false],
    ]);
  });

  it('is the same from the same seed', () => {
    expect(dealt(7)).toEqual(dealt(7));
    expect(dealt(7).state.drawPile).not.toEqual(dealt(8).state.drawPile);
  });

  it('happens once', () => {
    const { state } = dealt(1);
    expect(judge(state, { type: 'set-up', seat: 'noor' })).toMatchObject({
      because: 'ng.setup.deal',
      reason: 'already-set-up',
    });
    expect(judge(box, { type: 'set-up', seat: 'juri' })).toMatchObject({
      because: 'ng.players',
      reason: 'no-such-seat',
    });
    expect(judge(box, chosen('noor', 'KC', '2S'))).toMatchObject({
      because: 'ng.setup.deal',
      reason: 'not-set-up',
    });
  });
});

describe('the starting cards', () => {
  const state = choosing('KC JC 3S 5D 9H joker-1 QC', 'QH 8D 8S 2C 4C 6C 7C');

  it('are chosen by both at the same time, unseen (ng.setup.starting-cards)', () => {
    expect(pending(state)).toEqual({
      name: 'starting-cards',
      seats: ['noor', 'mila'],
      secret: true,
    });
    const { state: one, facts } = act(state, [chosen('mila', 'QH', '8D')]);
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
    expect(judge(state, chosen('noor', 'QH', '3S'))).toEqual({
      because: 'ng.setup.starting-cards',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: 'heart-queen' },
    });
    expect(judge(state, chosen('noor', 'KC', '8D'))).toMatchObject({
      reason: 'not-in-hand',
      particulars: { card: 'diamond-8' },
    });
    expect(judge(state, chosen('noor', '5D', '3S'))).toMatchObject({
      because: 'ng.card.royal',
      reason: 'not-royal',
    });
    expect(judge(state, chosen('noor', 'KC', 'joker-1'))).toMatchObject({
      because: 'ng.card.number',
      reason: 'not-number',
    });
    const { state: one } = act(state, [chosen('noor', 'KC', '3S')]);
    expect(judge(one, chosen('noor', 'JC', '5D'))).toMatchObject({
      because: 'ng.setup.starting-cards',
      reason: 'starting-cards-laid',
    });
  });

  it('are turned up together, and the lower Subject begins in the Population Phase', () => {
    const { state: begun, facts } = act(state, [
      chosen('mila', 'QH', '8D'),
      chosen('noor', 'KC', '3S'),
    ]);
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
      { type: 'population', seat: 'noor', mustPlace: true },
    ]);
    expect(pending(begun)).toEqual({ name: 'population', seats: ['noor'], secret: true });
    expect(begun.players.map(({ hand, court }) => [hand.length, court.length])).toEqual([
      [5, 1],
      [5, 1],
    ]);
    expect(inventory(begun)).toEqual(CARDS);
    expect(judge(begun, chosen('noor', 'JC', '5D'))).toMatchObject({
      because: 'ng.setup.reveal',
      reason: 'starting-cards-over',
    });
  });

  it('lead to the same table in whichever order they are chosen', () => {
    const actions = [chosen('mila', 'QH', '8D'), chosen('noor', 'KC', '3S')];
    expect(act(state, actions).state).toEqual(act(state, actions.toReversed()).state);
  });

  it('go by suit where the values are equal, by the reading of the table', () => {
    const tied = choosing('KC 6S 2S 3S 4S 5S 7S', 'QH 6D 2D 3D 4D 5D 7D');
    const actions = [chosen('noor', 'KC', '6S'), chosen('mila', 'QH', '6D')];
    const firstIn = (now: State) => act(now, actions).state.stack.at(-1);
    expect(firstIn(tied)).toMatchObject({ seat: 'mila' });
    expect(
      firstIn({ ...tied, rulings: { ...tied.rulings, 'first-player-tie': 'winner-is-higher' } }),
    ).toMatchObject({ seat: 'noor' });
  });

  it('end with the game: nothing may be done after it', () => {
    const over = table({
      players: players('KC 2S', 'QH 3S', { noor: { glory: cards('AD 2D 3D 4D 5D 6D 7D') } }),
      over: true,
    });
    expect(judge(over, chosen('noor', 'KC', '2S'))).toMatchObject({
      because: 'ng.end.trigger',
      reason: 'game-over',
    });
    expect(options(over, 'noor')).toEqual([]);
  });
});

describe('what a seat sees', () => {
  const state = choosing('KC 3S 5D joker-1', 'QH 8D 8S 2C');
  const { state: laid } = act(state, [chosen('mila', 'QH', '8D')], seeded(1));

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
});
