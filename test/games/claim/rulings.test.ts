import { describe, expect, it } from 'vitest';
import { offered, standing } from '../../../src/engine/play.ts';
import type { Seat } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/claim/game.ts';
import type { Readings } from '../../../src/games/claim/rulings.ts';
import type { Vote } from '../../../src/games/claim/types/state.ts';
import {
  act,
  card,
  cards,
  led,
  legal,
  over,
  plays,
  reading,
  refusal,
  scorePiles,
  story,
  eventOf,
  table,
} from '../../support/claim.ts';

describe('void-with-doppelganger', () => {
  const forced = reading('void-with-doppelganger', 'doppelganger-forced');

  it('leaves a follower without the led faction free', () => {
    expect(legal(led('G8', 'X7 K2 Z1'))).toEqual(cards('X7 K2 Z1'));
  });

  it('or makes a doppelganger follow, so that no knight can be used', () => {
    const state = led('G8', 'X7 K2 X1', forced);
    expect(legal(state)).toEqual(cards('X7 X1'));
    expect(refusal(state, plays('mila', 'K2'))).toEqual({
      because: 'cl.faction.doppelganger.counts-as-following',
      reason: 'must-play-doppelganger',
      particulars: { seat: 'mila', card: 'knight-2', faction: 'goblin' },
    });
  });

  it('changes nothing for who can follow, holds no doppelganger, or answers a doppelganger', () => {
    for (const state of [
      led('G8', 'G1 X7', forced),
      led('G8', 'K2 Z1', forced),
      led('X8', 'G1 Z1', forced),
    ]) {
      expect(legal(state)).toEqual(state.players[1].hand);
    }
  });
});

describe('phase2-first-leader', () => {
  // prettier-ignore
  it.for<[option: Readings['phase2-first-leader'], youngest: Seat, leader: Seat, rules: readonly string[]]>([
    ['last-phase-1-winner', 'noor', 'mila', ['cl.leader.previous-winner']],
    ['youngest-player', 'noor', 'noor', ['cl.leader.first-trick-youngest']],
    ['youngest-player', 'mila', 'mila', ['cl.leader.first-trick-youngest']],
    ['last-phase-1-loser', 'mila', 'noor', []],
  ])('%s, where mila wins the last trick of phase 1 and %s is the youngest: %s leads', ([option, youngest, leader, rules]) => {
    const { state, facts } = act(led('G3', 'G7', { youngest, ...reading('phase2-first-leader', option) }), plays('mila', 'G7'));
    expect(state.leader).toBe(leader);
    const { cites } = facts.find(({ event }) => event.type === 'trickBegun')!;
    expect(cites.filter((rule) => rule.startsWith('cl.leader'))).toEqual(rules);
  });

  it('does not touch later tricks', () => {
    const state = led('G3', 'G7 G8', {
      phase: 2,
      ...reading('phase2-first-leader', 'last-phase-1-loser'),
    });
    expect(act(state, plays('mila', 'G7')).state.leader).toBe('mila');
  });
});

describe('second-doppelganger-faction', () => {
  const declares = reading('second-doppelganger-faction', 'follower-declares');
  const options = (state: Parameters<typeof game.options>[0]) =>
    offered(game, state).map((action) => ('as' in action ? action.as : 'led'));

  it('is always the led one', () => {
    expect(options(led('G4', 'X7'))).toEqual(['led']);
    expect(refusal(led('G4', 'X7'), plays('mila', 'X7', 'dwarf'))).toEqual({
      because: 'cl.faction.doppelganger.counts-as-led',
      reason: 'counts-as-led',
      particulars: { card: 'doppelganger-7', faction: 'goblin' },
    });
  });

  it('or is declared by a follower who has no card of the led one: then the leader wins, and no power is copied', () => {
    const state = led('G4', 'X7', declares);
    expect(options(state)).toEqual(['led', 'knight', 'zombie', 'dwarf', 'doppelganger']);
    expect(eventOf(act(state, plays('mila', 'X7')).facts, 'trickWon')).toMatchObject({
      seat: 'mila',
      by: 'higher',
    });
    for (const as of ['knight', 'zombie', 'dwarf', 'doppelganger'] as const) {
      const { facts } = act(state, plays('mila', 'X7', as));
      expect(eventOf(facts, 'cardPlayed')).toMatchObject({ as });
      expect(eventOf(facts, 'trickWon')).toMatchObject({ seat: 'noor', by: 'other-faction' });
      expect(eventOf(facts, 'cardsDiscarded').cards).toEqual(cards('G4 X7'));
    }
    const dwarf = act(led('G4', 'X7 Z1', { ...declares, phase: 2 }), plays('mila', 'X7', 'dwarf'));
    expect(eventOf(dwarf.facts, 'cardsCollected')).toMatchObject({
      seat: 'noor',
      cards: cards('G4 X7'),
    });
  });

  it('is not free for a follower who can follow, or whose doppelganger is forced', () => {
    expect(refusal(led('G4', 'G1 X7', declares), plays('mila', 'X7', 'dwarf'))).toMatchObject({
      because: 'cl.phase1.follow-faction',
      reason: 'must-count-as-led',
    });
    const forced = {
      rulings: { ...declares.rulings, 'void-with-doppelganger': 'doppelganger-forced' },
    } as const;
    expect(refusal(led('G4', 'X7', forced), plays('mila', 'X7', 'dwarf'))).toMatchObject({
      because: 'cl.faction.doppelganger.counts-as-following',
      reason: 'must-count-as-led',
    });
  });

  it('leaves nothing to declare for a leader, for another card, for a doppelganger after a doppelganger, or for the led faction', () => {
    const nothing = {
      because: 'cl.faction.doppelganger.counts-as-led',
      reason: 'nothing-to-declare',
    };
    const lead = table({
      players: [{ seat: 'noor', hand: [card('X7')] }, { seat: 'mila' }],
      ...declares,
    });
    expect(refusal(lead, plays('noor', 'X7', 'goblin'))).toMatchObject(nothing);
    expect(refusal(led('G4', 'Z7', declares), plays('mila', 'Z7', 'dwarf'))).toMatchObject(nothing);
    expect(refusal(led('X4', 'X7', declares), plays('mila', 'X7', 'dwarf'))).toMatchObject(nothing);
    expect(refusal(led('G4', 'X7', declares), plays('mila', 'X7', 'goblin'))).toMatchObject(
      nothing,
    );
  });
});

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

/** What noor and mila collect in a trick of phase 2. */
function collected(
  first: string,
  second: string,
  rulings: { readonly rulings?: Partial<Readings> },
) {
  const state = led(first, second, { phase: 2, ...rulings });
  const [before, after] = [scorePiles(state), scorePiles(act(state, plays('mila', second)).state)];
  return [after.noor.slice(before.noor.length), after.mila.slice(before.mila.length)];
}

describe('dwarf-thrown-off', () => {
  const winner = reading('dwarf-thrown-off', 'winner-takes-it');

  it('goes back to the loser who threw it off', () => {
    expect(collected('K6', 'D9', {})).toEqual([cards('K6'), cards('D9')]);
  });

  it('or to the winner', () => {
    expect(collected('K6', 'D9', winner)).toEqual([cards('K6 D9'), []]);
  });

  it('does not matter for a dwarf that was led, or for two', () => {
    expect(collected('D1', 'G9', winner)).toEqual([cards('G9'), cards('D1')]);
    expect(collected('D3', 'X5', winner)).toEqual([cards('D3'), cards('X5')]);
    expect(collected('D7', 'D2', winner)).toEqual([[], cards('D7 D2')]);
  });
});

describe('two-dwarves', () => {
  const own = reading('two-dwarves', 'each-own');

  it('go to the loser both', () => {
    expect(collected('D7', 'D2', {})).toEqual([[], cards('D7 D2')]);
  });

  it('or each back to whoever played it', () => {
    expect(collected('D7', 'D2', own)).toEqual([cards('D7'), cards('D2')]);
    expect(collected('D2', 'D7', own)).toEqual([cards('D2'), cards('D7')]);
  });

  it('do not matter for one dwarf', () => {
    expect(collected('K6', 'D9', own)).toEqual([cards('K6'), cards('D9')]);
    expect(collected('D1', 'G9', own)).toEqual([cards('G9'), cards('D1')]);
  });
});

const voteOf = (state: ReturnType<typeof over>, faction: Vote['faction']) =>
  state.votes.find((vote) => vote.faction === faction)?.seat;

describe('empty-faction-vote', () => {
  const last = reading('empty-faction-vote', 'last-trick-winner');

  it('is nobody’s', () => {
    expect(voteOf(over('G1', 'Z1'), 'knight')).toBeNull();
    expect(voteOf(over('G1', 'Z1', { lastWinner: 'mila' }), 'knight')).toBeNull();
  });

  it('or goes to whoever won the last trick', () => {
    expect(voteOf(over('G1', 'Z1', { lastWinner: 'mila', ...last }), 'knight')).toBe('mila');
    const state = led('G3', 'G7', { phase: 2, ...last }, { score: cards('K2') });
    expect(act(state, plays('mila', 'G7')).state.lastWinner).toBe('mila');
  });

  it('does not matter for a faction of which somebody has a card, or that ties', () => {
    expect(voteOf(over('G1 K2', 'Z1', { lastWinner: 'mila', ...last }), 'knight')).toBe('noor');
    expect(
      voteOf(over('G0 K2 X1', 'G0b Z1 D1', { lastWinner: 'mila', ...last }), 'goblin'),
    ).toBeNull();
  });
});

describe('dead-heat-vote', () => {
  const last = reading('dead-heat-vote', 'last-trick-winner');

  it('is nobody’s', () => {
    expect(voteOf(over('G0 G0b', 'G0c G0d'), 'goblin')).toBeNull();
  });

  it('or goes to whoever won the last trick', () => {
    expect(voteOf(over('G0 G0b', 'G0c G0d', { lastWinner: 'noor', ...last }), 'goblin')).toBe(
      'noor',
    );
  });

  it('does not matter for a faction without cards, or where the highest card decides', () => {
    expect(voteOf(over('G0', 'G0b', { lastWinner: 'noor', ...last }), 'knight')).toBeNull();
    expect(voteOf(over('G0', 'G1', { lastWinner: 'noor', ...last }), 'goblin')).toBe('mila');
  });
});

describe('nobody-has-three', () => {
  const strict = reading('nobody-has-three', 'draw-unless-three');
  const end = (noor: string, mila: string, rest: Parameters<typeof over>[2] = {}) => {
    const state = over(noor, mila, rest);
    return [game.outcome(state)!.winners, story(standing(game, state).facts).at(-1)];
  };

  it('lets more votes win, and equal votes draw', () => {
    expect(end('G1 Z1', 'D1')).toEqual([['noor'], 'gameWon']);
    expect(end('G1', 'D1')).toEqual([[], 'gameDrawn']);
  });

  it('or draws every game in which nobody has three', () => {
    expect(end('G1 Z1', 'D1', strict)).toEqual([[], 'gameDrawn']);
    expect(end('G1', 'D1', strict)).toEqual([[], 'gameDrawn']);
  });

  it('does not matter where somebody has three', () => {
    for (const rest of [{}, strict])
      expect(end('G1 Z1', 'D1 K2 X1', rest)).toEqual([['mila'], 'gameWon']);
  });
});
