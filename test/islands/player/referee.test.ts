import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ImpossibleStart,
  openPosition,
  openReferee,
  type PlayerChoice,
  type Referee,
  type Track,
} from '../../../src/islands/player/referee.ts';
import type { Attempt } from '../../../src/narration/attempts.ts';
import { whatIfs } from '../../../src/site/what-if.ts';
import { GAMES, TRANSLATIONS } from '../../support/games.ts';
import { refereeOf, SCRIPT, serveSite } from '../../support/player.ts';
import {
  playerWords,
  replayed,
  rivalKings,
  scenarioNamed,
  tellingIn,
} from '../../support/telling.ts';
import { outcomeFrame, startFrame, stepFrames } from '../../../src/narration/frames.ts';
import type { FrameInWords } from '../../../src/narration/frame.ts';

beforeAll(serveSite);
afterAll(() => void vi.unstubAllGlobals());

/** Everything that a caption says; nothing where the author tells what came of it. */
const said = ({ caption }: FrameInWords): string[] => {
  if (!caption) return [];
  const cites =
    caption.kind === 'event' ? caption.cites : caption.kind === 'refused' ? [caption.because] : [];
  const sentences =
    caption.kind === 'refused' ? [caption.attempt, caption.sentence] : [caption.sentence];
  return [[...sentences, ...cites.flatMap(({ number, title }) => [number, title])].join(' ')];
};
const captionsOf = ({ frames }: Track): string[] => frames.flatMap(said);
const steps = ({ frames }: Track): (string | null)[] => [
  ...new Set(frames.map(({ step }) => step)),
];

const thefts = scenarioNamed('trader-robbed-by-c-and-e');
const BUY = { type: 'buy', seat: 'noor', pile: 'building-1' } as const;
const END = { type: 'end', seat: 'noor' } as const;

describe('stepping through the script', () => {
  const all = GAMES.flatMap(({ id, scenarios }) => scenarios.map((named) => ({ id, ...named })));
  it.for(all)(
    'of $file of $id shows in the browser what stands on the page',
    async ({ id, scenario }) => {
      const telling = await tellingIn('en', undefined, id);
      const { start, steps: played } = replayed(scenario);
      const page = [
        startFrame(telling, start),
        ...played.flatMap((step) => stepFrames(telling, step)),
      ];
      const last = played.at(-1)!;
      const outcome = outcomeFrame(telling, page.at(-1)!, last.states.at(-1) ?? last.before);
      const { frames, scripted, stopped, refusedMove } = (await refereeOf(scenario)).track(SCRIPT);
      expect(frames).toEqual([...page, outcome]);
      expect({ scripted, stopped, refusedMove }).toEqual({
        scripted: page.length + 1,
        stopped: false,
        refusedMove: undefined,
      });
    },
  );

  it('ends with its outcome for all eyes, but under no other reading and after no own move', async () => {
    const referee = await refereeOf(thefts);
    const end = (choice: Partial<PlayerChoice>) =>
      referee.track({ ...SCRIPT, ...choice }).frames.at(-1)!.kind;
    for (const eyes of [undefined, ...referee.seats]) expect(end({ eyes })).toBe('outcome');
    expect(end({ rulings: { 'steal-optional': 'must-cover' } })).not.toBe('outcome');
    expect(end({ base: 'reveal' })).toBe('event');
    expect(end({ base: thefts.steps.at(-1)!.name, moves: [] })).toBe('event');
  });
});

describe.each(TRANSLATIONS)('$id in $locale', ({ locale, game, scenarios }) => {
  it.for(scenarios)(
    '$file is told from every seat’s eyes and under every reading of its questions',
    async ({ scenario }) => {
      const referee = await refereeOf(scenario, locale);
      const questions = (await whatIfs(scenario)).flatMap((id) =>
        game.rulings[id]!.options.map((option) => ({ [id]: option })),
      );
      for (const rulings of [{}, ...questions]) {
        for (const eyes of [undefined, ...referee.seats]) {
          const track = referee.track({ ...SCRIPT, rulings, eyes });
          const texts = [
            ...captionsOf(track),
            ...track.frames.map(({ decision }) => decision),
            ...labels(referee.attempts(track.state, referee.seats[0]!)),
          ];
          expect(texts.filter((text) => /[{}]|\[object|undefined|NaN/.test(text))).toEqual([]);
          expect(captionsOf(track).filter((text) => text === '')).toEqual([]);
        }
      }
    },
  );
});

const labels = (attempts: readonly Attempt[]): string[] =>
  attempts.flatMap(({ label, actions }) => [label, ...actions.map((action) => action.label)]);

describe('another reading', () => {
  const under = async (id: string, option: string): Promise<Track> =>
    (await refereeOf(scenarioNamed(`switch-${id}`))).track({
      ...SCRIPT,
      rulings: { [id]: option },
    });

  it('plays the whole script where it can, with other consequences', async () => {
    const usual = await under('watchman-theft-stands', 'marker-only');
    const other = await under('watchman-theft-stands', 'theft-too');
    expect(captionsOf(usual)).not.toEqual(captionsOf(other));
    expect(captionsOf(usual).slice(0, 3)).toEqual(captionsOf(other).slice(0, 3));
  });

  it('ends where it refuses what the script plays, says why, and tells no step after it', async () => {
    const { frames, stopped, scripted } = await under('watchman-theft-stands', 'theft-too');
    expect(stopped).toBe(true);
    expect(frames).toHaveLength(scripted);
    expect(frames.at(-1)).toMatchObject({ step: 'queen-steals', kind: 'refused' });
    expect(frames.at(-1)!.caption).toMatchObject({ because: { id: 'rk.ability.watchman' } });
  });

  it('plays on what the script refuses, where it allows it', async () => {
    const { frames, stopped } = await under('farmer-two-stolen', 'both');
    expect(frames.filter(({ step }) => step === 'trader-recruits').map(({ kind }) => kind)).toEqual(
      ['event', 'event'],
    );
    expect(frames.at(-1)).toMatchObject({ step: 'trader-settles', kind: 'event' });
    expect(stopped).toBe(false);
  });

  it('may end the script by what it has allowed', async () => {
    const { frames, stopped } = await under('steal-covered-again', 'same-action-possible');
    expect(frames.slice(-2).map(({ step, kind }) => [step, kind])).toEqual([
      ['countess-wants-money', 'event'],
      ['countess-steals', 'refused'],
    ]);
    expect(stopped).toBe(true);
  });
});

describe('moves of the reader’s own', () => {
  let referee: Referee;
  beforeAll(async () => {
    referee = await refereeOf(thefts);
  });
  const track = (choice: Partial<PlayerChoice>): Track => referee.track({ ...SCRIPT, ...choice });

  it('begin after the step the reader was at', () => {
    const { frames, scripted, refusedMove } = track({ base: 'courtier-takes', moves: [END] });
    expect(steps(track({ base: 'courtier-takes' }))).toEqual([
      null,
      'reveal',
      'courtier-steals',
      'courtier-recruits',
      'courtier-takes',
    ]);
    expect(frames.slice(scripted).map(({ step, kind }) => [step, kind])).toEqual([
      ['move-1', 'event'],
    ]);
    expect(refusedMove).toBeUndefined();
  });

  it('begin at the start where the reader was there', () => {
    const reveal = { type: 'reveal', seat: 'noor' } as const;
    const { frames, scripted } = track({ base: null, moves: [reveal] });
    expect(scripted).toBe(1);
    expect(new Set(frames.slice(1).map(({ step }) => step))).toEqual(new Set(['move-1']));
    expect(frames.length).toBeGreaterThan(4);
  });

  it('lead on from one another, one frame for each event', () => {
    const { frames, scripted, state } = track({
      base: 'courtier-takes',
      moves: [END, { type: 'steal', seat: 'mila', from: 'juri', action: 'buy' } as never],
    });
    expect(frames.slice(scripted).map(({ step, shown }) => `${step} ${shown}`)).toEqual([
      'move-1 1',
      'move-2 1',
    ]);
    expect(rivalKings.pending(state)?.seats[0]).toBe('mila');
  });

  it('stop before the first one that is refused, which is counted from 1', () => {
    const { frames, scripted, refusedMove } = track({
      base: 'courtier-takes',
      moves: [END, BUY, END],
    });
    expect(refusedMove).toBe(2);
    expect(frames.slice(scripted).map(({ step }) => step)).toEqual(['move-1']);
  });

  it('are read from a link only if all of them are actions of the game', async () => {
    expect(await referee.readMoves([END, BUY])).toEqual([END, BUY]);
    expect(await referee.readMoves([])).toEqual([]);
    for (const other of [
      null,
      5,
      'end',
      {},
      { type: 'rob', seat: 'noor' },
      { type: 'end', seat: 'bob' },
    ])
      expect(await referee.readMoves([END, other])).toBeUndefined();
  });
});

describe('what a seat may try', () => {
  it('is every legal move and many that are refused, each refusal with its rule', async () => {
    const referee = await refereeOf(thefts);
    const { state } = referee.track({ ...SCRIPT, base: 'courtier-takes' });
    const tried = referee.attempts(state, 'noor').flatMap(({ actions }) => actions);
    const legal = rivalKings.options(state, 'noor');
    expect(tried.filter(({ refusal }) => !refusal).map(({ action }) => action)).toEqual(
      expect.arrayContaining([...legal]),
    );
    expect(tried.filter(({ refusal }) => !refusal)).toHaveLength(legal.length);
    const refusals = tried.flatMap(({ refusal }) => (refusal?.kind === 'refused' ? [refusal] : []));
    expect(refusals.length).toBeGreaterThan(10);
    expect(
      refusals.filter(
        ({ sentence, because }) => !sentence.endsWith('.') || !because.id.startsWith('rk.'),
      ),
    ).toEqual([]);
  });

  it('comes in groups of one sort, each once', async () => {
    const referee = await refereeOf(thefts);
    const groups = referee.attempts(
      referee.track({ ...SCRIPT, base: 'courtier-takes' }).state,
      'noor',
    );
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
    expect(groups.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['steal:juri', 'money', 'end']),
    );
    expect(groups.filter(({ actions }) => actions.length === 0)).toEqual([]);
  });

  it('is first for the seat that decides, and for nobody once the game is over', async () => {
    const referee = await refereeOf(thefts);
    expect(referee.deciding(referee.track({ ...SCRIPT, base: 'courtier-ends' }).state)).toBe(
      'mila',
    );
    const over = await refereeOf(scenarioNamed('coins-and-markers-score'));
    expect(over.deciding(over.track(SCRIPT).state)).toBeUndefined();
  });
});

describe('a table from a link', () => {
  const at = (position: unknown, more: object = {}) =>
    openPosition({
      game: 'rival-kings',
      position,
      ...more,
      locale: 'en',
      words: playerWords('en'),
      opening: 'This is the table.',
    });
  const { position } = thefts.start as { readonly position: object };

  it('opens with its position, its seed and its readings', async () => {
    const referee = await at(position, { rulings: { 'steal-optional': 'must-cover' } });
    const { frames, state } = referee!.track({ ...SCRIPT, base: null });
    expect(frames.flatMap(said)).toEqual(['This is the table.']);
    expect(state).toMatchObject({ rulings: { 'steal-optional': 'must-cover' } });
    expect(referee!.seats).toEqual(['noor', 'mila', 'juri']);
  });

  it.for<[sentence: string, position: unknown, more?: object]>([
    ['without a position', undefined],
    ['with a position of another game', { board: [] }],
    [
      'with an unknown card',
      { players: [{ seat: 'noor', subjects: ['knave'] }, { seat: 'mila' }] },
    ],
    ['with an unknown reading', position, { rulings: { 'steal-optional': 'maybe' } }],
    ['of another game', position, { game: 'chess' }],
  ])('does not open %s', async ([, table, more]) => {
    expect(await at(table, more)).toBeUndefined();
  });

  it('says which rule forbids a table that cannot be', async () => {
    const error: unknown = await at({
      players: [{ seat: 'noor', coins: -1 }, { seat: 'mila' }],
    }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImpossibleStart);
    expect((error as ImpossibleStart).caption).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('-1') as string,
    });
  });
});

describe('a referee that cannot be opened', () => {
  it('is an error where the game or the language is not there', async () => {
    await expect(refereeOf({ ...thefts, game: 'chess' })).rejects.toThrow('chess');
    const options = { game: 'rival-kings', script: thefts, words: playerWords('en'), opening: '' };
    await expect(openReferee({ ...options, locale: 'fr' })).rejects.toThrow('/fr/');
  });
});
