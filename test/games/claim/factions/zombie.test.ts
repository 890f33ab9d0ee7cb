import { describe, expect, it } from 'vitest';
import {
  act,
  card,
  cards,
  cited,
  citesOf,
  eventOf,
  type Fact,
  led,
  plays,
  reading,
  trick,
} from '../../../support/claim.ts';

const cardsIn = (facts: readonly Fact[], type: string): string[] =>
  facts.flatMap(({ event }) =>
    event.type !== type ? [] : 'cards' in event ? event.cards : 'card' in event ? [event.card] : [],
  );

const seatIn = (facts: readonly Fact[], type: string): unknown =>
  facts.flatMap(({ event }) => (event.type === type && 'seat' in event ? [event.seat] : []))[0];

const rules = (short: string): string[] => short.split(' ').map((id) => `cl.${id}`);

describe('zombie-of-loser', () => {
  const winning = reading('zombie-of-loser', 'only-winning-zombie');
  const told = (state: Parameters<typeof act>[0], played: string) => {
    const { facts } = act(state, plays('mila', played));
    return facts.flatMap(({ event }) =>
      event.type === 'zombiesScored' || event.type === 'cardsDiscarded'
        ? [event.type, event.cards]
        : [],
    );
  };

  it('goes to the winner like every played zombie', () => {
    expect(told(led('D8', 'Z9'), 'Z9')).toEqual([
      'zombiesScored',
      cards('Z9'),
      'cardsDiscarded',
      cards('D8'),
    ]);
    expect(told(led('Z3', 'Z7'), 'Z7')).toEqual(['zombiesScored', cards('Z3 Z7')]);
  });

  it('or is discarded, and only the zombie that wins goes there', () => {
    expect(told(led('D8', 'Z9', winning), 'Z9')).toEqual(['cardsDiscarded', cards('D8 Z9')]);
    expect(told(led('Z3', 'Z7', winning), 'Z7')).toEqual([
      'zombiesScored',
      cards('Z7'),
      'cardsDiscarded',
      cards('Z3'),
    ]);
    expect(told(led('Z3', 'G7', winning), 'G7')).toEqual([
      'zombiesScored',
      cards('Z3'),
      'cardsDiscarded',
      cards('G7'),
    ]);
  });

  it('does not matter in phase 2', () => {
    const { facts } = act(led('D8', 'Z9', { phase: 2, ...winning }), plays('mila', 'Z9'));
    expect(eventOf(facts, 'cardsCollected')).toMatchObject({ seat: 'noor', cards: cards('Z9') });
  });
});

describe('a zombie', () => {
  it('P1-16: is recruited where it was contested; dwarves are discarded', () => {
    const { facts } = act(led('D5', 'D6', { contested: card('Z9') }), plays('mila', 'D6'));
    expect([seatIn(facts, 'contestedTaken'), cardsIn(facts, 'contestedTaken')]).toEqual([
      'mila',
      [card('Z9')],
    ]);
    expect([cardsIn(facts, 'zombiesScored'), cardsIn(facts, 'cardsDiscarded')]).toEqual([
      [],
      cards('D5 D6'),
    ]);
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining(rules('phase1.contested-zombie-recruits faction.dwarf.phase2-only')),
    );
  });

  it('leaves nothing over beside another one', () => {
    const facts = trick(['Z5', 'Z3'], { phase: 1 });
    expect(citesOf(facts, 'cardsDiscarded')).toBeUndefined();
    expect(citesOf(facts, 'zombiesScored')).toEqual([
      'cl.phase1.played-zombie-scores',
      'cl.faction.zombie',
      'cl.piles.score-face-up',
    ]);
  });

  it('is recruited like any other card where it was contested, and by which rules', () => {
    const facts = trick(['G5', 'G7'], { phase: 1, contested: 'Z1' });
    expect(citesOf(facts, 'contestedTaken')).toEqual([
      'cl.phase1.winner-takes-contested',
      'cl.piles.recruit-face-down',
      'cl.phase1.contested-zombie-recruits',
      'cl.faction.power-only-when-played',
    ]);
  });
});
