import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scenario } from '../../../src/engine/scenario.ts';
import { say } from '../../../src/i18n/words.ts';
import { createFollow, type Follow } from '../../../src/islands/player/follow.ts';
import { ownMoves, type OwnMoves, type Trial } from '../../../src/islands/player/own-moves.ts';
import type { Place } from '../../../src/islands/player/place.ts';
import {
  createPlayerState,
  type PlayerOptions,
  type PlayerState,
  type Surroundings,
} from '../../../src/islands/player/player-state.ts';
import type { PlayerChoice, Referee } from '../../../src/islands/player/referee.ts';
import { refereeOf, SCRIPT, serveSite } from '../../support/player.ts';
import { rooted } from '../../support/rooted.ts';
import { playerWords, scenarioNamed } from '../../support/telling.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const words = playerWords('en');
const text = (key: string, blanks?: Record<string, number>): string => say(words, key, blanks);

const [THEFTS, MINER, WATCHMAN] = [
  'trader-robbed-by-c-and-e',
  'miner-looks-through-a-pile',
  'switch-watchman-theft-stands',
].map((id) => scenarioNamed(id)) as [Scenario, Scenario, Scenario];
const END = { type: 'end', seat: 'noor' } as const;
const BUY = { type: 'buy', seat: 'noor', pile: 'building-1' } as const;
const FARM = { type: 'take', seat: 'noor', card: 'farm' } as const;
const PRISON = { type: 'take', seat: 'noor', card: 'prison' } as const;
const THEFT_TOO = { 'watchman-theft-stands': 'theft-too' };

const referees = new Map<Scenario, Referee>();
beforeAll(async () => {
  serveSite();
  for (const scenario of [THEFTS, MINER, WATCHMAN])
    referees.set(scenario, await refereeOf(scenario));
});
afterAll(() => void vi.unstubAllGlobals());

interface Opened extends PlayerState, OwnMoves {
  readonly follow: Follow;
  /** Where the address has followed to. */
  readonly places: Place[];
  /** The step and the moment shown. */
  readonly here: () => string;
}

/** A player of a scenario, as the page opens it, with what only moves and links bring along. */
function open(scenario: Scenario, more: Partial<PlayerOptions & Surroundings> = {}): Opened {
  const referee = referees.get(scenario)!;
  const places: Place[] = [];
  const options: PlayerOptions & Surroundings & Trial = {
    words,
    title: 'Thefts',
    namesStep: true,
    script: referee.track({ ...SCRIPT, eyes: scenario.seenFrom }).frames,
    seenFrom: scenario.seenFrom,
    accepts: new Map(
      scenario.steps.flatMap((step) => ('ask' in step ? [[step.name, step.accept] as const] : [])),
    ),
    loadReferee: () => Promise.resolve(referee),
    onMove: (place) => void places.push(place),
    loadTrays: () => Promise.resolve(),
    steadily: (show) => show(),
    sayBroken: () => undefined,
    ...more,
  };
  const state = rooted(() => createPlayerState(options, options));
  const late = {
    ...ownMoves(state, options),
    follow: createFollow(state, options, options.loadTrays),
  };
  return {
    ...state,
    ...late,
    places,
    here: () => `${state.frame().step ?? 'start'} ${state.frame().shown}`,
  };
}

/** Steps to a moment of the script. */
const goTo = (player: Opened, step: string, shown = 1): void =>
  player.go(player.frames().findIndex((frame) => frame.step === step && frame.shown === shown));

const link = (
  step: string | null,
  shown: number,
  choice: Partial<PlayerChoice> = {},
  scenario = THEFTS,
): Place => ({
  step,
  shown,
  choice: { ...SCRIPT, eyes: scenario.seenFrom, ...choice },
});

/** Something that loads until it is told how that ends. */
function loading(): {
  readonly promise: Promise<void>;
  readonly arrive: () => void;
  readonly fail: () => void;
} {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  return { promise, arrive: () => resolve(undefined), fail: () => reject(new Error('away')) };
}

describe('stepping', () => {
  it('begins at the start, with everything as the script has it', () => {
    const player = open(MINER);
    expect([player.here(), player.isScript(), player.tray(), player.notice()]).toEqual([
      'start 0',
      true,
      undefined,
      undefined,
    ]);
    expect(player.choice()).toEqual({ ...SCRIPT, eyes: 'noor' });
  });

  it('goes neither before the start nor beyond the end', () => {
    const player = open(THEFTS);
    player.go(-1);
    expect(player.index()).toBe(0);
    player.go(player.last() + 1);
    expect(player.here()).toBe('trader-buys 3');
    player.go(player.index() + 1);
    expect(player.index()).toBe(player.last());
  });

  it('knows the moment before the one shown, but none before the start', () => {
    const player = open(THEFTS);
    expect(player.before()).toBeUndefined();
    player.go(2);
    expect(player.before()).toBe(player.frames()[1]);
  });

  it('is named after its script until the reader plays, then also after the step from which on', async () => {
    const player = open(THEFTS);
    goTo(player, 'trader-buys');
    expect([player.title(), player.from()]).toEqual(['Thefts', undefined]);
    await player.toggle('try');
    const step = player.index();
    expect(player.from()).toBe(text('player.from', { step }));
    expect(step).toBeGreaterThan(0);
    expect(player.title()).toBe(`Thefts, ${text('player.from', { step })}`);
    player.closeTray();
    expect(player.title()).toBe('Thefts');
  });

  it('names no step of a script without a title', async () => {
    const player = open(THEFTS, { namesStep: false });
    await player.toggle('try');
    expect([player.title(), player.from()]).toEqual(['Thefts', undefined]);
  });

  it('has the address follow, by step and moment', () => {
    const player = open(THEFTS);
    player.go(2);
    expect(player.places).toEqual([link('reveal', 2)]);
  });

  it('shows another frame only while the controls are held', () => {
    const shown: number[][] = [];
    const player = open(THEFTS, {
      steadily: (show) => {
        const before = player.index();
        show();
        shown.push([before, player.index()]);
      },
    });
    player.go(3);
    player.go(1);
    expect(shown).toEqual([
      [0, 3],
      [3, 1],
    ]);
  });
});

describe('other readings and eyes', () => {
  it('stay at the same moment', async () => {
    const player = open(WATCHMAN);
    goTo(player, 'watchman-fends-off', 2);
    await player.change({ rulings: THEFT_TOO });
    expect([player.here(), player.isScript()]).toEqual(['watchman-fends-off 2', false]);
    await player.change({ eyes: 'juri' });
    expect(player.here()).toBe('watchman-fends-off 2');
    expect(player.places.at(-1)).toEqual(
      link('watchman-fends-off', 2, { rulings: THEFT_TOO, eyes: 'juri' }),
    );
  });

  it('show the end where the script stops before', async () => {
    const player = open(WATCHMAN);
    goTo(player, 'queen-takes');
    await player.change({ rulings: THEFT_TOO });
    expect([player.here(), player.index(), player.track()?.stopped]).toEqual([
      'queen-steals 1',
      player.last(),
      true,
    ]);
  });

  it('are taken back together, to the eyes that the scenario begins with', async () => {
    const player = open(MINER);
    goTo(player, 'miner-looks', 2);
    await player.change({ eyes: undefined });
    expect([player.isScript(), player.choice().eyes]).toEqual([false, undefined]);
    player.reset();
    expect([player.isScript(), player.choice().eyes, player.here()]).toEqual([
      true,
      'noor',
      'miner-looks 2',
    ]);
  });
});

describe('trying', () => {
  it('begins where the step shown has played out', async () => {
    const player = open(THEFTS);
    goTo(player, 'reveal', 2);
    expect(await player.toggle('try')).toBe(true);
    expect([player.tray(), player.choice().base, player.index()]).toEqual([
      'try',
      'reveal',
      player.last(),
    ]);
    expect(player.frame()).toMatchObject({ step: 'reveal', shown: 5 });
  });

  it('begins at the start where nothing has been played', async () => {
    const player = open(THEFTS);
    await player.toggle('try');
    expect([player.choice().base, player.last()]).toEqual([null, 0]);
  });

  it('begins before a step that asks', async () => {
    const player = open(MINER);
    goTo(player, 'which-building');
    await player.toggle('try');
    expect([player.choice().base, player.frame().step]).toEqual([
      'university-too-expensive',
      'university-too-expensive',
    ]);
  });

  it('leads back to the script where no move was made, by the same button as by closing', async () => {
    const player = open(THEFTS);
    goTo(player, 'courtier-takes');
    for (const close of [() => player.toggle('try'), () => Promise.resolve(player.closeTray())]) {
      await player.toggle('try');
      expect(player.isScript()).toBe(false);
      await close();
      expect([player.isScript(), player.tray(), player.here(), player.last()]).toEqual([
        true,
        undefined,
        'courtier-takes 1',
        20,
      ]);
    }
  });

  it('shows each move from its first moment; the address counts from the end of the script', async () => {
    const player = open(THEFTS);
    goTo(player, 'courtier-takes');
    await player.toggle('try');
    player.play(END);
    expect(player.here()).toBe('move-1 1');
    expect(player.places.at(-1)).toEqual(
      link('move-1', 1, { base: 'courtier-takes', moves: [END] }),
    );
    player.go(player.index() - 2);
    expect(player.places.at(-1)).toMatchObject({ shown: -1 });
  });

  it('keeps moves while another tray is open, and goes on after them', async () => {
    const player = open(THEFTS);
    goTo(player, 'courtier-takes');
    await player.toggle('try');
    player.play(END);
    await player.toggle('qr');
    expect([player.tray(), player.choice().moves]).toEqual(['qr', [END]]);
    await player.toggle('try');
    expect([player.tray(), player.choice().base, player.choice().moves]).toEqual([
      'try',
      'courtier-takes',
      [END],
    ]);
  });

  it('takes moves back one by one, or with everything else', async () => {
    const player = open(THEFTS);
    goTo(player, 'courtier-takes');
    await player.toggle('try');
    player.play(END);
    player.undo();
    expect([player.choice().moves, player.here(), player.tray()]).toEqual([
      [],
      'courtier-takes 1',
      'try',
    ]);
    player.play(END);
    player.reset();
    expect([player.isScript(), player.tray(), player.last()]).toEqual([true, undefined, 20]);
  });
});

describe('starting over', () => {
  it('takes back all own moves and goes on trying from the same table', async () => {
    const player = open(THEFTS);
    goTo(player, 'courtier-takes');
    await player.toggle('try');
    player.play(END);
    player.startOver();
    expect([player.choice().moves, player.choice().base, player.tray()]).toEqual([
      [],
      'courtier-takes',
      'try',
    ]);
    expect([player.here(), player.index()]).toEqual(['courtier-takes 1', player.last()]);
    expect(player.places.at(-1)).toEqual(link('courtier-takes', 1, { base: 'courtier-takes' }));
  });
});

describe('the list of all steps', () => {
  it('opens and closes like a tray, and leaves the step shown and the address alone', async () => {
    const player = open(THEFTS);
    player.go(3);
    const here = player.here();
    const { length } = player.places;
    expect(await player.toggle('steps')).toBe(true);
    expect([player.tray(), player.here(), player.isScript(), player.places.length]).toEqual([
      'steps',
      here,
      true,
      length,
    ]);
    expect(await player.toggle('steps')).toBe(false);
    expect([player.tray(), player.here(), player.places.length]).toEqual([undefined, here, length]);
  });

  it('takes the place of trying, where no move has been made', async () => {
    const player = open(THEFTS);
    goTo(player, 'courtier-takes');
    await player.toggle('try');
    await player.toggle('steps');
    expect([player.tray(), player.isScript(), player.last()]).toEqual(['steps', true, 20]);
  });
});

describe('a question of the script', () => {
  const asked = async (): Promise<Opened> => {
    const player = open(MINER);
    goTo(player, 'which-building');
    await player.toggle('try');
    return player;
  };

  it('is answered rightly by what it accepts', async () => {
    const player = await asked();
    player.play(FARM);
    expect(player.notice()).toBe(text('player.right'));
  });

  it('is not answered by what else is allowed, but may be once that is taken back', async () => {
    const player = await asked();
    player.play(PRISON);
    expect(player.notice()).toBe(text('player.not-it'));
    player.undo();
    expect(player.notice()).toBeUndefined();
    player.play(FARM);
    expect(player.notice()).toBe(text('player.right'));
  });

  it('is answered by the first move only, and by none that is tried elsewhere', async () => {
    const player = await asked();
    player.play(FARM);
    player.play(END);
    expect(player.notice()).toBeUndefined();
    player.reset();
    goTo(player, 'university-too-expensive');
    await player.toggle('try');
    player.play(FARM);
    expect(player.notice()).toBeUndefined();
  });
});

describe('a link', () => {
  it('leads to its moment and leaves the address alone', async () => {
    const player = open(THEFTS);
    expect(await player.follow(link('reveal', 2))).toBe(true);
    expect([player.here(), player.notice(), player.places]).toEqual(['reveal 2', undefined, []]);
  });

  it('with own moves opens their tray and leads to a moment after the script', async () => {
    const player = open(THEFTS);
    await player.follow(link('courtier-takes', 1, { base: 'courtier-takes', moves: [END] }));
    expect([player.here(), player.tray(), player.notice()]).toEqual(['move-1 1', 'try', undefined]);
    await player.follow(link('reveal', 2));
    expect([player.here(), player.tray(), player.isScript()]).toEqual([
      'reveal 2',
      undefined,
      true,
    ]);
  });

  it('stops before a move that is refused, and says which', async () => {
    const player = open(THEFTS);
    await player.follow(link('courtier-takes', 2, { base: 'courtier-takes', moves: [END, BUY] }));
    expect([player.here(), player.notice()]).toEqual([
      'move-1 1',
      text('player.link-move-refused', { n: 2 }),
    ]);
  });

  it('to a step that is not there leads to the start and says so', async () => {
    const player = open(THEFTS);
    player.go(5);
    await player.follow(link('courtier-left', 1));
    expect([player.here(), player.notice()]).toEqual(['start 0', text('player.link-unknown-step')]);
    player.go(1);
    expect(player.notice()).toBeUndefined();
  });

  it('to a moment that its step does not have leads to the last one of the step and says so', async () => {
    const player = open(THEFTS);
    await player.follow(link('reveal', 9));
    expect([player.here(), player.notice()]).toEqual([
      'reveal 5',
      text('player.link-unknown-step'),
    ]);
  });

  it('to a moment after the own moves leads to their end and says so', async () => {
    const player = open(THEFTS);
    await player.follow(link('courtier-takes', 9, { base: 'courtier-takes', moves: [END] }));
    expect([player.here(), player.notice()]).toEqual([
      'move-1 1',
      text('player.link-unknown-step'),
    ]);
  });

  it('gives way to a later one, also where it takes longer', async () => {
    const slow = loading();
    const player = open(MINER, {
      loadReferee: () => slow.promise.then(() => referees.get(MINER)!),
    });
    const first = player.follow(link('queen-ends', 1, { eyes: 'juri' }, MINER));
    expect(await player.follow(link('miner-looks', 2, {}, MINER))).toBe(true);
    slow.arrive();
    expect(await first).toBe(false);
    expect([player.here(), player.choice().eyes]).toEqual(['miner-looks 2', 'noor']);
  });

  it('whose table cannot be loaded leaves everything as it is and says so', async () => {
    const player = open(MINER, { loadReferee: () => Promise.reject(new Error('away')) });
    player.go(1);
    expect(await player.follow(link('queen-ends', 1, { eyes: 'juri' }, MINER))).toBe(false);
    expect([player.index(), player.isScript(), player.notice()]).toEqual([
      1,
      true,
      text('player.load-failed'),
    ]);
  });
});

describe('a tray that loads', () => {
  it('does not open any more where another one was asked for meanwhile', async () => {
    const trays = [loading(), loading()];
    let calls = 0;
    const player = open(THEFTS, { loadTrays: () => trays[calls++]!.promise });
    const [first, second] = [player.toggle('try'), player.toggle('qr')];
    trays[1]!.arrive();
    expect(await second).toBe(true);
    trays[0]!.arrive();
    expect(await first).toBe(false);
    expect([player.tray(), player.isScript()]).toEqual(['qr', true]);
  });

  it('says once that it cannot be had, and that the page is broken when it fails again', async () => {
    const broken = vi.fn();
    let trays = loading();
    const player = open(THEFTS, {
      loadTrays: () => trays.promise,
      loadReferee: () => trays.promise.then(() => referees.get(THEFTS)!),
      sayBroken: broken,
    });
    const failing = player.toggle('try');
    trays.fail();
    expect(await failing).toBe(false);
    expect([player.tray(), player.isScript(), player.notice()]).toEqual([
      undefined,
      true,
      text('player.load-failed'),
    ]);
    expect(broken).not.toHaveBeenCalled();
    player.go(1);
    expect(player.notice()).toBeUndefined();
    expect(await player.toggle('try')).toBe(false);
    expect(player.notice()).toBe(text('player.load-failed'));
    expect(broken).toHaveBeenCalledOnce();
    trays = loading();
    trays.arrive();
    expect(await player.toggle('try')).toBe(true);
    expect([player.tray(), player.notice()]).toEqual(['try', undefined]);
  });
});
