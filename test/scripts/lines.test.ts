import { describe, expect, it } from 'vitest';
import { linesOf } from '../../scripts/lines.ts';

/** The lines of a text that comes in these pieces. */
const lines = (pieces: readonly string[], most?: number): Promise<(string | undefined)[]> =>
  Array.fromAsync(
    linesOf(
      (async function* () {
        for (const piece of pieces) yield await Promise.resolve(piece);
      })(),
      most,
    ),
  );

describe('the lines of a text', () => {
  it('are the same however the text is cut into pieces', async () => {
    const text = 'one\ntwo\r\n\nfour';
    const whole = ['one', 'two', '', 'four'];
    expect(await lines([text])).toEqual(whole);
    expect(await lines([...text])).toEqual(whole);
    expect(await lines(['one\nt', '', 'wo\r', '\n', '\nfour'])).toEqual(whole);
  });

  it('end at line feeds alone, not at other separators that JSON allows inside its strings', async () => {
    expect(await lines(['a\u2028b\u2029c\u0085d\re\n'])).toEqual(['a\u2028b\u2029c\u0085d\re']);
  });

  it('are none of an empty text, and none after the last line feed', async () => {
    expect(await lines([])).toEqual([]);
    expect(await lines([''])).toEqual([]);
    expect(await lines(['\n'])).toEqual(['']);
  });

  it('that are too long are not kept, and the next ones are read again', async () => {
    expect(await lines(['1234\n12345\n', '123', '456', '7\n12', '34'], 4)).toEqual([
      '1234',
      undefined,
      undefined,
      '1234',
    ]);
    expect(await lines(['12345'], 4)).toEqual([undefined]);
  });
});
