import { describe, expect, it } from 'vitest';
import { cardPages } from '../../content/outline/claim.ts';
import { game } from '../../src/games/claim/game.ts';
import { RULINGS } from '../../src/games/claim/rulings.ts';
import { type Claim } from '../../src/games/claim/types.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import { everyElement, pageOf, textOf } from '../support/content.ts';
import { GAMES } from '../support/games.ts';
import { gameMessages } from '../support/messages.ts';
import { playedUnder } from './switch-laws.ts';
import names from '../../content/editions/names-claim.json' with { type: 'json' };
import leadersOfPhase2 from '../../content/scenarios/claim/switch-phase2-first-leader.ts';
import { FACTIONS } from '../../src/games/claim/cards.ts';
import type { Position } from '../../src/games/claim/types/position.ts';

describe('the card pages of Claim', () => {
  it('are those of the factions, in the order of the printed overview', () => {
    expect(cardPages.map(({ slug }) => slug)).toEqual(FACTIONS);
    expect(cardPages.map(({ cards }) => cards)).toEqual(
      FACTIONS.map((faction) => [`faction.${faction}`]),
    );
  });
});

describe.each(GAMES.find(({ id }) => id === 'claim')!.locales)(
  'the labels of follower piles in %s',
  (locale) => {
    it('say that they lie face down, in the word of the rule about them, and tell the two sorts of cards apart', async () => {
      const messages = await gameMessages(locale, 'claim');
      const rules = everyElement(
        pageOf(await textOf(locale, 'claim/rules/collecting.mdx')).elements,
      );
      const rule = rules.find(
        ({ attributes }) => attributes.id === 'cl.piles.recruit-face-down',
      )!.text;
      const labels = [messages['on-table.won']!, messages['on-table.blind']!].map((label) =>
        label.split(', '),
      );
      expect(labels.map(([lie]) => rule.toLowerCase().includes(lie!.toLowerCase()))).toEqual([
        true,
        true,
      ]);
      expect(new Set(labels.map(([, sort]) => sort)).size).toBe(2);
    });
  },
);

describe('the printed names of Claim', () => {
  it('are there for every faction', () => {
    expect(Object.keys(names.factions)).toEqual(FACTIONS);
  });

  it('are our plural names in English', async () => {
    const messages = await gameMessages('en', 'claim');
    const differing = FACTIONS.filter(
      (faction) => names.factions[faction].en[0] !== messages[`faction.${faction}.plural`],
    );
    expect(differing).toEqual([]);
  });
});

describe('the first leader of phase 2', () => {
  it('is the loser of the last trick by one reading only, where the youngest player has won it', () => {
    const { start, ...rest } = leadersOfPhase2;
    const position: Position = {
      ...(start as { readonly position: Position }).position,
      leader: 'noor',
    };
    const swapped = {
      ...rest,
      start: { position: { ...position, youngest: 'mila' } satisfies Position },
    } satisfies Scenario<Claim>;
    const leaders = RULINGS['phase2-first-leader'].options.map(
      (option) =>
        playedUnder(game, swapped, 'phase2-first-leader', option).steps[1]!.states.at(-1)!.leader,
    );
    expect(leaders).toEqual(['mila', 'mila', 'noor']);
  });
});
