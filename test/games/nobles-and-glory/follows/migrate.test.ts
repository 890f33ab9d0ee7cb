import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { done, migrating, turned } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, played, type PlayName } from '../../../support/nobles-and-glory-plays.ts';
import { act, card, cards, numbers } from '../../../support/nobles-and-glory.ts';

const typesOf = (facts: ReturnType<typeof act>['facts']): string[] =>
  facts.map(({ event }) => event.type);

describe('a card of the Refugee’s suit', () => {
  const takenIn = ({ facts }: ReturnType<typeof act>) =>
    facts
      .filter(({ event }) => event.type === 'subjectTaken' || event.type === 'peasantTaken')
      .map(({ event, cites }) => ({ ...event, cites }));

  it.each([
    [
      'KH 2C',
      'QS 4H 5C',
      '',
      'subjectTaken',
      '4H',
      'KH',
      ['ng.turn.migration.take-subject', 'ng.equipoise.elsewhere'],
    ],
    [
      'KH 2S 10C',
      'QS AH 5C',
      '',
      'subjectTaken',
      'AH',
      'KH',
      ['ng.turn.migration.take-subject', 'ng.equipoise.elsewhere'],
    ],
    [
      'KH 2S 10C 3D',
      'QS AH 5C',
      '',
      'subjectTaken',
      'AH',
      null,
      ['ng.turn.migration.take-subject', 'ng.administration.forced'],
    ],
    ['KH 2C', 'QS 4H', '5H 6D', 'peasantTaken', '5H', null, ['ng.turn.migration.take-peasant']],
  ] as const)(
    'is taken by itself where there is no other, and one place for it: %s of %s (ng.turn.migration.take-subject)',
    (noor, mila, their, type, written, beside, cites) => {
      const taken = turned(noor, mila, '9H 2D 4D 5D', { mila: { peasants: cards(their) } });
      expect(takenIn(taken)).toEqual([
        {
          type,
          seat: 'noor',
          from: 'mila',
          card: card(written),
          royal: beside && card(beside),
          cites,
        },
      ]);
      expect(taken.state.discardPile).toEqual(cards('9H'));
      expect(pending(taken.state)?.name).not.toBe('refugee');
    },
  );

  it.each([
    ['two cards', 'KH 2C', 'QS 4H 5H 6D', ''],
    ['two rows', 'KH 2C, QD', 'QS 4H 5C', ''],
    ['two Peasants', 'KH 2C', 'QS 4H', '5H 6H'],
  ])('is chosen by the Destination among %s', (_, noor, mila, their) => {
    const { state, facts } = turned(noor, mila, '9H 2D 3D', { mila: { peasants: cards(their) } });
    expect(typesOf(facts).at(-1)).toBe('destinationFound');
    expect(pending(state)).toMatchObject({ name: 'refugee', seats: ['noor'] });
  });
});

describe('the Refugee', () => {
  it('becomes a Peasant itself where nothing else can be taken (ng.turn.migration.take-refugee)', () => {
    const { state, facts } = turned('KH 2C', 'QS 4H', '9H 3D', { mila: { peasants: cards('6D') } });
    expect(typesOf(facts)).toContain('refugeeTaken');
    expect(state.players[0].peasants).toEqual(numbers('9H'));
    expect(state.discardPile).toEqual([]);
  });

  it('X31: stays discarded where it is a Royal Card', () => {
    const { state, facts } = turned('KS 2C', 'QC 3D', 'QH 4D');
    expect(typesOf(facts)).not.toContain('refugeeTaken');
    expect(state.discardPile).toEqual(cards('QH'));
    expect(state.players[0].hand).toEqual(cards('4D'));
  });

  it('X31: is another card where it is a Royal Card, by the other reading (refugee-royal)', () => {
    const { state } = turned(
      'KS 2C',
      'QC 3D',
      'QH 9H 4D',
      {},
      { rulings: { 'refugee-royal': 'royal-is-redrawn' } },
    );
    expect(state.discardPile).toEqual(cards('QH'));
    expect(state.players[0].peasants).toEqual(numbers('9H'));
  });

  it('is another card where it is a Joker, which lies aside (ng.turn.migration.refugee)', () => {
    const { state, facts } = turned('KS 2C', 'QC 3D', 'joker-1 joker-2 QH 4D');
    expect(typesOf(facts).filter((type) => type === 'refugeeTurned')).toHaveLength(3);
    expect(state.discardPile).toEqual(cards('QH joker-2 joker-1'));
  });

  it('is in no pile while it is the last card, and the step is left out where no card is left (ng.deck.reshuffle)', () => {
    const state = migrating('KS 2C', 'QC 3D', '', { noor: { hand: cards('5D') } });
    const last: State = { ...state, drawPile: cards('9H'), discardPile: cards('7D 8D') };
    const [noor] = act(last, [done, done]).state.players;
    expect(noor.peasants).toEqual(numbers('9H'));
    expect(cards('7D 8D')).toContain(noor.hand[1]);
    const none: State = { ...state, drawPile: [], discardPile: [] };
    expect(typesOf(act(none, [done, done]).facts)).not.toContain('refugeeTurned');
    const jokers = act({ ...none, drawPile: cards('joker-1') }, [done, done]);
    expect(typesOf(jokers.facts)).toContain('refugeeEnded');
    expect(jokers.state.players[0].hand).toEqual(cards('5D joker-1'));
  });
});

describe('the draw (ng.turn.migration.draw)', () => {
  const RH = 'QH';

  it('gives a card for each suit among the Subjects', () => {
    const { state, facts } = turned('KS 2C 3C 4D', 'QC 3D', `${RH} 5D 6D 7D`);
    expect(state.players[0].hand).toEqual(cards('5D 6D'));
    expect(
      facts.filter(({ event }) => event.type === 'cardDrawn').map(({ seenBy }) => seenBy),
    ).toEqual([['noor'], ['noor']]);
    expect(pending(state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it.each([
    ['AD AS 2S 3S 4S 5S', 7],
    ['AD AS 2S 3S 4S 5S 6S', 7],
    ['AD AS 2S 3S 4S 5S 6S 7S', 8],
  ])('stops at seven in hand: %s (ng.hand.limit)', (hand, count) => {
    const { state } = turned('KS 2C 4D', 'QC 3D', `${RH} 5D 6D`, { noor: { hand: cards(hand) } });
    expect(state.players[0].hand).toHaveLength(count);
  });

  it('is over where no card is left', () => {
    const state: State = {
      ...migrating('KS 2C 4D', 'QC 3D', ''),
      drawPile: cards('QH'),
      discardPile: [],
    };
    const { state: after } = act(state, [done, done]);
    expect(after.players[0].hand).toEqual(cards('QH'));
    expect(pending(after)).toMatchObject({ seats: ['mila'] });
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['firstSteps', 'cardDrawn', 'ng.turn.migration.draw'],
  ['firstSteps', 'phaseEnded', 'ng.turn.sequence'],
  ['refugeeTaken', 'refugeeTaken', 'ng.turn.migration.take-refugee'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('what follows by itself', () => {
  /** Who decides at the end, and what. */
  const ends = (name: PlayName) => {
    const { name: decision, seats } = pending(played(name).state) ?? { name: undefined, seats: [] };
    return [decision, ...seats];
  };

  it.each<[what: string, PlayName, ...(string | undefined)[]]>([
    [
      'where all cards are drawn, no Peasant may be (ng.turn.migration.draw)',
      'drawsOver',
      'peasant',
      'mila',
    ],
  ])('%s', (_, name, ...expected) => {
    expect(ends(name)).toEqual(expected);
  });
});
