import { describe, expect, it } from 'vitest';
import { play, standing } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import type { CharacterId } from '../../../src/games/rival-kings/characters.ts';
import { game } from '../../../src/games/rival-kings/game.ts';
import type { RivalKings } from '../../../src/games/rival-kings/types.ts';
import type { Event } from '../../../src/games/rival-kings/types/event.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { rivalKingsFacts } from '../../../src/islands/rival-kings/score/facts.ts';
import type { RivalKingsSheet } from '../../../src/islands/rival-kings/score/sheet.ts';
import { tallyOf, type SeatTally } from '../../../src/islands/score/tally.ts';
import { anySheet } from '../../support/score-sheets.ts';
import { citationOf } from '../../support/telling.ts';

const SHEETS = 10_000;
/** Every so many sheets the same game is ended by play as well. */
const PLAYED = 10;

function scored(sheet: RivalKingsSheet) {
  const started = game.start(sheet);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const telling = {
    scored: rivalKingsFacts.scored,
    sentence: (event: object) => (event as Event).type,
    cite: (rule: string) => citationOf(rule),
  };
  const { state } = started;
  const now = standing(game, state);
  return {
    state,
    standing: now,
    tally: tallyOf(
      state.players.map(({ seat }) => seat),
      now,
      telling,
    ),
  };
}

const lineOf = (event: object) => {
  if ((event as Event).type !== 'lineScored') throw new Error('no line');
  return (event as Extract<Event, { type: 'lineScored' }>).line;
};

const countedBy = ({ lines }: SeatTally) => lines.flatMap(({ event }) => lineOf(event).cards);

/** Characters of falling rank without conflicts that would bring a turn of their own. */
const LAID: readonly CharacterId[] = ['queen', 'duke', 'priest', 'trader-1'];

/** The same game one action before its end: the last player has only to end the turn. */
function lastMoment({ players, over: _, ...rest }: RivalKingsSheet): Position {
  const empty = { size: 0, coins: 0 };
  return {
    ...rest,
    players: players.map((player, place) => ({ ...player, played: LAID[place]! })),
    turn: players.at(-1)!.seat,
    piles: { 'building-1': empty, 'building-2': empty, 'subject-1': empty, 'subject-2': empty },
  };
}

function endByPlay(sheet: RivalKingsSheet) {
  const started = game.start(lastMoment(sheet));
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const played = play<RivalKings>(
    game,
    started.state,
    { type: 'end', seat: sheet.players.at(-1)!.seat },
    seeded(1),
  );
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played;
}

describe(`the lines of ${SHEETS} score sheets`, () => {
  it('add up to the total of the engine, and count every card exactly once', () => {
    for (let seed = 0; seed < SHEETS; seed += 1) {
      const sheet = anySheet(seed);
      const { state, standing, tally } = scored(sheet);
      const outcome = game.outcome(state)!;
      expect(tally.winners, `winners of ${seed}`).toEqual(outcome.winners);
      expect(standing.scores).toEqual(outcome.scores);
      for (const bill of tally.seats) {
        const owner = sheet.players.find(({ seat }) => seat === bill.seat)!;
        const sum = bill.lines.reduce((total, { points }) => total + points, 0);
        expect(sum, `sheet ${seed}, ${bill.seat}`).toBe(
          outcome.scores.find(({ seat }) => seat === bill.seat)!.total,
        );
        expect(bill.total).toBe(sum);
        expect(countedBy(bill).sort(), `cards of ${seed}, ${bill.seat}`).toEqual(
          [...owner.subjects, ...owner.buildings].sort(),
        );
        for (const { cites } of bill.lines) expect(cites.length).toBeGreaterThan(0);
      }
    }
  }, 240_000);

  it('depend on no other open ruling than those the sheet asks about', () => {
    const others = Object.entries<{ options: readonly string[] }>(game.rulings).filter(
      ([id]) => !rivalKingsFacts.rulings.includes(id),
    );
    for (let seed = 0; seed < SHEETS; seed += 100) {
      const sheet = anySheet(seed);
      const usual = scored(sheet).standing;
      for (const [id, { options }] of others) {
        for (const option of options.slice(1)) {
          expect(
            scored({ ...sheet, rulings: { ...sheet.rulings, [id]: option } }).standing,
            `${id} on sheet ${seed}`,
          ).toEqual(usual);
        }
      }
    }
  });

  it('are those of the same game ended by play', () => {
    for (let seed = 0; seed < SHEETS; seed += PLAYED) {
      const sheet = anySheet(seed);
      const { facts, state } = endByPlay(sheet);
      const told = facts.filter(
        ({ event }) => event.type === 'lineScored' || event.type === 'gameWon',
      );
      const { standing } = scored(sheet);
      expect(standing.facts, `sheet ${seed}`).toEqual(told);
      expect(standing.winners).toEqual(game.outcome(state)!.winners);
    }
  });
});
