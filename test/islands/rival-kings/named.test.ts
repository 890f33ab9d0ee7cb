import { describe, expect, it } from 'vitest';
import { ask } from '../../../src/engine/inquiry.ts';
import { CHARACTERS, rankOf, ROBS } from '../../../src/games/rival-kings/characters.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import { inquiry } from '../../../src/games/rival-kings/inquiry.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { tablesNamed } from '../../../src/islands/rival-kings/table/named.ts';

const named = (...cards: string[]) => tablesNamed(cards.map((card) => ({ card, isApart: false })));
const positionOf = (...cards: string[]): Position => named(...cards)[0]!.position;
const answerTo = (...cards: string[]) => {
  const answered = ask(game, inquiry, positionOf(...cards));
  if (!answered.ok) throw new Error(answered.refusal.reason);
  return answered.answer;
};

describe('a table of named cards', () => {
  it('has the characters in rank order, and the Watchman with who is robbed', () => {
    expect(positionOf('trader-1', 'courtier', 'countess', 'watchman')).toEqual({
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'countess' },
        { seat: 'juri', played: 'trader-1', subjects: ['watchman'] },
      ],
    });
    expect(
      answerTo('trader-1', 'courtier', 'countess', 'watchman').decisions.map(({ name }) => name),
    ).toContain('watchman');
  });

  it('is completed by a character that has no conflict with those named, and says so; none stands between C and D', () => {
    const pairs = CHARACTERS.flatMap((one) =>
      CHARACTERS.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs.filter((pair) => !pair.includes('trader-2'))) {
      const [table] = named(one, other);
      const { players } = table!.position as Position;
      const ranks = [rankOf(one), rankOf(other)].sort().join('');
      expect(table!.assumed, `${one}, ${other}`).toBe(ranks === 'CD' ? 'missing' : 'characters');
      if (ranks === 'CD') continue;
      const added = players
        .map(({ played }) => played!)
        .find((played) => played !== one && played !== other)!;
      for (const mine of [one, other]) {
        expect(rankOf(added)).not.toBe(rankOf(mine));
        expect(ROBS[rankOf(added)]).not.toBe(rankOf(mine));
        expect(ROBS[rankOf(mine)]).not.toBe(rankOf(added));
      }
      const robs = ROBS[rankOf(one)] === rankOf(other) || ROBS[rankOf(other)] === rankOf(one);
      expect(answerTo(one, other).after.thefts, `${one}, ${other}`).toHaveLength(robs ? 1 : 0);
    }
  });

  it('names first what the query names', () => {
    const [table] = named('trader-1', 'courtier');
    expect(table!.seats.map(({ cards }) => cards[0]!.name)).toEqual([
      'character.courtier',
      'character.trader-1',
      'character.lord-protector',
    ]);
  });

  it('brings a robber where a Watchman has nobody to hold off', () => {
    expect(answerTo('watchman', 'trader-1').decisions.map(({ name }) => name)).toEqual([
      'watchman',
    ]);
    expect(answerTo('watchman', 'gardener').decisions.map(({ name }) => name)).toEqual([
      'gardener',
      'watchman',
    ]);
  });

  it('takes a Trader named twice for both', () => {
    expect(
      positionOf('trader-1', 'trader-1', 'courtier').players.map(({ played }) => played),
    ).toEqual(['courtier', 'trader-1', 'trader-2']);
  });

  it('lays a subject with the character named before it', () => {
    expect(positionOf('knight', 'jailer', 'duke', 'farmer').players).toMatchObject([
      { played: 'duke', subjects: ['farmer'] },
      { played: 'knight', subjects: ['jailer'] },
      {},
    ]);
  });

  it('there is none of one card, of buildings, or of more than four characters', () => {
    expect(named('knight')).toEqual([]);
    expect(named('knight', 'knight')).toEqual([]);
    expect(named('garden', 'castle-wall')).toEqual([]);
    expect(named('queen', 'duke', 'courtier', 'bursar', 'countess')).toEqual([]);
  });
});
