import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { enact } from '../../../../src/games/nobles-and-glory/enact/all.ts';
import { game } from '../../../../src/games/nobles-and-glory/game.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { regnantBonus } from '../../../../src/games/nobles-and-glory/scoring/regnant-bonus.ts';
import { layDecree, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { construction } from '../../../support/nobles-and-glory-enacts.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  numbers,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

/** Two Spades, and a Subject and two Peasants for Construction. */
const building = (rest: ActionTable) =>
  actionPhase('KC 2D 7H', { hand: '5S 4S', peasants: '9D 8D', mila: 'QH 10H', ...rest });

const built = (rest: ActionTable, glory = '9H') =>
  act(building(rest), [construction('5S', '2D', '9D', glory)]);

describe('an Enact (ng.action.enact)', () => {
  it('lays a Glory Card on the Decree, of the owner’s choice (ng.action.enact.progress)', () => {
    const { state, facts } = built({ glory: '10C 9H', decree: '3H' });
    expect(state.players[0]).toMatchObject({
      glory: numbers('10C'),
      decree: { card: card('3H'), progress: numbers('9H') },
      hand: cards('4S'),
    });
    expect(facts.map(({ event: { type }, cites }) => [type, ...cites])).toEqual([
      ['actionUsed', 'ng.action.enact', 'ng.action.enact.construction'],
      ['cardDiscarded', 'ng.action.enact.construction'],
      ['subjectReplaced', 'ng.action.enact.construction'],
      ['decreeAdvanced', 'ng.action.enact.progress'],
    ]);
    expect(facts[0]!.event).toMatchObject({ action: 'construction' });
    expect(pending(state)?.name).toBe('action');
  });

  it('may follow upon the Decree in the same phase (ng.action.decree.place)', () => {
    const state = building({ hand: '5S 4S 3H', glory: '9H' });
    expect(usesOf(enact, state)).toEqual([]);
    const { state: laid } = act(state, [layDecree('3H')]);
    expect(usesOf(enact, laid)).toContainEqual(construction('5S', '2D', '9D', '9H'));
  });

  it('is possible once in a phase, whichever it is (ng.action.once-each)', () => {
    const { state } = built({ glory: '9H 10C', decree: '3H' });
    expect(usesOf(enact, state)).toEqual([]);
    expect(judge(state, construction('4S', '2D', '8D', '10C'))).toEqual(
      refuse('ng.action.once-each', 'action-used', { action: 'enact' }),
    );
  });

  it('takes a Decree, and a Glory Card that lies face up (ng.action.enact.needs-glory)', () => {
    const use = construction('5S', '2D', '9D', '9H');
    expect(judge(building({ glory: '9H' }), use)).toEqual(
      refuse('ng.action.enact', 'no-decree', { seat: 'noor' }),
    );
    for (const reading of ['not-in-pile', 'still-in-pile'] as const)
      expect(
        judge(building({ decree: '3H 9H', rulings: { 'decree-glory-count': reading } }), use),
      ).toEqual(refuse('ng.action.enact.needs-glory', 'no-glory', { seat: 'noor' }));
    expect(judge(building({ glory: '10C', decree: '3H 9H' }), use)).toEqual(
      refuse('ng.action.enact.progress', 'not-glory', { seat: 'noor', card: card('9H') }),
    );
  });

  it('takes a Number Card of the hand of its suit', () => {
    const state = building({ hand: '5S 6C KS', glory: '9H', decree: '3H' });
    const used = (written: string) => judge(state, construction(written, '2D', '9D', '9H'));
    const rule = 'ng.action.enact.construction';
    expect(['5S', '6C', 'KS', '8S'].map(used)).toEqual([
      undefined,
      refuse(rule, 'other-suit', { card: card('6C'), suit: 'spade' }),
      refuse('ng.card.number', 'not-number', { card: card('KS') }),
      refuse(rule, 'not-in-hand', { seat: 'noor', card: card('8S') }),
    ]);
  });

  it('is a matter of the player whose Action Phase it is', () => {
    const state = building({ glory: '9H', decree: '3H' });
    expect(judge(state, { ...construction('5S', '2D', '9D', '9H'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});

describe('a Decree that is fulfilled (ng.action.decree.fulfil)', () => {
  it('becomes Glory with all that lies on it, and another may be laid', () => {
    const { state, facts } = built({ hand: '5S 4H', glory: '9H 10C', decree: '2H AD' });
    expect(state.players[0]).toMatchObject({ glory: numbers('10C 2H AD 9H'), decree: null });
    expect(facts.at(-1)).toEqual({
      event: { type: 'decreeFulfilled', seat: 'noor', cards: cards('2H AD 9H') },
      cites: ['ng.action.decree.fulfil', 'ng.action.decree.goal'],
    });
    expect(judge(state, layDecree('4H'))).toBeUndefined();
  });

  it('cannot be followed by another that is laid in the same phase (ng.action.once-each)', () => {
    const { state } = act(building({ hand: '5S AH 4H', glory: '9H' }), [
      layDecree('AH'),
      construction('5S', '2D', '9D', '9H'),
    ]);
    expect(state.players[0]).toMatchObject({ glory: numbers('AH 9H'), decree: null });
    expect(judge(state, layDecree('4H'))).toMatchObject({ reason: 'decree-laid' });
  });

  it('takes as many cards as it says, an Ace one and a six six', () => {
    const progress = ['', 'AD', 'AD 3C', 'AD 3C 4C', 'AD 3C 4C 5C', 'AD 3C 4C 5C 6C'];
    for (const [place, before] of progress.entries()) {
      const decree = `${['A', '2', '3', '4', '5', '6'][place]!}H`;
      const { state } = built({ glory: '9H', decree: `${decree} ${before}` });
      expect(state.players[0].decree).toBeNull();
      expect(state.players[0].glory).toHaveLength(place + 2);
    }
  });

  it('or cards of its value together by the other reading (decree-goal)', () => {
    const rulings = { 'decree-goal': 'sum-of-values' } as const;
    expect(built({ glory: '9H', decree: '6H', rulings }).state.players[0]).toMatchObject({
      glory: numbers('6H 9H'),
      decree: null,
    });
    const under = built({ glory: '3C', decree: '6H 2C', rulings }, '3C');
    expect(under.state.players[0].decree?.progress).toEqual(numbers('2C 3C'));
  });

  it.each(['after-current-effect', 'each-card'] as const)(
    'X29: of six ends the game, by either reading of when (ng.end.trigger, %s)',
    (reading) => {
      const { state } = built({
        glory: '9H',
        decree: '6H AD 3C 4C 5C 6C',
        rulings: { 'end-settle-point': reading },
      });
      expect(state.players[0]).toMatchObject({
        glory: numbers('6H AD 3C 4C 5C 6C 9H'),
        decree: null,
      });
      expect(game.outcome(state)?.scores[0]).toMatchObject({ glory: 34, decree: 0 });
    },
  );

  it.each(['not-in-pile', 'still-in-pile'] as const)(
    'X29: of six ends the game, whether its cards are counted before or not (decree-glory-count, %s)',
    (reading) => {
      const begun = { glory: '9H', decree: '6H AD 3C 4C 5C 6C' };
      const { state } = built({ ...begun, rulings: { 'decree-glory-count': reading } });
      expect(state.players[0].glory).toHaveLength(7);
      expect(game.outcome(state)).toBeDefined();
    },
  );

  it('X29: of six is fulfilled before that by the other reading (decree-goal)', () => {
    const rulings = { 'decree-goal': 'sum-of-values' } as const;
    const { state } = built({ glory: '9H 3C', decree: '6H AD', rulings }, '9H');
    expect(state.players[0]).toMatchObject({ glory: numbers('3C 6H AD 9H'), decree: null });
    expect(game.outcome(state)).toBeUndefined();
  });
});

describe('what lies on a Decree (decree-glory-count)', () => {
  const table = { glory: '9H 2C 3C 4C 5C', decree: '3H AD' };

  it('is out of the Glory Pile, so the game goes on', () => {
    const { state } = built({ glory: '9H 2C 3C 4C 5C 6C', decree: '4H AD' });
    expect(state.players[0].glory).toHaveLength(5);
    expect(game.outcome(state)).toBeUndefined();
  });

  it('or is still in it: the Decree itself is the seventh once it is fulfilled', () => {
    const rulings = { 'decree-glory-count': 'still-in-pile' } as const;
    const { state } = built({ ...table, rulings });
    expect(game.outcome(state)).toBeUndefined();
    const fulfilled = built({ glory: '9H 2C 3C 4C 5C', decree: '2H AD', rulings });
    expect(fulfilled.state.players[0].glory).toHaveLength(7);
    expect(game.outcome(fulfilled.state)).toBeDefined();
    const apart = built({ glory: '9H 2C 3C 4C', decree: '2H AD', rulings });
    expect(game.outcome(apart.state)).toBeUndefined();
  });

  it('counts for a Diamond Regnant by both readings', () => {
    const { state } = built({ glory: '9H 10D', decree: '3H AD' }, '10D');
    expect(regnantBonus(state.players, 'diamond', state.rulings).points).toBe(2);
  });
});
