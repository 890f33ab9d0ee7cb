import { describe, expect, it } from 'vitest';
import { SEATS, type Seat } from '../../src/engine/types.ts';
import { bestFirst } from '../../src/narration/describer.ts';
import { stepFrames } from '../../src/narration/frames.ts';
import { gameMessages } from '../support/messages.ts';
import { TRANSLATIONS } from '../support/games.ts';
import { replayed, tellingIn } from '../support/telling.ts';

/** The end of a game or of a series, as far as totals are told there. */
interface End {
  readonly type: string;
  readonly winners?: readonly Seat[];
  readonly leaders?: readonly Seat[];
  readonly totals?: Readonly<Partial<Record<Seat, number>>>;
}

describe('totals', () => {
  it('are told from the best down, and those of the winners first where others have as many', () => {
    expect(bestFirst({ noor: 10, mila: 11 }, ['mila']).map(([seat]) => seat)).toEqual([
      'mila',
      'noor',
    ]);
    expect(bestFirst({ noor: 9, mila: 12, juri: 12 }, ['juri']).map(([seat]) => seat)).toEqual([
      'juri',
      'mila',
      'noor',
    ]);
    expect(bestFirst({ noor: -1, mila: -3, juri: 0 }, ['juri']).map(([seat]) => seat)).toEqual([
      'juri',
      'noor',
      'mila',
    ]);
  });
});

/** Every sentence about the end of a game or a series that tells totals, in a language. */
async function endsIn({ locale, id, scenarios }: (typeof TRANSLATIONS)[number]) {
  const telling = await tellingIn(locale, undefined, id);
  const words = await gameMessages(locale, id);
  const ends = scenarios.flatMap(({ file, scenario }) =>
    replayed(scenario).steps.flatMap((step) =>
      stepFrames(telling, step)
        .filter(({ kind }) => kind === 'event')
        .flatMap(({ caption }, at) => {
          const event = step.facts[at]!.event as End;
          return event.totals && caption.kind === 'event'
            ? [{ file, event, sentence: caption.sentence }]
            : [];
        }),
    ),
  );
  return { locale, id, words, ends };
}

const told = (await Promise.all(TRANSLATIONS.map(endsIn))).filter(({ ends }) => ends.length > 0);

describe.each(told)('in $locale the end of $id', ({ words, ends }) => {
  it.for(ends)('names the points of whoever wins first: $file', ({ event, sentence }) => {
    const best = event.winners ?? event.leaders!;
    const plain = sentence.replace(/<b>.*?<\/b>/gs, '');
    const named = SEATS.filter((seat) => plain.includes(words[`seat.${seat}`]!)).sort(
      (a, b) => plain.indexOf(words[`seat.${a}`]!) - plain.indexOf(words[`seat.${b}`]!),
    );
    expect(named.length).toBe(Object.keys(event.totals!).length);
    expect(named.slice(0, best.length).toSorted()).toEqual(best.toSorted());
  });
});
