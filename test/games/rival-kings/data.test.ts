import { describe, expect, it } from 'vitest';
import {
  allCards,
  BUILDINGS,
  CARDS,
  CARDS_IN_PLAY,
  COINS,
  COLOURS,
  COPIES,
  isBuilding,
  isSubject,
  MARKERS,
  PILE_SIZE,
  SUBJECTS,
  type CardId,
} from '../../../src/games/rival-kings/cards.ts';
import {
  actionsOf,
  CHARACTER_CARDS,
  CHARACTERS,
  compareRanks,
  rankOf,
  RANKS,
  ROBS,
  type CharacterId,
} from '../../../src/games/rival-kings/characters.ts';
import { PRINTED_PAIRS } from '../../support/printed-cards.ts';

describe('the twelve characters', () => {
  it.for([
    ['lord-protector', 'A', 'buy', 'D'],
    ['queen', 'A', 'recruit', 'D'],
    ['duke', 'B', 'settle recruit', 'C'],
    ['count', 'B', 'settle buy', 'C'],
    ['courtier', 'C', 'pass money', 'F'],
    ['priest', 'C', 'pass money', 'F'],
    ['bursar', 'D', 'money buy', 'E'],
    ['knight', 'D', 'money recruit', 'E'],
    ['countess', 'E', 'settle money recruit', 'F'],
    ['diplomat', 'E', 'settle money buy', 'F'],
    ['trader-1', 'F', 'settle money recruit buy', null],
    ['trader-2', 'F', 'settle money recruit buy', null],
  ] as const)(
    '%s has rank %s and the actions “%s” and robs %s',
    ([character, rank, actions, robbed]) => {
      expect(rankOf(character)).toBe(rank);
      expect(actionsOf(character)).toEqual(actions.split(' '));
      expect(ROBS[rank]).toBe(robbed);
    },
  );

  it('are twelve, two of each rank', () => {
    expect(Object.keys(CHARACTER_CARDS)).toEqual([...CHARACTERS]);
    expect(
      RANKS.map((rank) => CHARACTERS.filter((character) => rankOf(character) === rank).length),
    ).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('bear the tie-break symbol on the first of each rank, which nobody has read off the cards', () => {
    const bearers = CHARACTERS.filter((character) => CHARACTER_CARDS[character].symbol.value);
    expect(bearers).toEqual<CharacterId[]>([
      'lord-protector',
      'duke',
      'courtier',
      'bursar',
      'countess',
      'trader-1',
    ]);
    expect(new Set(Object.values(CHARACTER_CARDS).map(({ symbol }) => symbol.provenance))).toEqual(
      new Set(['assumed']),
    );
  });

  it('rank from A down to F', () => {
    expect([...RANKS].reverse().sort(compareRanks)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });
});

describe('the 32 kinds of card', () => {
  it('come in sixteen pairs of a subject and a building, in printed order', () => {
    expect(SUBJECTS).toEqual(PRINTED_PAIRS.map(({ subject }) => subject));
    expect(BUILDINGS).toEqual(PRINTED_PAIRS.map(({ building }) => building));
    for (const { subject, building } of PRINTED_PAIRS) {
      expect(CARDS[subject]).toMatchObject({ kind: 'subject', partner: building });
      expect(CARDS[building]).toMatchObject({ kind: 'building', partner: subject });
    }
  });

  it('have the colours that are printed or inferred, four pairs of each', () => {
    for (const { subject, building, colour, colours } of PRINTED_PAIRS) {
      expect(CARDS[subject].colour).toEqual({ value: colour, provenance: colours[0] });
      expect(CARDS[building].colour).toEqual({ value: colour, provenance: colours[1] });
    }
    expect(
      COLOURS.map((colour) => PRINTED_PAIRS.filter((pair) => pair.colour === colour).length),
    ).toEqual([4, 4, 4, 4]);
  });

  it('have printed colours on exactly four cards', () => {
    const printed = Object.entries(CARDS).filter(
      ([, card]) => card.colour.provenance === 'printed',
    );
    expect(printed.map(([id]) => id).sort()).toEqual(['forge', 'innkeeper', 'prison', 'sailor']);
  });

  it('have the four printed numbers, and assumed ones on all other cards', () => {
    const printed = Object.entries(CARDS).filter(
      ([, card]) => card.number.provenance === 'printed',
    );
    expect(Object.fromEntries(printed.map(([id, card]) => [id, card.number.value]))).toEqual({
      gardener: 3,
      garden: 4,
      vintner: 1,
      vineyard: 3,
    });
    for (const [id, card] of Object.entries(CARDS))
      if (!printed.some(([other]) => other === id)) expect(card.number.provenance).toBe('assumed');
  });

  it('agree with the scoring example: the higher of Innkeeper and Forge is 3', () => {
    expect(Math.max(CARDS.innkeeper.number.value, CARDS.forge.number.value)).toBe(3);
  });

  it('cost more in yellow and red than in blue and green, subjects and buildings alike', () => {
    const numbers = (kind: 'subject' | 'building', ...colours: readonly string[]) =>
      Object.values(CARDS)
        .filter((card) => card.kind === kind && colours.includes(card.colour.value))
        .map((card) => card.number.value);
    for (const kind of ['subject', 'building'] as const) {
      expect(Math.min(...numbers(kind, 'yellow', 'red'))).toBeGreaterThan(
        Math.max(...numbers(kind, 'blue', 'green')),
      );
    }
  });

  it('have 1 coin on the back of subjects and 2 on the back of buildings, as found elsewhere', () => {
    for (const subject of SUBJECTS)
      expect(CARDS[subject].back).toEqual({ value: 1, provenance: 'found-elsewhere' });
    for (const building of BUILDINGS)
      expect(CARDS[building].back).toEqual({ value: 2, provenance: 'found-elsewhere' });
  });
});

describe('the box', () => {
  it('holds 64 cards, two of each kind', () => {
    const box = allCards();
    expect(box).toHaveLength(64);
    for (const card of Object.keys(CARDS))
      expect(box.filter((other) => other === card)).toHaveLength(COPIES);
  });

  it('holds 30 markers, and the 32 cards that are not in play make 48 coins', () => {
    expect(MARKERS).toBe(30);
    const backs = [...SUBJECTS, ...BUILDINGS].map((card) => CARDS[card].back.value);
    expect(backs.reduce<number>((sum, coins) => sum + coins, 0)).toBe(COINS);
    expect(COINS).toBe(48);
  });

  it('gives two piles of eight of each kind', () => {
    expect([PILE_SIZE, CARDS_IN_PLAY]).toEqual([8, 16]);
  });

  it('knows subjects from buildings', () => {
    const cards: readonly CardId[] = [...SUBJECTS, ...BUILDINGS];
    expect(cards.filter(isSubject)).toEqual(SUBJECTS);
    expect(cards.filter(isBuilding)).toEqual(BUILDINGS);
  });
});
