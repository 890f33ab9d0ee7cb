import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Link } from '../../../src/engine/permalink.ts';
import { translatedGames } from '../../../src/i18n/game-languages.ts';
import { linkOf, type Situation } from '../../../src/islands/table/situation.ts';
import { openTableReferee, type TableReferee } from '../../../src/islands/table/table-referee.ts';
import {
  EXAMPLE,
  gapsIn,
  withActive,
  withCharacter,
  withCount,
  withSeats,
} from '../../../src/islands/rival-kings/table/edit.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import { serveSite } from '../../support/player.ts';
import { seeded } from '../../../src/engine/random.ts';
import { tappedTable } from '../../support/answers.ts';
import type { ShownAnswer } from '../../../src/islands/table/shown-answer.ts';
import type { Position } from '../../../src/games/rival-kings/types/position.ts';
import { atOnce } from '../../support/at-stake.ts';

beforeAll(serveSite);
afterAll(() => void vi.unstubAllGlobals());

const { text: say, list } = translatorOf('en', await gameMessages('en', 'rival-kings'));
/** That Ines uses the Watchman against somebody, or does not. */
const watchman = (use: 'used' | 'held', attacker: string): string =>
  say(`answer.watchman.${use}`, { seat: 'Ines', attacker });
/** That two players take one marker each, and who may rob whom. */
const oneEach = (seats: string): string =>
  say('answer.markers', { seats, seats_count: 2, markers: 1 });
const mayRob = (thieves: string, victims: string): string =>
  say('answer.thefts', { thieves, duty: 'may', victims });

const referee = (locale: 'de' | 'en' = 'en'): Promise<TableReferee> =>
  openTableReferee('rival-kings', locale, {});
const laid = (position: Position, more: Partial<Situation> = {}): Situation => ({
  position,
  choices: {},
  rulings: {},
  ...more,
});

async function answerTo(situation: Situation): Promise<ShownAnswer> {
  const verdict = (await referee()).answer(situation);
  if (!verdict.ok) throw new Error(verdict.refused.sentence);
  return verdict.answer;
}

const markers = ({ lines }: ShownAnswer): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ seat, change }) =>
      seat && change ? [[seat, `${change.before}→${change.after}`] as const] : [],
    ),
  );

describe('the answer to a table', () => {
  it('says who takes markers, who robs whom and who moves when, with rules for every fact', async () => {
    const answer = await answerTo(laid(EXAMPLE));
    expect(answer.condition).toBe(say('answer.if', { conditions: watchman('used', 'Mila') }));
    expect(answer.headline).toBe(`${oneEach('Mila and Ines')} ${mayRob('Mila and Juri', 'Ines')}`);
    expect(answer.lines.map(({ seat }) => seat)).toEqual(['noor', 'mila', 'juri', 'ines']);
    expect(markers(answer)).toEqual({ noor: '1→1', mila: '1→2', juri: '0→0', ines: '1→2' });
    expect(answer.lines.at(-1)!.text).toBe(
      say('answer.line.robbed', { thieves: 'Mila and Juri', thieves_count: 2 }),
    );
    for (const { sentence, cites } of answer.chain)
      expect([sentence, cites.length > 0]).toEqual([expect.stringMatching(/\.$/), true]);
  });

  it('follows what the reader decides for a Watchman', async () => {
    const [decision] = (await answerTo(laid(EXAMPLE))).decisions;
    expect(decision!.question).toBe(
      say('answer.decide.watchman', { seat: 'Ines', attacker: 'Mila' }),
    );
    expect(decision!.options.map(({ chosen }) => chosen)).toEqual([true, false]);
    const held = await answerTo(
      laid(EXAMPLE, { choices: { [decision!.key]: decision!.options[1]!.action } }),
    );
    expect(held.condition).toBe(
      say('answer.if', { conditions: list([watchman('held', 'Mila'), watchman('used', 'Juri')]) }),
    );
    expect(markers(held)).toEqual({ noor: '1→1', mila: '1→1', juri: '0→1', ines: '1→2' });
  });

  it('follows a Gardener, who is left unused until somebody says otherwise', async () => {
    const position = withActive(EXAMPLE, 'noor', 'gardener');
    const answer = await answerTo(laid(position));
    expect(answer.decisions[0]!.options.map(({ label, chosen }) => `${label}: ${chosen}`)).toEqual([
      `${say('act.hold-back')}: true`,
      ...['Mila', 'Juri', 'Ines'].map(
        (swapWith) => `${say('act.ability.gardener', { swapWith })}: false`,
      ),
    ]);
    const swap = answer.decisions[0]!.options[3]!.action;
    const swapped = await answerTo(laid(position, { choices: { 'gardener-noor': swap } }));
    expect(swapped.headline).toBe(
      `${say('answer.markers', { seats: 'Noor', seats_count: 1, markers: 2 })} ${mayRob('Mila and Juri', 'Noor')}`,
    );
    const robbed = say('answer.line.robbed', { thieves: 'Mila and Juri', thieves_count: 2 });
    expect(swapped.lines.at(-1)).toMatchObject({
      seat: 'noor',
      text: list([say('answer.line.swapped', { character_the: 'the Trader' }), robbed]),
    });
  });

  it('says for each seat what it may do when its turn comes, and which rule refuses the rest', async () => {
    const { attempts } = await answerTo(laid(EXAMPLE));
    const mila = attempts('mila');
    const isLegal = (key: string): boolean =>
      mila.find((attempt) => attempt.key === key)!.actions.some(({ refusal }) => !refusal);
    expect(isLegal('steal:ines')).toBe(true);
    expect(isLegal('steal:noor')).toBe(false);
    expect(mila.find(({ key }) => key === 'steal:noor')!.actions[0]!.refusal).toMatchObject({
      because: { id: 'rk.conflict.immune' },
    });
  });

  it('refuses what cannot lie on a table, with the rule', async () => {
    const { refusal } = await referee();
    expect(refusal(laid(withCharacter(EXAMPLE, 'mila', 'queen')))).toMatchObject({
      because: { id: 'rk.components.inventory' },
    });
    const watchmen = withActive(withActive(EXAMPLE, 'noor', 'watchman'), 'mila', 'watchman');
    expect(refusal(laid(watchmen))).toMatchObject({ because: { id: 'rk.components.copies' } });
    expect(refusal(laid(withCount(EXAMPLE, 'noor', 'markers', 40)))).toMatchObject({
      because: { id: 'rk.components.inventory' },
    });
    expect(refusal(laid(EXAMPLE))).toBeUndefined();
  });

  it('refuses under the readings of the table, as it answers under them', async () => {
    const crests = [
      { action: 'money', by: 'noor' },
      { action: 'money', by: 'mila' },
    ] as const;
    const position: Position = {
      players: [
        { seat: 'noor', played: 'courtier' },
        { seat: 'mila', played: 'countess' },
        { seat: 'juri', played: 'trader-1', crests },
      ],
      turn: 'juri',
    };
    const { refusal, answer } = await referee();
    const twice = laid(position, { rulings: { 'steal-covered-again': 'same-action-possible' } });
    expect(refusal(laid(position))).toMatchObject({ because: { id: 'rk.steal.covered-lost' } });
    expect(refusal(twice)).toBeUndefined();
    expect(answer(twice).ok).toBe(true);
  });
});

describe('the open rulings that a table touches', () => {
  const rulingsAtStake = async (situation: Situation) =>
    atOnce((await referee()).findingRulingsAtStake(situation));

  it('come with what the other reading changes, those about the answer first', async () => {
    const touches = await rulingsAtStake(laid(EXAMPLE));
    expect(touches.slice(0, 2)).toEqual([
      {
        ruling: 'watchman-two-conflicts',
        options: ['one-conflict-owner-picks', 'all-unequal-conflicts'],
        chosen: 'one-conflict-owner-picks',
        instead: {
          'all-unequal-conflicts': `${oneEach('Mila and Juri')} ${mayRob('Mila and Juri', 'Ines')}`,
        },
        changes: 'answer',
      },
      expect.objectContaining({ ruling: 'watchman-theft-stands', changes: 'answer' }),
    ]);
    expect(touches.slice(2).map(({ changes }) => changes)).not.toContain('answer');
    expect(touches.map(({ ruling }) => ruling)).toContain('steal-covered-again');
  });

  it('are none about Watchmen where there is none', async () => {
    const touches = await rulingsAtStake(laid(withActive(EXAMPLE, 'ines', undefined)));
    expect(
      touches.map(({ ruling }) => ruling).filter((ruling) => ruling.startsWith('watchman')),
    ).toEqual([]);
  });

  it('are answered under the reading chosen', async () => {
    const rulings = { 'watchman-two-conflicts': 'all-unequal-conflicts' };
    expect(markers(await answerTo(laid(EXAMPLE, { rulings })))).toEqual({
      noor: '1→1',
      mila: '1→2',
      juri: '0→1',
      ines: '1→1',
    });
    const [touch] = await rulingsAtStake(laid(EXAMPLE, { rulings }));
    expect(touch).toMatchObject({
      chosen: 'all-unequal-conflicts',
      instead: { 'one-conflict-owner-picks': expect.any(String) as string },
    });
  });
});

describe('a link to a table', () => {
  const read = async (link: Partial<Link>) =>
    (await referee()).read({ game: 'rival-kings', ...link });

  it('brings back table, decisions and readings, for any table', async () => {
    const random = seeded(5);
    const asked = await referee();
    for (let round = 0; round < 200; round += 1) {
      const { rulings = {}, ...position } = tappedTable(random);
      const start = laid(position, { rulings: rulings });
      const first = asked.answer(start);
      if (!first.ok) throw new Error(first.refused.sentence);
      const choices = first.answer.decisions.map(
        ({ key, options }) => [key, options[random.below(options.length)]!.action] as const,
      );
      const situation = { ...start, choices: Object.fromEntries(choices) };
      const there = asked.answer(situation);
      if (!there.ok) throw new Error(there.refused.sentence);
      const back = await read(linkOf('rival-kings', situation, there.answer.moves));
      expect(back).toMatchObject({
        refused: undefined,
        isWhole: true,
        situation: { position, rulings: start.rulings },
      });
      const again = asked.answer(back!.situation);
      expect(again.ok && { ...again.answer, attempts: null, comesTo: null }).toEqual({
        ...there.answer,
        attempts: null,
        comesTo: null,
      });
    }
  });

  it('names the rule where one of its moves is not allowed, and says where something is left out', async () => {
    const reveal = { type: 'reveal', seat: 'noor' } as const;
    const noWatchman = { position: withActive(EXAMPLE, 'ines', undefined) };
    const used = await read({
      ...noWatchman,
      moves: [reveal, { type: 'ability', seat: 'ines', subject: 'watchman' }],
    });
    expect(used).toMatchObject({
      refused: { because: { id: expect.stringMatching(/^rk\./) as string } },
    });
    const played = await read({ ...noWatchman, moves: [reveal, { type: 'end', seat: 'noor' }] });
    expect(played).toMatchObject({ refused: undefined, isWhole: false });
  });

  it('is none where it holds no table, no readings or no moves of this game', async () => {
    expect(await read({})).toBeUndefined();
    expect(await read({ position: { players: 3 } })).toBeUndefined();
    expect(
      await read({ position: EXAMPLE, rulings: { 'watchman-neutral': 'maybe' } }),
    ).toBeUndefined();
    expect(await read({ position: EXAMPLE, moves: [{ type: 'dance' }] })).toBeUndefined();
  });
});

describe('tapping', () => {
  it('leaves out what is usual and keeps everything else', () => {
    expect(withCount(EXAMPLE, 'juri', 'markers', 1).players[2]).toEqual({
      seat: 'juri',
      played: 'countess',
    });
    expect(withCount(EXAMPLE, 'juri', 'coins', 0).players[2]).toEqual({
      seat: 'juri',
      played: 'countess',
      markers: 0,
      coins: 0,
    });
    expect(withActive(EXAMPLE, 'ines', undefined).players[3]).toEqual({
      seat: 'ines',
      played: 'trader-1',
    });
  });

  it('keeps seats in seating order, and a neutral character only for two', () => {
    const two = withSeats(EXAMPLE, ['juri', 'ines']);
    expect(two.players.map(({ seat }) => seat)).toEqual(['juri', 'ines']);
    expect(gapsIn(two)).toEqual(['neutral']);
    const full = withCharacter(two, 'neutral', 'duke');
    expect(gapsIn(full)).toEqual([]);
    const three = withSeats(full, ['noor', 'juri', 'ines']);
    expect(three).toEqual({ players: [{ seat: 'noor' }, ...EXAMPLE.players.slice(2)] });
    expect(gapsIn(three)).toEqual(['noor']);
  });
});

describe.each(translatedGames().filter(({ game }) => game === 'rival-kings'))(
  'in $locale',
  ({ locale }) => {
    it('every table is answered in whole sentences', async () => {
      const random = seeded(9);
      const asked = await openTableReferee('rival-kings', locale, {});
      for (let round = 0; round < 60; round += 1) {
        const { rulings = {}, ...position } = tappedTable(random);
        const verdict = asked.answer(laid(position, { rulings: rulings }));
        if (!verdict.ok) throw new Error(verdict.refused.sentence);
        const { chain, lines, decisions } = verdict.answer;
        const texts = [
          ...chain.map(({ sentence }) => sentence),
          ...lines.map(({ text }) => text),
          ...decisions.map(({ question }) => question),
        ];
        expect(
          texts.filter((text) => text === '' || /[{}]|\[object|undefined|NaN/.test(text)),
        ).toEqual([]);
      }
    });
  },
);
