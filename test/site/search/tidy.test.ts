import { describe, expect, it } from 'vitest';
import { CITED, tidy } from '../../../src/site/search/tidy.ts';

const cite = (number: string): string => CITED + number;

describe('a text as the search has it', () => {
  it.for<[what: string, text: string, tidied: string]>([
    ['stands in single spaces', ' One\nand\u00A0 two. ', 'One and two.'],
    ['has whole words', 'Reichs\u00ADverweser', 'Reichsverweser'],
    ['loses a rule cited after its end', `It loses. ${cite('7.3')} ${cite('12.10')}`, 'It loses.'],
    ['loses a rule cited between sentences', `It “loses.” ${cite('7.3')} Then`, 'It “loses.” Then'],
    [
      'loses rules cited in brackets',
      `It loses (${cite('7.3')}, ${cite('7.4')} and ${cite('8.1')}).`,
      'It loses.',
    ],
    [
      'keeps a rule that a sentence speaks of',
      `As ${cite('7.3')} says, it loses.`,
      'As 7.3 says, it loses.',
    ],
    ['keeps brackets that say more', `It loses (see ${cite('7.3')}).`, 'It loses (see 7.3).'],
    [
      'has the words of a table only',
      'So: | Points | Noor | | :--- | ---: | | Cards | −6 |',
      'So: Points Noor Cards −6',
    ],
    ['keeps dashes', 'Two - or 2-3 – cards', 'Two - or 2-3 – cards'],
  ])('%s', ([, text, tidied]) => {
    expect(tidy(text)).toBe(tidied);
    expect(tidy(tidied)).toBe(tidied);
  });
});
