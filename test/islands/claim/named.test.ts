import { describe, expect, it } from 'vitest';
import { ask } from '../../../src/engine/inquiry.ts';
import { FACTIONS } from '../../../src/games/claim/cards.ts';
import { game } from '../../../src/games/claim/game.ts';
import { inquiry } from '../../../src/games/claim/inquiry.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';
import { tablesNamed } from '../../../src/islands/claim/table/named.ts';
import type { NamedCard } from '../../../src/islands/table/named-table.ts';

type Card = readonly [card: string, value?: number | undefined, isApart?: boolean];
const named = (...cards: readonly Card[]) =>
  tablesNamed(
    cards.map(([card, value, isApart = false]): NamedCard => ({
      card,
      isApart,
      ...(value !== undefined && { value }),
    })),
  );
const tricks = (...cards: readonly Card[]) =>
  named(...cards).map(({ position }) => {
    const { led, players } = position as Position;
    return [led, ...(players[1]!.hand ?? [])];
  });

describe('a trick of named cards', () => {
  it('is led by the first, or by the second with words between; the other order comes next', () => {
    expect(tricks(['goblin'], ['knight'])).toEqual([
      ['goblin-8', 'knight-3'],
      ['knight-8', 'goblin-3'],
    ]);
    expect(tricks(['knight'], ['goblin', undefined, true])[0]).toEqual(['goblin-8', 'knight-3']);
  });

  it('has the values that are named, and says where it assumes some', () => {
    expect(tricks(['goblin', 0], ['knight', 2])[0]).toEqual(['goblin-0-1', 'knight-2']);
    expect(named(['goblin', 0], ['knight', 2])[0]!.assumed).toBeUndefined();
    expect(named(['goblin', 0], ['knight'])[0]!.assumed).toBe('values');
  });

  it('of three or more is led by the first and answered from a hand of the others', () => {
    expect(tricks(['dwarf'], ['zombie'], ['doppelganger'])).toEqual([
      ['dwarf-8', 'zombie-3', 'doppelganger-3'],
    ]);
  });

  it('there is none of cards that the deck has not', () => {
    expect(named(['knight', 1], ['goblin'])).toEqual([]);
    expect(named(['knight', 5], ['knight', 5])).toEqual([]);
    expect(named(['knight'])).toEqual([]);
  });

  it('has an answer, whichever two factions meet', () => {
    for (const one of FACTIONS)
      for (const other of FACTIONS)
        for (const { position } of named([one], [other])) {
          const answered = ask(game, inquiry, position as Position);
          expect(answered.ok, `${one} and ${other}`).toBe(true);
        }
  });
});
