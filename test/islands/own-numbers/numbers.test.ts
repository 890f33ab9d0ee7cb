import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { ownPrices } from '../../../src/games/king-of-the-valley/hill.ts';
import { againstPrint, areNumbers, readNumbers } from '../../../src/islands/own-numbers/numbers.ts';

const read = (text: string) => readNumbers(ownPrices, text.split(' '));

describe('numbers of the own copy', () => {
  it.each([
    ['1 1 1 1 1 1', [1, 1, 1, 1, 1, 1]],
    ['2 3 5 5 7 20', [2, 3, 5, 5, 7, 20]],
    ['２ +3 04 6 8 10', [2, 3, 4, 6, 8, 10]],
  ])('are taken as they are typed, in order: %s', (typed, numbers) =>
    expect(read(typed)).toEqual({ ok: true, numbers }),
  );

  it('are taken with spaces around them', () => {
    expect(readNumbers(ownPrices, [' 2', '3 ', '4', '6', '8', '\t10'])).toEqual({
      ok: true,
      numbers: [2, 3, 4, 6, 8, 10],
    });
  });

  it.each([
    ['0 3 4 6 8 10', 0, 'beyond'],
    ['2 3 4 6 8 21', 5, 'beyond'],
    ['-2 3 4 6 8 10', 0, 'beyond'],
    ['2 3 four 6 8 10', 2, 'not-whole'],
    ['2 2.5 4 6 8 10', 1, 'not-whole'],
    ['2 2,5 4 6 8 10', 1, 'not-whole'],
    ['2 1e1 4 6 8 10', 1, 'not-whole'],
    ['2 3 4 3 8 10', 3, 'falls'],
    ['2 3 4  8 10', 3, 'missing'],
    ['2 3 4 6 8', 5, 'missing'],
  ])('that cannot be are refused at the first of them: %s', (typed, at, problem) => {
    expect(read(typed)).toEqual({ ok: false, at, problem });
  });

  it('are a table that the rules accept, and those that fall are refused there too', () => {
    const table = { players: [{ seat: 'noor' }, { seat: 'mila' }] } as const;
    expect(game.start(ownPrices.onto(table, [1, 1, 4, 9, 20, 20]))).toMatchObject({
      ok: true,
      state: { hillPrices: [1, 1, 4, 9, 20, 20], assumed: { hillPrices: false } },
    });
    expect(game.start(ownPrices.onto(table, [2, 3, 4, 3, 8, 10]))).toMatchObject({
      ok: false,
      refusal: { reason: 'prices-fall' },
    });
  });

  it('are told where print says otherwise, and only there', () => {
    expect(againstPrint(ownPrices, [1, 2, 4, 9, 9, 20])).toEqual([]);
    expect(againstPrint(ownPrices, [2, 3, 5, 6, 8, 10])).toEqual([2]);
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    [],
    [2, 3, 4, 6, 8],
    [2, 3, 4, 6, 8, 10, 12],
    ['2', 3, 4, 6, 8, 10],
    [2, 3, 4, 6, 8, 10.5],
    [2, 3, 4, 3, 8, 10],
  ])('are nothing else: %j', (value) => expect(areNumbers(ownPrices, value)).toBe(false));
});
