import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arms as valley } from '../../src/arms/king-of-the-valley/all.ts';
import { TINCTURES } from '../../src/arms/tinctures.ts';
import { CARDS as CLAIM_CARDS, FACTIONS, factionOf, valueOf } from '../../src/games/claim/cards.ts';
import { GAME_IDS } from '../../src/games/ids.ts';
import { BUILDINGS, CARDS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import { CHARACTERS } from '../../src/games/rival-kings/characters.ts';
import { armsFile, armsFiles, armsOf, armsSvg, fileOf, pictureOf } from '../../src/site/arms.ts';
import { bookOf, openersOf } from '../../src/site/registry.ts';

const PATHS = /\bd="([^"]+)"/g;
const everybody = [...CHARACTERS, ...SUBJECTS, ...BUILDINGS];
const shapes = new Map(
  everybody.map((card) => [
    card,
    new Set(Array.from(armsSvg('rival-kings', card).matchAll(PATHS), ([, d]) => d!)),
  ]),
);
const holders = (shape: string): number =>
  everybody.filter((card) => shapes.get(card)!.has(shape)).length;

/**
 * More pictures than these share only what every card may have: field, rim, rank letters, signs of
 * actions.
 */
const FEW = 4;
/** The shapes that say which card a picture shows. */
const ownShapes = new Map(
  everybody.map((card) => [
    card,
    new Set([...shapes.get(card)!].filter((shape) => holders(shape) <= FEW)),
  ]),
);
const alike = (one: (typeof everybody)[number], other: (typeof everybody)[number]): number =>
  ownShapes.get(one)!.intersection(ownShapes.get(other)!).size;

describe('the pictures of Rival Kings', () => {
  it('are there for every card and character, and for nothing else', () => {
    expect(armsOf('rival-kings').toSorted()).toEqual(everybody.toSorted());
  });

  it('share the sign of a subject with its building, and with no other card', () => {
    for (const subject of SUBJECTS) {
      const { partner } = CARDS[subject];
      expect(alike(subject, partner), `${subject} and ${partner}`).toBeGreaterThan(0);
      for (const other of everybody.filter((card) => card !== subject && card !== partner))
        expect(alike(subject, other), `${subject} and ${other}`).toBeLessThan(
          alike(subject, partner),
        );
    }
  });

  it('are drawn from shapes of their own: no card is another one in disguise', () => {
    for (const card of everybody) expect(ownShapes.get(card)!.size, card).toBeGreaterThan(3);
  });
});

describe('the pictures of Claim', () => {
  const faces = [...new Set(CLAIM_CARDS.map((card) => `${factionOf(card)}#${valueOf(card)}`))];

  it('are there for every faction and every face', () => {
    expect(armsOf('claim').toSorted()).toEqual([...FACTIONS, ...faces].toSorted());
  });

  it('are a file per faction, with every face by its value and the faction last', () => {
    expect(armsFiles('claim')).toEqual(FACTIONS);
    for (const faction of FACTIONS) {
      const named = Array.from(
        armsFile('claim', faction).svg.matchAll(/<g class="(?:face|card)"(?: id="(\d)")?>/g),
        ([, value]) => value,
      );
      const values = faces
        .filter((face) => face.startsWith(`${faction}#`))
        .map((face) => face.split('#')[1]);
      expect(named).toEqual([...values, undefined]);
    }
  });
});

describe('the pictures of King of the Valley', () => {
  const COLUMNS = ['queen', 'duke', 'countess', 'knight', 'farmer', 'farmers-wife'];
  const KNIGHTS = [1, 2, 3, 4].map((order) => `knight#${order}`);
  const SUBJECTS = [...COLUMNS, ...KNIGHTS, 'jester'];
  const SPECIALISTS = [
    'priest',
    'wizard',
    'tax-collector',
    'tax-collector#0-3',
    'tax-collector#3-5',
    'tax-collector#5-10',
  ];
  const drawn = Object.keys(valley.drawings);
  const drawing = (card: string): string => {
    const { hatching: _, ...shades } = TINCTURES[valley.tinctureOf(card)];
    return valley.drawings[card]!({ ...shades, hatch: 'url(#hatch)' });
  };
  const GREY = /stroke="#8d9197"/;

  it('are there for every tile, its back, the kings, tokens, coins and the columns of a castle', () => {
    const pieces = [
      'king#pale',
      'king#chevron',
      'king#bend',
      'king#cross',
      'coin#1',
      'coin#5',
      'coin#10',
      'kingdom',
      'tax',
    ];
    const backs = ['back#1', 'back#2', 'back#3'];
    const portraits = COLUMNS.map((column) => `portrait-${column}`);
    expect(drawn).toEqual(
      expect.arrayContaining([...SUBJECTS, ...SPECIALISTS, ...backs, ...pieces, ...portraits]),
    );
  });

  it('have a grey border on specialists, and on nothing else', () => {
    const grey = drawn.filter((card) => GREY.test(pictureOf(valley, card)));
    expect(grey).toEqual(expect.arrayContaining(SPECIALISTS));
    for (const card of grey) expect(card).toMatch(/^(priest|wizard|tax-collector(#\d-\d+)?)$/);
  });

  it('show in a column whom its tiles show, and the influence on tiles alone', () => {
    for (const column of COLUMNS) {
      const [tile, portrait] = [drawing(column), drawing(`portrait-${column}`)];
      expect(tile.startsWith(portrait), column).toBe(true);
      expect(tile.length, column).toBeGreaterThan(portrait.length);
    }
  });

  it('are unlike each other, of shapes of their own', () => {
    expect(
      new Set(drawn.map(drawing).map((body, place) => `${valley.frameOf!(drawn[place]!)} ${body}`))
        .size,
    ).toBe(drawn.length);
    const kinds = [
      ...SUBJECTS.filter((card) => !card.includes('#')),
      'priest',
      'wizard',
      'tax-collector',
    ];
    const paths = new Map(
      kinds.map((kind) => [
        kind,
        new Set(Array.from(drawing(kind).matchAll(PATHS), ([, d]) => d!)),
      ]),
    );
    for (const kind of kinds) {
      const others = new Set(
        kinds.filter((other) => other !== kind).flatMap((other) => [...paths.get(other)!]),
      );
      expect(paths.get(kind)!.difference(others).size, kind).toBeGreaterThan(7);
    }
  });

  it('stand alone, and are small', () => {
    for (const card of drawn)
      expect(pictureOf(valley, card), card).not.toMatch(
        /<text|<style|<use|href=|var\(|currentColor|NaN|undefined/,
      );
    const files = drawn.filter((card) => !card.includes('#')).map((card) => fileOf(valley, card));
    expect(files.join('').length / drawn.length).toBeLessThan(750);
  });

  it('are on top of the picture of their card in its file, where they only add to it', () => {
    const collector = fileOf(valley, 'tax-collector');
    expect(collector.split(drawing('tax-collector')).length).toBe(2);
    expect(collector).toContain(
      `<g class="face" id="3-5">${drawing('tax-collector#3-5').slice(drawing('tax-collector').length)}</g>`,
    );
    expect(fileOf(valley, 'knight')).toContain(`<g class="face" id="2">${drawing('knight#2')}</g>`);
  });
});

describe.each(GAME_IDS)('every picture of %s', (game) => {
  it('is unlike all others', () => {
    const drawings = armsOf(game).map((card) => armsSvg(game, card));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('stands alone: it names no file, font or style of a page', () => {
    for (const card of armsOf(game))
      expect(armsSvg(game, card), card).not.toMatch(
        /<text|<style|<use|href=|var\(|currentColor|NaN|undefined/,
      );
  });

  it('opens pages only where it exists, and every chapter has one of its own', () => {
    const { chapters, lessons, front } = openersOf(game);
    expect(Object.keys(chapters).toSorted()).toEqual(
      bookOf(game)
        .chapters.map(({ slug }) => slug)
        .toSorted(),
    );
    for (const named of [chapters, lessons])
      expect(new Set(Object.values(named)).size).toBe(Object.keys(named).length);
    for (const card of [...Object.values(chapters), ...Object.values(lessons), ...front])
      expect(armsOf(game), card).toContain(card);
  });
});

it('No page draws a stock icon any more', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(tsx?|astro)$/.test(name),
  );
  for (const file of files)
    expect(readFileSync(`src/${file}`, 'utf8'), file).not.toMatch(/game-icons|(?<!\.\.)\/icons\//);
});
