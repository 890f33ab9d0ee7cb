import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../../../src/engine/types.ts';
import { createPlayerState, type PlayerState } from '../../../src/islands/player/player-state.ts';
import type { Referee } from '../../../src/islands/player/referee.ts';
import { createTryState, type TryState } from '../../../src/islands/player/try-state.ts';
import type { Tried } from '../../../src/narration/attempts.ts';
import { refereeOf, SCRIPT, serveSite } from '../../support/player.ts';
import { rooted } from '../../support/rooted.ts';
import { playerWords, scenarioNamed } from '../../support/telling.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const words = playerWords('en');
const thefts = scenarioNamed('trader-robbed-by-c-and-e');
let referee: Referee;
let player: PlayerState;
let state: TryState;

beforeAll(async () => {
  serveSite();
  referee = await refereeOf(thefts);
});
afterAll(() => void vi.unstubAllGlobals());

beforeEach(async () => {
  player = rooted(() =>
    createPlayerState(
      {
        words,
        title: 'Thefts',
        script: referee.track(SCRIPT).frames,
        seenFrom: undefined,
        loadReferee: () => Promise.resolve(referee),
        onMove: () => undefined,
      },
      {
        loadTrays: () => Promise.resolve(),
        steadily: (show) => show(),
        sayBroken: () => undefined,
      },
    ),
  );
  player.go(player.frames().findIndex(({ step }) => step === 'courtier-takes'));
  await player.toggle('try');
  state = rooted(() =>
    createTryState({
      referee,
      player,
      trial: { words, accepts: new Map() },
      get table() {
        return player.track()!.state;
      },
    }),
  );
});

const tried = (): Tried[] => state.attempts().flatMap(({ actions }) => actions);
const allowed = (): Tried => tried().find(({ refusal }) => !refusal)!;
const forbidden = (): Tried => tried().find(({ refusal }) => refusal)!;
const other = (): Seat => referee.seats.find((seat) => seat !== state.seat())!;

describe('moves of the reader’s own', () => {
  it('are those of the seat that decides', () => {
    expect(state.seat()).toBe(referee.deciding(player.track()!.state));
    expect(tried().every(({ action }) => 'seat' in action && action.seat === state.seat())).toBe(
      true,
    );
  });

  it('may be those of another seat, whose moves are then refused', () => {
    state.attempt(forbidden(), 'steal/0');
    const seat = other();
    state.chooseSeat(seat);
    expect([state.seat(), state.refused()]).toEqual([seat, undefined]);
  });

  it('say why they are refused, under the button that was pressed', () => {
    const move = forbidden();
    state.attempt(move, 'steal/0');
    expect(state.refused()).toEqual({ key: 'steal/0', caption: move.refusal });
    expect(state.choices()).toEqual([]);
    expect(state.hasMoved()).toBe(false);
  });

  it('forget a refusal, which is not also a tap to take back', () => {
    state.attempt(forbidden());
    expect([state.back(), state.refused(), state.back()]).toEqual([true, undefined, false]);
  });

  it('are played, and the seat that then decides is asked', () => {
    state.attempt(allowed());
    expect([state.hasMoved(), state.tells()]).toEqual([true, true]);
    expect(state.seat()).toBe(referee.deciding(player.track()!.state) ?? state.seat());
  });

  it('are told for as long as the step before them is shown', () => {
    expect(state.tells()).toBe(false);
    player.go(0);
    expect(state.tells()).toBe(true);
  });
});

describe('the list of all moves', () => {
  it('takes the place of what is offered before a tap', () => {
    state.toggleList();
    expect([state.listed(), state.choices()]).toEqual([true, []]);
  });
});

it('takes moves back one by one, or all of them', () => {
  state.attempt(allowed());
  state.attempt(allowed());
  state.undo();
  expect(player.choice().moves).toHaveLength(1);
  state.startOver();
  expect(player.choice().moves).toEqual([]);
});
