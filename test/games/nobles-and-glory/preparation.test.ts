import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../src/games/nobles-and-glory/pending.ts';
import type { NumberId } from '../../../src/games/nobles-and-glory/cards.ts';
import { judgeReveal } from '../../../src/games/nobles-and-glory/preparation.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import type { Royal, State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { crown, declare, dethrone, done, place } from '../../support/nobles-and-glory-actions.ts';
import {
  placePreparation,
  prepared as withPreparation,
} from '../../support/nobles-and-glory-preparations.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  kingdom,
  number,
  numbers,
  phaseOf,
  table,
} from '../../support/nobles-and-glory.ts';

/** Noor’s Population Phase with this hand. */
const held = (hand: string, noor = 'KC 2S 5H') =>
  phaseOf('population', noor, 'QH 8C', { noor: { hand: cards(hand) } });

const preparing = (state: State) =>
  options(state, 'noor').filter(({ type }) => type === 'place-preparation');

/** The same table with a Royal Card of Noor’s changed. */
const changed = (state: State, which: string, beneath: Partial<Royal>): State => {
  const [noor, mila] = state.players;
  const court = noor.court.map((royal) =>
    royal.card === card(which) ? { ...royal, ...beneath } : royal,
  );
  return { ...state, players: [{ ...noor, court }, mila] };
};

const beneath = ({ players: [{ court }] }: State) =>
  court.map(({ card: royal, preparation }) => [royal, preparation]);

describe('a Preparation Card (ng.preparation.place)', () => {
  const state = held('9D QD joker-1 7H', 'KC 2S 5H, QS');

  it('is a Number Card of the hand, laid face down beneath the Regnant in one’s own Population Phase', () => {
    expect(preparing(state)).toEqual([placePreparation('9D', 'KC'), placePreparation('7H', 'KC')]);
    const { state: after, facts } = act(state, [placePreparation('9D', 'KC')]);
    expect(beneath(after)).toEqual([
      [card('KC'), card('9D')],
      [card('QS'), null],
    ]);
    expect(after.players[0].hand).toEqual(cards('QD joker-1 7H'));
    expect(after.players[1]).toEqual(state.players[1]);
    expect(facts).toEqual([
      {
        event: { type: 'preparationPlaced', seat: 'noor', card: card('9D'), royal: card('KC') },
        cites: ['ng.preparation.place'],
        seenBy: ['noor'],
      },
    ]);
    expect(pending(after)?.name).toBe('population');
    expect(judge(state, { ...placePreparation('9D', 'KC'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });

  it('needs no Royal Card of its suit as it is laid', () => {
    expect(judge(state, placePreparation('7H', 'KC'))).toBeUndefined();
  });

  it('is no other card, and comes beneath no other Royal Card', () => {
    expect(judge(state, placePreparation('8D', 'KC'))).toEqual(
      refuse('ng.preparation.place', 'not-in-hand', { seat: 'noor', card: card('8D') }),
    );
    for (const each of ['QD', 'joker-1'])
      expect(judge(state, placePreparation(each, 'KC'))).toEqual(
        refuse('ng.card.number', 'not-number', { card: card(each) }),
      );
    expect(judge(state, placePreparation('9D', 'QH'))).toEqual(
      refuse('ng.preparation.place', 'not-in-court', { seat: 'noor', card: card('QH') }),
    );
    expect(judge(state, placePreparation('9D', 'QS'))).toEqual(
      refuse('ng.preparation.place', 'not-regnant', { card: card('QS') }),
    );
  });

  it('stays: none takes its place or comes beside it (ng.preparation.fixed)', () => {
    const { state: after } = act(state, [placePreparation('9D', 'KC')]);
    expect(preparing(after)).toEqual([]);
    expect(judge(after, placePreparation('7H', 'KC'))).toEqual(
      refuse('ng.preparation.fixed', 'preparation-there', { royal: card('KC') }),
    );
  });

  it('comes beneath no Regnant that recovers (ng.action.duel.recovering)', () => {
    const recovering = changed(state, 'KC', { recovery: numbers('4C') });
    expect(preparing(recovering)).toEqual([]);
    expect(judge(recovering, placePreparation('9D', 'KC'))).toEqual(
      refuse('ng.action.duel.recovering', 'recovering', { card: card('KC') }),
    );
    expect(
      judge(changed(state, 'QS', { recovery: numbers('4C') }), placePreparation('9D', 'KC')),
    ).toBeUndefined();
  });

  it('waits until a second Subject is placed that has to be (ng.turn.population.forced)', () => {
    const must = held('9C 5D', 'KC 2S');
    expect(judge(must, placePreparation('5D', 'KC'))).toMatchObject({ reason: 'must-place' });
    expect(
      judge(act(must, [place('9C', 'KC')]).state, placePreparation('5D', 'KC')),
    ).toBeUndefined();
  });

  it('leaves open which Number Card of a known hand it was', () => {
    const known = Object.fromEntries(cards('9D QD 7H').map((each) => [each, ['mila'] as const]));
    for (const each of ['9D', '7H'])
      expect(act({ ...state, known }, [placePreparation(each, 'KC')]).state.known).toEqual({
        [card('QD')]: ['mila'],
      });
  });
});

describe('what lies beneath a Royal Card', () => {
  const laid = (noor: string, hand: string, phase: 'inauguration' | 'action') =>
    withPreparation(phaseOf(phase, noor, 'QH 8C', { noor: { hand: cards(hand) } }), 'noor', '4D');

  it('stays there when another becomes Regnant (ng.court.beneath-remains)', () => {
    const { state, facts } = act(laid('QC 2S', 'KC', 'inauguration'), [crown('KC')]);
    expect(beneath(state)).toEqual([
      [card('KC'), null],
      [card('QC'), card('4D')],
    ]);
    expect(facts[0]!.cites).toEqual([
      'ng.turn.inauguration.place',
      'ng.court.slide',
      'ng.court.beneath-remains',
    ]);
    const consort = act(laid('KC 2S', 'QS', 'inauguration'), [crown('QS')]);
    expect(consort.facts[0]!.cites).toEqual(['ng.turn.inauguration.place', 'ng.court.slide']);
  });

  it('is discarded with it, beneath it (ng.action.dethrone.beneath)', () => {
    const { state, facts } = act(laid('KC 2S, QD', '', 'action'), [dethrone('KC')]);
    expect(state.discardPile).toEqual(cards('KC 4D'));
    expect(facts.at(-1)).toEqual({
      event: {
        type: 'royalLost',
        seat: 'noor',
        card: card('KC'),
        beneath: [card('4D')],
      },
      cites: [
        'ng.action.dethrone',
        'ng.action.dethrone.aftermath',
        'ng.action.dethrone.beneath',
        'ng.court.discard-rearrange',
      ],
    });
  });

  it('is discarded with a Jack whom a new King drives out, too', () => {
    const { state } = act(laid('JD 2S', 'KC', 'inauguration'), [crown('KC')]);
    expect(state.discardPile).toEqual(cards('JD 4D'));
  });

  it('goes along with a Chamberlain who is taken, and both know it (ng.action.declaration)', () => {
    const state = actionPhase('KH 2H, QC 3C', { glory: '2S', mila: 'KS 5C, QD 4D, JH 4S' });
    const { state: after, facts } = act(withPreparation(state, 'mila', '9D', 2), [
      declare('estate', '2S'),
    ]);
    expect(beneath(after)[2]).toEqual([card('JH'), card('9D')]);
    expect(after.known).toEqual({ [card('9D')]: ['mila'] });
    expect(facts.at(-1)!.event).toEqual({
      type: 'chamberlainTaken',
      seat: 'noor',
      from: 'mila',
      card: card('JH'),
      preparation: card('9D'),
    });
  });
});

describe('a Preparation Card that is to be revealed', () => {
  const USE = { suit: 'heart', because: 'ng.action.intrigue.block' } as const;
  const prepared = (written: string, preparation: NumberId) => {
    const { court } = kingdom(written);
    return {
      court: court.map((royal, place) => (place === 0 ? { ...royal, preparation } : royal)),
    };
  };
  const judged = (written: string, preparation: string) =>
    judgeReveal(prepared(written, number(preparation)), USE, { type: 'reveal', seat: 'noor' });

  it('has the suit that is asked for, and any card of the Royal Court has it (ng.preparation.suit)', () => {
    expect(judged('KH 2S', '3H')).toBeUndefined();
    expect(judged('KS 2S, QC, JH', '3H')).toBeUndefined();
    expect(judged('KS 2H', '3H')).toEqual(
      refuse('ng.preparation.suit', 'no-royal-of-suit', { card: card('3H'), suit: 'heart' }),
    );
    expect(judged('KS 2H', '3D')).toEqual(
      refuse('ng.action.intrigue.block', 'other-suit', { card: card('3D'), suit: 'heart' }),
    );
  });

  it('may always be left where it is', () => {
    expect(judgeReveal(prepared('KS 2H', number('3D')), USE, done)).toBeUndefined();
    expect(
      judgeReveal(prepared('KS 2H', number('3D')), USE, { type: 'draw', seat: 'noor' }),
    ).toEqual(refuse('ng.action.intrigue.block', 'not-this-decision', { action: 'draw' }));
  });
});

describe('a position with a Preparation Card', () => {
  const position = (preparation: string, hand = '') => ({
    players: [
      {
        seat: 'noor',
        hand: cards(hand),
        court: [
          { card: card('QC'), subjects: cards('2S'), preparation: card(preparation) },
          { card: card('KC') },
        ],
      },
      { seat: 'mila', court: [{ card: card('QH'), subjects: cards('3S') }] },
    ] as const,
  });

  it('has it beneath any Royal Card', () => {
    expect(beneath(table(position('9D')))).toEqual([
      [card('KC'), null],
      [card('QC'), card('9D')],
    ]);
  });
});
