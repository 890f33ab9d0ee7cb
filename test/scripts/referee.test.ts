import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../src/games/rival-kings/types/position.ts';
import { PILES } from '../../src/games/rival-kings/types/state.ts';
import type { PileView, View } from '../../src/games/rival-kings/types/view.ts';
import { inFolder, runScript, type Ran } from '../support/run.ts';
import { ROOT } from '../support/sources.ts';

const ask = (args: readonly string[], request: unknown): Promise<Ran> =>
  runScript('referee.ts', args, {
    input: typeof request === 'string' ? request : JSON.stringify(request),
  });

type Answer = Readonly<Record<string, never>> & {
  readonly facts: readonly {
    readonly event: { readonly type: string };
    readonly cites: readonly string[];
  }[];
  readonly pending?: unknown;
  readonly options: readonly unknown[];
  readonly score: readonly { readonly seat: string; readonly total: number }[];
  readonly view: View;
};
const answerIn = ({ out }: Ran): Answer => JSON.parse(out) as Answer;

const request = (position: object, more: object = {}): object => ({
  game: 'rival-kings',
  position,
  ...more,
});

/** Noor's Queen robs Mila's Bursar. */
const TABLE: Position = {
  players: [
    { seat: 'noor', played: 'queen', hand: ['duke', 'priest'] },
    { seat: 'mila', played: 'bursar', hand: ['courtier', 'knight'] },
    { seat: 'juri', played: 'trader-1', hand: ['count', 'diplomat'] },
  ],
  turn: 'noor',
  piles: { 'building-1': { cards: ['inn'] }, 'subject-1': { cards: ['sailor'] } },
};
const STEAL = { type: 'steal', seat: 'noor', from: 'mila', action: 'money' };
const TAKE = { type: 'money', seat: 'noor', pile: 'building-1' };

describe('npm run referee', () => {
  it('answers a request in a file with what happened, what may come next, and the score', async () => {
    const ran = await inFolder(async (folder) => {
      await writeFile(
        join(folder, 'request.json'),
        JSON.stringify(request(TABLE, { actions: [STEAL, TAKE] })),
      );
      return runScript('referee.ts', ['request.json'], { env: { INIT_CWD: folder } });
    });
    const { facts, options, score } = answerIn(ran);
    expect(facts.map(({ event }) => event.type)).toEqual(['actionStolen', 'moneyTaken']);
    expect(facts.filter(({ cites }) => cites.length === 0)).toEqual([]);
    expect(options).toContainEqual({ type: 'end', seat: 'noor' });
    expect(score.map(({ seat }) => seat)).toEqual(['noor', 'mila', 'juri']);
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  it('says what the table waits for, and nothing once the game is over', async () => {
    const waiting = async (position: object, ...actions: object[]) =>
      answerIn(await ask(['-'], request(position, { actions }))).pending;
    expect(await waiting(TABLE)).toEqual({ name: 'turn', seats: ['noor'] });
    expect(await waiting(TABLE, STEAL)).toEqual({
      name: 'due',
      seats: ['noor'],
      about: { action: 'money' },
    });
    expect(await waiting({ players: [{ seat: 'noor' }, { seat: 'mila' }] })).toEqual({
      name: 'choose',
      seats: ['noor', 'mila'],
      secret: true,
    });
    expect(
      await waiting({ players: [{ seat: 'noor' }, { seat: 'mila' }], over: true }),
    ).toBeUndefined();
  });

  it('answers the same from standard input', async () => {
    const ran = await ask(['-'], request(TABLE, { actions: [STEAL] }));
    expect(answerIn(ran).facts).toEqual([
      {
        event: { type: 'actionStolen', thief: 'noor', victim: 'mila', action: 'money' },
        cites: expect.arrayContaining(['rk.steal.crest']) as unknown,
      },
    ]);
    expect(ran.code).toBe(0);
  });

  it('tells a refused action with its place, its rule and a sentence, and plays none after it', async () => {
    const ran = await ask(
      ['-'],
      request(TABLE, {
        actions: [
          STEAL,
          TAKE,
          { type: 'recruit', seat: 'mila', pile: 'subject-1' },
          { type: 'end', seat: 'noor' },
        ],
      }),
    );
    const answer = answerIn(ran);
    expect(answer).toMatchObject({
      refused: {
        action: 2,
        because: 'rk.turn.rank-order',
        reason: 'not-your-turn',
        sentence: expect.stringMatching(/^[A-Z][^<>]*Noor[^<>]*Mila[^<>]*\.$/) as string,
      },
    });
    expect(answer.facts.map(({ event }) => event.type)).toEqual(['actionStolen', 'moneyTaken']);
    expect(ran.code).toBe(0);
  });

  it('plays under other readings of the open rulings', async () => {
    const end = [{ type: 'end', seat: 'noor' }];
    expect(answerIn(await ask(['-'], request(TABLE, { actions: end })))).not.toHaveProperty(
      'refused',
    );
    const ran = await ask(
      ['-'],
      request(TABLE, { actions: end, rulings: { 'steal-optional': 'must-cover' } }),
    );
    expect(answerIn(ran)).toMatchObject({
      refused: { because: 'rk.steal.right', reason: 'must-rob-first' },
    });
  });

  it('tells winners once the game is over, and the score line by line', async () => {
    const players = [
      { seat: 'noor', played: 'queen', coins: 5, markers: 1 },
      {
        seat: 'mila',
        played: 'trader-2',
        coins: 9,
        markers: 2,
        subjects: ['sailor'],
        buildings: ['harbor'],
      },
    ];
    const over = { players, neutral: 'duke', turn: 'mila', piles: { 'subject-1': { size: 0 } } };
    const ran = await ask(['-'], request(over, { actions: [{ type: 'end', seat: 'mila' }] }));
    expect(answerIn(ran)).toMatchObject({
      winners: ['mila'],
      options: [],
      score: [
        { seat: 'noor', total: -1 },
        {
          seat: 'mila',
          total: 6,
          lines: [{ rule: 'rk.score.perfect', points: 7 }, { points: 3 }, { points: -4 }],
        },
      ],
    });
  });

  it('reads a file with a byte order mark', async () => {
    expect(await ask(['-'], `\uFEFF${JSON.stringify(request(TABLE))}`)).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await ask(['-', '--lines'], `\uFEFF${JSON.stringify(request(TABLE))}\n`)).toMatchObject({
      code: 0,
      err: '',
    });
  });

  it('deals the same game for the same seed', async () => {
    const box = request(
      { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] },
      { actions: [{ type: 'set-up', seat: 'noor' }], seed: 5 },
    );
    const [one, other] = await Promise.all([ask(['-'], box), ask(['-'], box)]);
    expect(one.out).toBe(other.out);
    expect((await ask(['-'], { ...box, seed: 6 })).out).not.toBe(one.out);
  });
});

describe('the view of a seat in an answer', () => {
  let view: View;
  beforeAll(async () => {
    view = answerIn(await ask(['-'], request(TABLE, { seat: 'mila' }))).view;
  });

  it('shows the own hand and only the number of cards in the others', () => {
    expect(view.players.map(({ hand }) => hand)).toEqual([2, ['courtier', 'knight'], 2]);
  });

  it('shows the tops of the piles, neither the cards below nor how much money lies there', () => {
    const piles = PILES.map((pile): PileView => view.piles[pile]);
    expect(piles.map((pile) => Object.keys(pile).toSorted())).toEqual(
      piles.map(() => ['coins', 'size', 'top']),
    );
    expect(view.piles['building-1']).toEqual({ top: 'inn', size: 8, coins: 'some' });
    expect(view).toMatchObject({ leftovers: 3, coinCards: expect.any(Number) as number });
  });

  it('hides the characters laid face down from everybody else', async () => {
    const choosing = {
      players: [
        { seat: 'noor', hand: ['queen', 'duke', 'priest'] },
        { seat: 'mila', hand: ['knight', 'count', 'trader-1'] },
      ],
    };
    const actions = [{ type: 'choose', seat: 'noor', character: 'queen' }];
    const seenBy = async (seat: string): Promise<unknown> =>
      answerIn(await ask(['-'], request(choosing, { actions, seat }))).view.players[0]?.played;
    expect([await seenBy('noor'), await seenBy('mila')]).toEqual(['queen', 'face-down']);
  });

  it('is refused to a seat that is not at the table', async () => {
    const ran = await ask(['-'], request(TABLE, { seat: 'ines' }));
    expect(JSON.parse(ran.out)).toEqual({ error: 'seat: expected one of noor, mila, juri' });
    expect(ran.code).toBe(1);
  });

  it('is only there where a seat is named', async () => {
    expect(answerIn(await ask(['-'], request(TABLE)))).not.toHaveProperty('view');
  });
});

describe('facts and options for a seat', () => {
  const CHOOSING: Position = {
    players: [
      { seat: 'noor', hand: ['queen', 'duke', 'priest'] },
      { seat: 'mila', hand: ['knight', 'bursar', 'trader-1'] },
    ],
  };
  const SEARCHING: Position = {
    players: [
      { seat: 'noor', played: 'trader-1', subjects: ['vintner'] },
      { seat: 'mila', played: 'queen' },
    ],
    turn: 'noor',
    piles: {
      'subject-1': { cards: ['sailor', 'watchman', 'jailer'], size: 3 },
      'subject-2': { cards: ['farmer'], size: 1 },
    },
  };
  const SEARCH = { type: 'ability', seat: 'noor', subject: 'vintner', pile: 'subject-1' };

  /** The names among these that stand anywhere in the answer. */
  const told = async (asked: object, names: readonly string[]): Promise<string[]> => {
    const { out } = await ask(['-'], asked);
    return names.filter((name) => out.includes(`"${name}"`));
  };

  it('hold neither the hands of the others nor what they have laid face down', async () => {
    const cards = ['knight', 'bursar', 'trader-1'];
    const actions = [{ type: 'choose', seat: 'mila', character: 'knight' }];
    for (const played of [[], actions]) {
      expect(
        await told(request(CHOOSING, { actions: played, seat: 'noor' }), [...cards, 'queen']),
      ).toEqual(['queen']);
      expect(await told(request(CHOOSING, { actions: played, seat: 'mila' }), cards)).toEqual(
        cards,
      );
    }
    expect(await told(request(CHOOSING), [...cards, 'queen'])).toEqual([...cards, 'queen']);
  });

  it('hold what lies in a searched pile for the searcher alone', async () => {
    const below = ['watchman', 'jailer'];
    expect(await told(request(SEARCHING, { actions: [SEARCH], seat: 'noor' }), below)).toEqual(
      below,
    );
    expect(await told(request(SEARCHING, { actions: [SEARCH], seat: 'mila' }), below)).toEqual([]);
  });

  it('hold for the searcher alone how deep a card lay that was taken', async () => {
    const taken = async (seat: string): Promise<unknown> => {
      const actions = [SEARCH, { type: 'take', seat: 'noor', card: 'jailer' }];
      const { facts } = answerIn(await ask(['-'], request(SEARCHING, { actions, seat })));
      return facts.find(({ event }) => event.type === 'cardAcquired')?.event;
    };
    const event = {
      type: 'cardAcquired',
      seat: 'noor',
      card: 'jailer',
      pile: 'subject-1',
      action: 'recruit',
      source: 'ability',
    };
    expect(await taken('noor')).toEqual({ ...event, depth: 2 });
    expect(await taken('mila')).toEqual(event);
  });

  it('hold of a new game only the top cards and the own hand', async () => {
    const box = { box: true, players: [{ seat: 'noor' }, { seat: 'mila' }, { seat: 'juri' }] };
    const { facts } = answerIn(
      await ask(['-'], request(box, { actions: [{ type: 'set-up', seat: 'noor' }], seat: 'mila' })),
    );
    const fields = (type: string): unknown[] =>
      facts.filter(({ event }) => event.type === type).map(({ event }) => Object.keys(event));
    expect(fields('pilesLaid')).toEqual([1, 2].map(() => ['type', 'kind', 'tops']));
    expect(fields('handDealt')).toEqual([
      ['type', 'seat'],
      ['type', 'seat', 'characters'],
      ['type', 'seat'],
    ]);
    expect(fields('leftoversSet')).toEqual([['type', 'count']]);
  });

  it('hold the options of others where these are open to all', async () => {
    expect(answerIn(await ask(['-'], request(TABLE, { seat: 'juri' }))).options).toContainEqual(
      STEAL,
    );
  });
});

/** A table at which somebody has so many of something. */
const withPlayer = (change: object): object =>
  request({
    ...TABLE,
    players: TABLE.players.map((player, place) =>
      place === 0 ? { ...player, ...change } : player,
    ),
  });
const thirteen = [
  'lord-protector',
  'queen',
  'duke',
  'count',
  'courtier',
  'priest',
  'bursar',
  'knight',
  'countess',
  'diplomat',
  'trader-1',
  'trader-2',
  'queen',
];

/** Lines that are no good request, and what is said about each. */
const BROKEN: readonly (readonly [sentence: string, line: unknown, error: RegExp])[] = [
  ['text that is no JSON', '{"game":', /^This is not JSON: ./],
  ['text that ends too soon', '{"game":"claim"', /^This is not JSON: it ends too soon$/],
  [
    'text with a slip in it',
    '{"game":"claim","password":"hunter2",}',
    /^This is not JSON: it goes wrong after \d+ characters$/,
  ],
  ['text that is no word of JSON', 'hunter2', /^This is not JSON$/],
  [
    'a field of 5,000 letters',
    request(TABLE, { ['y'.repeat(5000)]: 1 }),
    /^…: no such field; expected some of game, [a-z, ]+$/,
  ],
  [
    'a ruling of 5,000 letters',
    request(TABLE, { rulings: { ['z'.repeat(5000)]: 'x' } }),
    /^rulings\.…: no such ruling$/,
  ],
  [
    'lists in lists',
    `{"game":"claim","position":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    /^position: expected an object$/,
  ],
  [
    'nothing',
    'null',
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  [
    'a list',
    '[]',
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  [
    'a number',
    '5',
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  [
    'no game',
    { position: TABLE },
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  [
    'another game',
    { game: 'chess', position: TABLE },
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  [
    'a game that every object has',
    { game: 'toString', position: TABLE },
    /^game: expected one of rival-kings, claim, king-of-the-valley, nobles-and-glory$/,
  ],
  ['no position', { game: 'rival-kings' }, /^position: /],
  [
    'a field that is not there',
    request(TABLE, { moves: [] }),
    /^moves: no such field; expected some of game, position, actions/,
  ],
  [
    'an unknown card',
    withPlayer({ subjects: ['knave'] }),
    /^position\.players\.0\.subjects\.0: expected a subject, such as /,
  ],
  [
    'an unknown character',
    withPlayer({ played: 'king' }),
    /^position\.players\.0\.played: expected a character, such as /,
  ],
  [
    'an unknown action',
    request(TABLE, { actions: [STEAL, { type: 'rob', seat: 'noor' }] }),
    /^actions\.1\.type: expected one of set-up, /,
  ],
  ['actions that are no list', request(TABLE, { actions: STEAL }), /^actions: expected a list$/],
  [
    'an unknown ruling',
    request(TABLE, { rulings: { castling: 'long' } }),
    /^rulings\.castling: no such ruling$/,
  ],
  [
    'an unknown reading',
    request(TABLE, { rulings: { 'steal-optional': 'maybe' } }),
    /^rulings\.steal-optional: expected one of may-decline, must-cover$/,
  ],
  ['an unknown seat', request(TABLE, { seat: 'bob' }), /^seat: expected one of noor, mila, juri$/],
  ['half a seed', request(TABLE, { seed: 0.5 }), /^seed: expected a whole number$/],
  ['13 characters', withPlayer({ hand: thirteen }), /^This table cannot be: .+\. \(rk\.[\w.-]+\)$/],
  [
    'negative coins',
    withPlayer({ coins: -1 }),
    /^This table cannot be: [^<>]*-1[^<>]*\. \(rk\.[\w.-]+\)$/,
  ],
  ['half a coin', withPlayer({ coins: 0.5 }), /^This table cannot be: [^<>]*0\.5/],
  [
    'one player',
    request({ players: [{ seat: 'noor' }] }),
    /^This table cannot be: [^<>]+\. \(rk\.[\w.-]+\)$/,
  ],
  [
    'a card with the number 1e21',
    request({ ...TABLE, numbers: { garden: 1e21 } }),
    /^position\.numbers\.garden: expected a number of at most 1000000$/,
  ],
  [
    'half a point in a series',
    request({ ...TABLE, series: { goal: { games: 3 }, played: [{ noor: 0.5 }] } }),
    /^position\.series\.played\.0\.noor: expected a whole number$/,
  ],
  [
    '18 coins in all',
    request({
      ...TABLE,
      players: TABLE.players.map((player) => ({ ...player, coins: 3 })),
      piles: {},
      supplyCoins: 1,
    }),
    /^This table cannot be: [^<>]*18[^<>]* \(rk\.components\.coin-backs\)$/,
  ],
  [
    'a finished game of Claim without cards',
    { game: 'claim', position: { over: true, players: [{ seat: 'noor' }, { seat: 'mila' }] } },
    /^This table cannot be: .+\. \(cl\.score\.count-cards\)$/,
  ],
  [
    'three copies of a card',
    withPlayer({ subjects: ['sailor', 'sailor', 'sailor'] }),
    /^This table cannot be: [^<>]*2[^<>]*Sailor/,
  ],
];
const text = (line: unknown): string => (typeof line === 'string' ? line : JSON.stringify(line));

describe('a request that makes no sense', () => {
  let answers: readonly { readonly error: string }[];
  beforeAll(async () => {
    const { out } = await ask(['-', '--lines'], BROKEN.map(([, line]) => text(line)).join('\n'));
    answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { error: string });
  });

  it.for(BROKEN.map(([sentence, , error], place) => [sentence, place, error] as const))(
    'is answered with what is wrong: %s',
    ([, place, error]) => {
      expect(Object.keys(answers[place]!)).toEqual(['error']);
      expect(answers[place]!.error).toMatch(error);
    },
  );

  it.for(
    BROKEN.filter(([sentence]) =>
      ['text that ends too soon', 'no position', 'negative coins'].includes(sentence),
    ),
  )('fails on its own: %s', async ([, line, error]) => {
    const ran = await ask(['-'], text(line));
    expect(JSON.parse(ran.out)).toEqual({ error: expect.stringMatching(error) as string });
    expect(ran).toMatchObject({ code: 1, err: '' });
  });

  it('fails without input, and says how the script is used without a file', async () => {
    expect(await ask(['-'], '')).toMatchObject({
      code: 1,
      out: expect.stringContaining('This is not JSON') as string,
    });
    expect(await ask([], '')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('usage: npm run --silent referee') as string,
    });
  });

  it.for([
    ['--line', 'request.json'],
    ['one.json', 'two.json'],
  ])('says how the script is used after %j', async (args) => {
    expect(await ask(args, '')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('usage: ') as string,
    });
  });

  it.for([['missing.json'], ['missing.json', '--lines']])(
    'fails where the file cannot be read: %j',
    async (args) => {
      const ran = await ask(args, '');
      expect(ran).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^This cannot be read: .*missing\.json/) as string,
      });
      expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
    },
  );
});

describe('one request per line', () => {
  it('gives one answer per line in the same order, the others also where one is broken, and then fails', async () => {
    const lines = [
      request(TABLE, { seat: 'noor' }),
      '{ broken',
      request(TABLE, { seat: 'mila' }),
      { game: 'chess' },
      request(TABLE, { seat: 'juri' }),
    ];
    const ran = await ask(['--lines', '-'], lines.map(text).join('\n'));
    const answers = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Partial<Answer> & { error?: string });
    expect(
      answers.map(
        ({ view, error }) =>
          error ?? view!.players.findIndex(({ hand }) => typeof hand !== 'number'),
      ),
    ).toEqual([0, expect.stringContaining('not JSON'), 1, expect.stringContaining('game'), 2]);
    expect(ran).toMatchObject({ code: 1, err: '' });
  });

  it('passes over empty lines, reads lines of either ending, and succeeds where all are good', async () => {
    const line = text(request(TABLE));
    const ran = await ask(['-', '--lines'], `\n${line}\r\n\r\n  \n${line}\n\n${line}`);
    expect(ran.out.trimEnd().split('\n')).toHaveLength(3);
    expect(ran.code).toBe(0);
    expect(await ask(['-', '--lines'], '')).toMatchObject({ out: '', code: 0 });
  });

  it('reads a line with any separator inside a string as one line', async () => {
    const odd = text(request(TABLE)).replace('"noor"', '"no\u2028or\u2029"');
    const ran = await ask(['-', '--lines'], `${odd}\n${text(request(TABLE))}\n`);
    const [first, second, ...more] = ran.out.trimEnd().split('\n');
    expect(JSON.parse(first!)).toEqual({
      error: 'position.players.0.seat: expected one of noor, mila, juri, ines',
    });
    expect([Object.keys(JSON.parse(second!) as object)[0], more]).toEqual(['facts', []]);
  });

  it('answers a line of more than a million characters with one sentence, and goes on', async () => {
    const ran = await ask(
      ['-', '--lines'],
      `"${'x'.repeat(1_000_001)}"\n${text(request(TABLE))}\n`,
    );
    const [first, second] = ran.out.trimEnd().split('\n');
    expect(JSON.parse(first!)).toEqual({ error: 'This line has more than 1000000 characters' });
    expect(second).toContain('"facts"');
  });

  it('reads no further than its answers are taken', async () => {
    const line = `${text(request(TABLE, { seat: 'noor' }))}\n`;
    const count = 6000;
    let sent = 0;
    function* requests() {
      for (; sent < count; sent += 1) yield line;
    }
    const child = spawn(process.execPath, [join(ROOT, 'scripts/referee.ts'), '-', '--lines'], {
      cwd: ROOT,
    });
    const feeding = pipeline(Readable.from(requests()), child.stdin);
    await vi.waitUntil(() => child.stdout.readableLength > 0, { timeout: 20_000 });
    let before = 0;
    await vi.waitUntil(() => before === (before = sent), { timeout: 20_000, interval: 1500 });
    expect(sent).toBeLessThan(count / 2);
    let answers = 0;
    for await (const chunk of child.stdout) answers += String(chunk).split('\n').length - 1;
    await feeding;
    expect(answers).toBe(count);
  }, 60_000);

  it('ends quietly when nobody reads on', async () => {
    const lines = `${text(request(TABLE, { seat: 'noor' }))}\n`.repeat(500);
    const ran = await runScript('referee.ts', ['-', '--lines'], { input: lines, until: /\n/ });
    expect(ran).toMatchObject({ err: '' });
  });

  it('answers thousands of lines from a file in one run', async () => {
    const count = 2000;
    const line = (number: number): string =>
      text(request({ ...TABLE, round: number + 1 }, { actions: [STEAL, TAKE], seat: 'noor' }));
    const ran = await inFolder(async (folder) => {
      const file = join(folder, 'requests.jsonl');
      await writeFile(
        file,
        Array.from({ length: count }, (_, number) => `${line(number)}\n`).join(''),
      );
      return runScript('referee.ts', [file, '--lines']);
    });
    const rounds = ran.out
      .trimEnd()
      .split('\n')
      .map((answer) => (JSON.parse(answer) as Answer).view.round);
    expect(rounds).toEqual(Array.from({ length: count }, (_, number) => number + 1));
    expect(ran).toMatchObject({ code: 0, err: '' });
  });
});
