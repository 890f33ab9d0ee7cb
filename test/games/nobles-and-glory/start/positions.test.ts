import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { format } from '../../../../src/games/nobles-and-glory/schema.ts';
import {
  card,
  cards,
  court,
  impossible,
  inventory,
  kingdom,
  number,
  numbers,
  players,
  table,
} from '../../../support/nobles-and-glory.ts';

const two = players('KC 2S', 'QH 3S');

describe('a position', () => {
  it('is filled up to 54 cards: what nobody has named lies beneath the Draw Pile', () => {
    const state = table({
      players: players('QD 4H, KC 2S', 'QH 3S', {
        noor: { hand: cards('joker-1 5C'), peasants: numbers('8D'), glory: numbers('9D') },
      }),
      drawPile: cards('10S KD'),
      discardPile: cards('AH'),
    });
    expect(inventory(state)).toEqual(CARDS);
    expect(state.drawPile.slice(0, 3)).toEqual([...cards('10S KD'), 'spade-1']);
    expect(state.discardPile).toEqual(cards('AH'));
    expect(state.players[0]).toMatchObject({
      court: court('KC 2S, QD 4H'),
      hand: cards('joker-1 5C'),
      peasants: numbers('8D'),
    });
    expect(state.rulings).toMatchObject({
      'equipoise-direction': 'previous-lower-or-next-higher',
      'bonus-negative': 'may-be-negative',
    });
    expect(inventory(table({ players: two }))).toEqual(CARDS);
  });

  it('begins with the first phase of its turn, which is the Population Phase in the first turn of each player', () => {
    expect(pending(table({ players: two }))).toEqual({
      name: 'peasant',
      seats: ['noor'],
      secret: true,
    });
    expect(pending(table({ players: two, number: 1 }))).toEqual({
      name: 'population',
      seats: ['noor'],
      secret: true,
    });
    expect(pending(table({ players: two, turn: 'mila', number: 2 }))).toEqual({
      name: 'population',
      seats: ['mila'],
      secret: true,
    });
    expect(pending(table({ players: two, number: 3, phase: 'migration' }))).toEqual({
      name: 'migration',
      seats: ['noor'],
      secret: true,
    });
  });

  it('has a Court Jester where it names one (ng.turn.population.jester)', () => {
    const state = table({
      players: players('KC 2S', 'QH 3S', { mila: { jester: card('joker-2') } }),
    });
    expect(state.players.map(({ jester }) => jester)).toEqual([null, 'joker-2']);
    expect(inventory(state)).toEqual(CARDS);
  });

  it('has the Army Cards that it names, in the row of the Regnant (ng.capacity.army)', () => {
    const armed = (noor: string, written: string) => ({
      players: players(noor, 'QH 3S', { noor: { armies: cards(written) } }),
    });
    const state = table(armed('KC 2S, QD', '9D 4C'));
    expect(state.players.map(({ armies }) => armies)).toEqual([numbers('9D 4C'), []]);
    expect(inventory(state)).toEqual(CARDS);
    expect(impossible(armed('KC 2S', '9D 4C 5C'))).toEqual({
      because: 'ng.capacity.army',
      reason: 'row-full',
      particulars: { royal: card('KC'), count: 4, most: 3 },
    });
    expect(impossible(armed('KC 2S', 'QD'))).toMatchObject({
      because: 'ng.card.number',
      reason: 'not-number',
    });
    expect(impossible(armed('KC', '9D'))).toMatchObject({ reason: 'no-subject' });
  });

  it('has Recovery Cards beneath a Royal Card where it names some (ng.action.duel.recovery)', () => {
    const position = { players: players('KC 2S (4S 9C), QD', 'QH 3S (5H)'), number: 5 };
    const state = table(position);
    expect(state.players.map((player) => player.court)).toEqual([
      court('KC 2S (4S 9C), QD'),
      court('QH 3S (5H)'),
    ]);
    expect(inventory(state)).toEqual(CARDS);
    expect(format.position(position)).toEqual({ ok: true, value: position });
  });

  it('has nothing that it does not name', () => {
    const [noor] = table({
      players: [
        {
          seat: 'noor',
          court: [{ card: card('KC'), subjects: cards('2S') }, { card: card('QD') }],
          decree: { card: card('4D') },
        },
        two[1]!,
      ],
    }).players;
    expect(noor).toEqual({
      seat: 'noor',
      hand: [],
      ...kingdom('KC 2S, QD', { decree: { card: number('4D'), progress: [] } }),
    });
  });

  it('plays the readings it names', () => {
    expect(
      table({ players: two, rulings: { 'bonus-negative': 'floor-zero' } }).rulings[
        'bonus-negative'
      ],
    ).toBe('floor-zero');
  });
});

describe('a table that cannot be', () => {
  it('has more than 54 cards, or one card twice: there is one King of each suit (ng.deck)', () => {
    expect(impossible({ players: two, drawPile: CARDS.slice(0, 51) })).toEqual({
      because: 'ng.deck',
      reason: 'too-many-cards',
      particulars: { count: 55, most: 54 },
    });
    expect(impossible({ players: two, drawPile: CARDS.slice(0, 50) })).toMatchObject({
      because: 'ng.deck',
      reason: 'card-twice',
    });
    expect(impossible({ players: players('KC 2S', 'KC 3S') })).toEqual({
      because: 'ng.deck',
      reason: 'card-twice',
      particulars: { card: 'club-king' },
    });
    expect(
      impossible({ players: players('KC 2S', 'QH 3S', { mila: { hand: cards('2S') } }) }),
    ).toMatchObject({ reason: 'card-twice' });
    const beneath = (preparation: string) => {
      const [noor, mila] = [two[0]!, two[1]!];
      const [king] = noor.court;
      return {
        players: [{ ...noor, court: [{ ...king!, preparation: card(preparation) }] }, mila],
      };
    };
    expect(impossible(beneath('2S'))).toMatchObject({ reason: 'card-twice' });
    expect(inventory(table(beneath('4S')))).toEqual(CARDS);
    expect(impossible(beneath('KD'))).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: 'diamond-king' },
    });
    const all = table({
      players: two,
      drawPile: CARDS.filter((each) => !cards('KC 2S QH 3S').includes(each)),
    });
    expect(inventory(all)).toEqual(CARDS);
  });

  it('has a kingdom without a Royal Card or without a Subject', () => {
    for (const noor of [players('', 'QH 3S')[0]!, { seat: 'noor' } as const])
      expect(impossible({ players: [noor, two[1]!] })).toEqual({
        because: 'ng.setup.reveal',
        reason: 'no-royal',
        particulars: { seat: 'noor' },
      });
    expect(impossible({ players: players('KC 2S', 'QH') })).toEqual({
      because: 'ng.guard.subjects',
      reason: 'no-subject',
      particulars: { seat: 'mila' },
    });
  });

  it('has an eighth Subject beside a King and a Queen, or a fourth beside a King alone', () => {
    const seven = 'KC 2S 4H 6D 9C, QD 3H 5D 8C';
    expect(table({ players: players(seven, 'QH 3S') }).players[0].court).toEqual(court(seven));
    expect(impossible({ players: players(`${seven} 7S`, 'QH 3S') })).toEqual({
      because: 'ng.capacity.totals',
      reason: 'too-many-subjects',
      particulars: { seat: 'noor', count: 8, most: 7 },
    });
    expect(impossible({ players: players('KC 2S 4H 6D 9C', 'QH 3S') })).toMatchObject({
      because: 'ng.capacity.totals',
    });
  });

  it('has a row with more Subjects than spaces, though the kingdom has room', () => {
    expect(impossible({ players: players('KC 2S, QD 4H 6D 9C 10S', 'QH 3S') })).toEqual({
      because: 'ng.capacity.queen',
      reason: 'row-full',
      particulars: { royal: 'diamond-queen', count: 4, most: 3 },
    });
    expect(impossible({ players: players('KC 2S, JD 4H 6D 9C', 'QH 3S') })).toMatchObject({
      because: 'ng.capacity.jack',
    });
  });

  it('has two of a rank in a Royal Court (ng.court.one-per-rank)', () => {
    expect(impossible({ players: players('KC 2S, KD 4H', 'QH 3S') })).toEqual({
      because: 'ng.court.one-per-rank',
      reason: 'rank-twice',
      particulars: { seat: 'noor', rank: 'king' },
    });
  });

  it('has a card where none of its kind can lie (ng.card.royal, ng.card.number)', () => {
    for (const noor of ['2S KC', 'KC 3C, 2S']) {
      expect(impossible({ players: players(noor, 'QH 3S') })).toEqual({
        because: 'ng.card.royal',
        reason: 'not-royal',
        particulars: { card: 'spade-2' },
      });
    }
    expect(impossible({ players: players('KC QS', 'QH 3S') })).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: 'spade-queen' },
    });
    for (const place of ['peasants', 'glory'] as const) {
      expect(
        impossible({ players: players('KC 2S', 'QH 3S', { noor: { [place]: cards('joker-1') } }) }),
      ).toMatchObject({
        because: 'ng.card.number',
        particulars: { card: 'joker-1' },
      });
    }
  });

  it('has a Court Jester who is no Joker, or whose Joker lies elsewhere too (ng.card.joker)', () => {
    const jester = (written: string, hand = '') =>
      impossible({
        players: players('KC 2S', 'QH 3S', {
          noor: { jester: card(written) },
          mila: { hand: cards(hand) },
        }),
      });
    for (const written of ['JC', '5C'])
      expect(jester(written)).toEqual({
        because: 'ng.card.joker',
        reason: 'not-joker',
        particulars: { card: card(written) },
      });
    expect(jester('joker-1', 'joker-1')).toMatchObject({ reason: 'card-twice' });
  });

  it('has Recovery Cards that cannot be: three, a Royal Card, or one that lies elsewhere too', () => {
    const three = players('KC 2S (3D 4D 5D)', 'QH 3S');
    expect(impossible({ players: three })).toEqual({
      because: 'ng.action.duel.recovery',
      reason: 'too-many-recovery',
      particulars: { royal: 'club-king', count: 3, most: 2 },
    });
    const rulings = { 'duel-training-recovery': 'becomes-recovery' } as const;
    expect(impossible({ players: three, rulings })).toEqual({
      because: 'ng.preparation.training',
      reason: 'no-training',
      particulars: { royal: 'club-king', count: 3 },
    });
    const trained = players('KC 2S (3D 4C 5D)', 'QH 3S');
    expect(
      table({ players: trained, number: 5, rulings }).players[0].court[0]!.recovery,
    ).toHaveLength(3);
    for (const written of ['QD', 'joker-1'])
      expect(impossible({ players: players(`KC 2S (${written})`, 'QH 3S') })).toEqual({
        because: 'ng.card.number',
        reason: 'not-number',
        particulars: { card: card(written) },
      });
    expect(impossible({ players: players('KC 2S (3S)', 'QH 3S') })).toMatchObject({
      because: 'ng.deck',
      reason: 'card-twice',
    });
  });

  it('has other than two players (ng.players)', () => {
    expect(impossible({ players: two.slice(0, 1) })).toEqual({
      because: 'ng.players',
      reason: 'player-count',
      particulars: { count: 1 },
    });
    expect(impossible({ players: [two[0]!, { ...two[1]!, seat: 'noor' }] })).toEqual({
      because: 'ng.players',
      reason: 'seat-twice',
      particulars: { seat: 'noor' },
    });
    expect(impossible({ players: two, turn: 'juri' })).toEqual({
      because: 'ng.players',
      reason: 'no-such-seat',
      particulars: { seat: 'juri' },
    });
  });

  it('goes on with seven Glory Cards, or is over without (ng.end.trigger)', () => {
    const glory = (count: number) =>
      players('KC 2S', 'QH 3S', {
        mila: { glory: numbers('AD 2D 3D 4D 5D 6D 7D').slice(0, count) },
      });
    expect(impossible({ players: glory(7) })).toEqual({
      because: 'ng.end.trigger',
      reason: 'over-already',
      particulars: { seat: 'mila', count: 7 },
    });
    expect(impossible({ players: glory(6), over: true })).toEqual({
      because: 'ng.end.trigger',
      reason: 'over-too-early',
      particulars: { most: 7 },
    });
    for (const moment of [{ phase: 'action' }, { turn: 'noor' }, { number: 5 }] as const)
      expect(impossible({ players: glory(7), over: true, ...moment })).toMatchObject({
        reason: 'over-in-mid-game',
      });
    expect(pending(table({ players: glory(6) }))).toBeDefined();
    expect(pending(table({ players: glory(7), over: true }))).toBeUndefined();
  });

  it('is in a phase that its turn does not have, or in a turn that there is not', () => {
    expect(impossible({ players: two, number: 2, phase: 'action' })).toEqual({
      because: 'ng.setup.first-turn-skip',
      reason: 'phase-skipped',
      particulars: { seat: 'noor', phase: 'action' },
    });
    for (const number of [0, 1.5]) {
      expect(impossible({ players: two, number })).toEqual({
        because: 'ng.turn.sequence',
        reason: 'no-such-turn',
        particulars: { count: number },
      });
    }
  });

  it('is in the box and on the table at once (ng.setup.deal)', () => {
    expect(impossible({ players: two, box: true })).toEqual({
      because: 'ng.setup.deal',
      reason: 'box-not-empty',
    });
    const seats = [{ seat: 'noor' }, { seat: 'mila' }] as const;
    expect(impossible({ players: seats, box: true, discardPile: cards('2S') })).toMatchObject({
      reason: 'box-not-empty',
    });
    const dealtIn = [seats[0], { ...seats[1], hand: cards('2S') }];
    expect(impossible({ players: dealtIn, box: true })).toMatchObject({ reason: 'box-not-empty' });
  });
});
