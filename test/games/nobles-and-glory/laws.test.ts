import { describe, expect, it } from 'vitest';
import { advance, freshGame, offered } from '../../../src/engine/play.ts';
import { mixed, seeded } from '../../../src/engine/random.ts';
import { CARDS, isNumber, isRoyal } from '../../../src/games/nobles-and-glory/cards.ts';
import { game as rules } from '../../../src/games/nobles-and-glory/game.ts';
import { redeal } from '../../../src/games/nobles-and-glory/redeal.ts';
import { topOf } from '../../../src/games/nobles-and-glory/stack.ts';
import { faultsOf } from '../../../src/games/nobles-and-glory/valid-hand.ts';
import { act, card, cards, inventory, phaseOf } from '../../support/nobles-and-glory.ts';
import { noblesAndGloryLaws } from '../../support/nobles-and-glory-laws.ts';
import { describeLaws } from '../laws.ts';

const game = { ...rules, redeal };

describeLaws(game, noblesAndGloryLaws);

describe('a table dealt anew for a seat', () => {
  const fresh = freshGame(game, ['noor', 'mila'], seeded(1));
  const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

  it('has all hidden things elsewhere, and all of them', () => {
    const other = redeal(fresh, 'noor', seeded(2));
    expect(other.players[0]).toEqual(fresh.players[0]);
    expect(other.players[1].hand).not.toEqual(fresh.players[1].hand);
    expect(other.drawPile).not.toEqual(fresh.drawPile);
    expect(inventory(other)).toEqual(CARDS);
  });

  it('has hands that could be kept, and starting cards that can be some', () => {
    const [laid] = game.options(fresh, 'mila');
    const { state } = act(fresh, [laid!]);
    for (const seed of SEEDS) {
      const { players, stack } = redeal(state, 'noor', seeded(seed));
      const top = topOf({ stack });
      const starting = (top.type === 'starting-cards' && top.laid.mila) || expect.unreachable();
      expect([isRoyal(starting.royal), isNumber(starting.subject)]).toEqual([true, true]);
      expect(faultsOf([...players[1].hand, starting.royal, starting.subject])).toEqual([]);
    }
    for (const seed of SEEDS)
      expect(faultsOf(redeal(fresh, 'mila', seeded(seed)).players[0].hand)).toEqual([]);
    const own = redeal(state, 'mila', seeded(1));
    expect(own.stack).toEqual(state.stack);
  });

  it('leaves a card in the hand that came into it openly', () => {
    const state = {
      ...phaseOf('population', 'KC 2S', 'QH 3H', { mila: { hand: cards('9C 8D') } }),
      known: { [card('9C')]: ['noor'] as const },
    };
    for (const seed of SEEDS)
      expect(redeal(state, 'noor', seeded(seed)).players[1].hand[0]).toBe(card('9C'));
    const seconds = new Set(
      SEEDS.map((seed) => redeal(state, 'noor', seeded(seed)).players[1].hand[1]),
    );
    expect(seconds.size).toBeGreaterThan(10);
  });
});

/** So many that their median is steady: of fifty games it is off by ten now and then. */
const GAMES = 201;

/** Turns of a random game, every kind of act equally likely; undefined where it is broken off. */
function turnsOf(seed: number): number | undefined {
  const [random, choice] = [mixed(seed), mixed(~seed)];
  let state = freshGame(game, ['noor', 'mila'], random);
  let turns = 0;
  for (let options = offered(game, state); options.length > 0; options = offered(game, state)) {
    const types = [...new Set(options.map(({ type }) => type))];
    const type = types[choice.below(types.length)];
    const ofType = options.filter((option) => option.type === type);
    state = advance(game, state, ofType[choice.below(ofType.length)]!, random);
    for (const process of state.stack) if (process.type === 'turn') turns = process.number;
  }
  return game.outcome(state)!.unfinished ? undefined : turns;
}

describe('random games', () => {
  it('all come to their end, half of them after about fifty turns', () => {
    const turns = Array.from({ length: GAMES }, (_, seed) => turnsOf(seed) ?? expect.unreachable());
    const median = turns.toSorted((a, b) => a - b)[(GAMES - 1) / 2]!;
    expect(median).toBeGreaterThanOrEqual(45);
    expect(median).toBeLessThanOrEqual(57);
  });
});
