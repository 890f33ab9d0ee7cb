import { describe, expect, it } from 'vitest';
import { arms } from '../../src/arms/king-of-the-valley/all.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import { RULES } from '../../src/games/king-of-the-valley/rules.ts';
import { manifest } from '../../src/site/king-of-the-valley/manifest.ts';
import { moves } from '../games/playthrough.ts';
import { kingOfTheValleyLaws } from '../support/king-of-the-valley-laws.ts';

const { book, cards, openers } = manifest;
const slugs = book.cardPages.map(({ slug }) => slug as string);

describe('King of the Valley on pages', () => {
  it('opens every chapter and lesson, and its front page, with a picture that is drawn', () => {
    expect(Object.keys(openers.chapters)).toEqual(book.chapters.map(({ slug }) => slug));
    expect(Object.keys(openers.lessons)).toEqual(book.lessons.map(({ slug }) => slug));
    const shown = [
      ...Object.values(openers.chapters),
      ...Object.values(openers.lessons),
      ...openers.front,
    ];
    expect(shown.filter((picture) => !(picture in arms.drawings))).toEqual([]);
  });

  it('has rules for every tile, all in the group that it stands in, and printed names', () => {
    const kinds = book.cardGroups.map(({ kind }) => kind as string);
    for (const page of book.cardPages) {
      expect(cards.rulesOf(page).length, page.slug).toBeGreaterThan(0);
      expect(cards.rulesOf(page).every((rule) => rule in RULES)).toBe(true);
      expect(kinds).toContain(page.kind);
      for (const { names } of cards.printedNames(page)) expect(names.en, page.slug).toBeDefined();
    }
  });

  it('finds the tile whose own rule it is, and none for what all have in common', () => {
    expect(cards.cardOfRule('kv.wizard.swap')).toBe('wizard');
    expect(cards.cardOfRule('kv.tax.token')).toBe('tax-collector');
    expect(cards.cardOfRule('kv.subject.orders')).toBe('knight');
    expect(cards.cardOfRule('kv.summon.mandatory')).toBeUndefined();
    for (const page of book.cardPages)
      for (const rule of cards.ownRulesOf(page))
        expect(cards.cardOfRule(rule), rule).toBe(page.slug);
  });

  it('knows which tiles what happens is about, all of them with pages, and a specialist at work more than a tile that is taken', () => {
    const about = Array.from({ length: 6 }, (_, seed) => [
      ...moves(game, kingOfTheValleyLaws, { seats: ['noor', 'mila', 'juri'], seed, rulings: {} }),
    ]).flatMap((played) =>
      played.flatMap(({ facts, after }) =>
        facts.map(({ event }) => ({ event, ...cards.aboutEvent(event, after) })),
      ),
    );
    expect(about.flatMap((one) => one.cards).filter((card) => !slugs.includes(card))).toEqual([]);
    const weights = (type: string): number[] =>
      about.filter(({ event }) => event.type === type).map(({ weight }) => weight);
    expect(Math.min(...weights('taxCollected'))).toBeGreaterThan(
      Math.max(...weights('tilesSummoned')),
    );
    expect(weights('turnStarted').every((weight) => weight === 0)).toBe(true);
  });
});
