import { describe, expect, it } from 'vitest';
import { nameIndex, type NameHit, type NameRecord } from '../../../src/islands/search/names.ts';
import { termsReader } from '../../../src/islands/search/words.ts';

const record = (
  title: string,
  names: NameRecord['names'],
  kind: NameRecord['kind'] = 'card',
): NameRecord => ({
  url: `/${title}/`,
  kind,
  title,
  text: `All about ${title}.`,
  names,
});

/** A few cards and a term, as an English page has them. */
const RECORDS: readonly NameRecord[] = [
  record('Gardener', { en: ['Gardener'], de: ['Gärtner'], hu: ['Kertész'] }),
  record('Garden', { en: ['Garden'], de: ['Garten'], hu: ['Kert'] }),
  record('Court Lady', { en: ['Court Lady'], de: ['Hofdame'], fr: ['Dame de la cour'] }),
  record('Courtier', { en: ['Courtier'], de: ['Höfling'] }),
  record('Countess', { en: ['Countess'], de: ['Komtesse'], hu: ['Grófnő'] }),
  record('Inn', { en: ['Inn'], de: ['Gasthof'] }),
  record('Innkeeper', { en: ['Innkeeper'], de: ['Wirt'] }),
  record('Tavern', { en: ['Tavern'], de: ['Wirtshaus'] }),
  record('Tollkeeper', { en: ['Tollkeeper'], fr: ['L’Octroyeur'] }),
  record('Bishop', { en: ['Bishop'], de: ['Bischof'], fr: ['Evêque', 'Prélat'] }),
  record('Farm', { en: ['Farm'], de: ['Bauernhof'], es: ['Granja'] }),
  record('Diplomat', { en: ['Diplomat'], de: ['Diplomat'], fr: ['Diplomate'] }),
  record(
    'conflict marker',
    { en: ['conflict marker', 'conflict token'], de: ['Konfliktmarker'] },
    'term',
  ),
];

const english = nameIndex(RECORDS, 'en');
const read = termsReader({
  stopWords: ['the'],
  synonyms: { bard: ['Gardener'], pub: ['Tavern', 'Inn'] },
});

const titles = (hits: readonly NameHit[]): string[] => hits.map(({ record: { title } }) => title);
const found = (query: string): string[] => titles(english.find(read(query), true));
const hitFor = (query: string, index = english): NameHit => index.find(read(query), true)[0]!;

describe('a card that the glossary explains too', () => {
  const dwarf = record('Dwarf', { de: ['Zwerge'], en: ['Dwarves'] });
  const entry = record('Dwarves', { de: ['Zwerge'], en: ['Dwarves'] }, 'term');
  const index = nameIndex([entry, dwarf], 'en');

  it.for(['Dwarves', 'dwarf', 'dwarve', 'Zwerge'])('comes before its entry: “%s”', (query) => {
    expect(titles(index.find(read(query), true))[0]).toBe('Dwarf');
  });
});

describe('a name', () => {
  it.for([
    ['as it is printed', 'Bishop', 'Bishop'],
    ['in capital letters', 'BISHOP', 'Bishop'],
    ['in small letters', 'bishop', 'Bishop'],
    ['of two words', 'court lady', 'Court Lady'],
    ['of two words in another order', 'lady court', 'Court Lady'],
    ['of a term', 'conflict marker', 'conflict marker'],
    ['in another language', 'Hofdame', 'Court Lady'],
    ['with its accents', 'Höfling', 'Courtier'],
    ['without its accents', 'hofling', 'Courtier'],
    ['with the accents spelt out', 'hoefling', 'Courtier'],
    ['with all its accents', 'Grófnő', 'Countess'],
    ['in capital letters without its accents', 'GROFNO', 'Countess'],
    ['in another of its forms', 'prelat', 'Bishop'],
    ['without its end', 'bis', 'Bishop'],
    ['of two words, without its end', 'court la', 'Court Lady'],
    ['by an everyday word', 'bard', 'Gardener'],
    ['without the article elided in it', 'octroyeur', 'Tollkeeper'],
    ['with an elided article', 'l’octroyeur', 'Tollkeeper'],
    ['with an elided article and a straight apostrophe', "d'octroyeur", 'Tollkeeper'],
  ] as const)('is found %s: “%s”', ([, query, title]) => {
    expect(found(query)[0]).toBe(title);
  });

  it.for([
    ['one letter too many', 'granjja', 'Farm'],
    ['one letter missing', 'hofdme', 'Court Lady'],
    ['one letter wrong', 'bishup', 'Bishop'],
    ['one wrong of four letters', 'ferm', 'Farm'],
    ['two letters wrong of six', 'beshup', 'Bishop'],
    ['two slips in a long word', 'inkeper', 'Innkeeper'],
  ] as const)('is found with %s: “%s”', ([, query, title]) => {
    expect(found(query)[0]).toBe(title);
  });

  it.for([
    ['three slips', 'bexxup'],
    ['two slips in a word of four letters', 'fxxm'],
    ['a slip in a word of three letters', 'imn'],
    ['nothing like it', 'spaceship'],
  ] as const)('is not found with %s: “%s”', ([, query]) => {
    expect(found(query)).toEqual([]);
  });

  it('is found by several words only if each of them fits', () => {
    expect(found('court')).toEqual(expect.arrayContaining(['Court Lady', 'Courtier']));
    expect(found('court lady')).toEqual(['Court Lady']);
    expect(found('court bishop')).toEqual([]);
    expect(found('the court lady')).toEqual(['Court Lady']);
  });

  it('may be any of those that an everyday word stands for', () => {
    expect(found('pub')).toEqual(expect.arrayContaining(['Tavern', 'Inn']));
  });

  it('is sought without forgiving slips where the word has a meaning of its own', () => {
    expect(found('bard')).toEqual(['Gardener']);
    expect(titles(english.find([{ word: 'gardn', synonyms: ['Tavern'] }], true))).toEqual([
      'Tavern',
    ]);
  });
});

describe('the order of what is found', () => {
  it.for([
    ['garden', 'Garden', 'Gardener'],
    ['inn', 'Inn', 'Innkeeper'],
    ['wirt', 'Innkeeper', 'Tavern'],
    ['kert', 'Garden', 'Gardener'],
  ] as const)(
    '“%s”: a name typed in full comes before one that only begins so',
    ([query, first, second]) => {
      expect(found(query).slice(0, 2)).toEqual([first, second]);
    },
  );

  it('lets a name in full outweigh one that only begins so, in however many languages', () => {
    const records = [
      record('Innkeeper', {
        en: ['Innkeeper'],
        de: ['Innwirt'],
        es: ['Innero'],
        fr: ['Innier'],
        hu: ['Innos'],
        nl: ['Innman'],
      }),
      record('Inn', { en: ['Inn'] }),
    ];
    expect(titles(nameIndex(records, 'en').find(read('inn'), true))).toEqual(['Inn', 'Innkeeper']);
  });

  it('puts a name of the page’s language before the same name in another', () => {
    const records = [
      record('Marsh', { en: ['Marsh'], de: ['Inn'] }),
      record('Tavern', { en: ['Inn'], de: ['Gasthof'] }),
    ];
    expect(titles(nameIndex(records, 'en').find(read('inn'), true))).toEqual(['Tavern', 'Marsh']);
    expect(titles(nameIndex(records.toReversed(), 'de').find(read('inn'), true))).toEqual([
      'Marsh',
      'Tavern',
    ]);
  });

  it('takes accents that are spelt out for the name, not for a slip', () => {
    const records = [record('Hunter', { de: ['Jager'] }), record('Woodman', { de: ['Jäger'] })];
    for (const one of [records, records.toReversed()]) {
      expect(titles(nameIndex(one, 'en').find(read('jaeger'), true))).toEqual([
        'Woodman',
        'Hunter',
      ]);
    }
  });

  it('has higher scores first', () => {
    const scores = english.find(read('court'), true).map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe('a name in another language', () => {
  it('is told with its language, in the form that fits', () => {
    expect(hitFor('Kertész').foreign).toEqual([{ language: 'hu', name: 'Kertész' }]);
    expect(hitFor('hoefling').foreign).toEqual([{ language: 'de', name: 'Höfling' }]);
    expect(hitFor('prelat').foreign).toEqual([{ language: 'fr', name: 'Prélat' }]);
  });

  it('is told also where only its beginning was typed, or with a slip', () => {
    expect(hitFor('hofda').foreign).toEqual([{ language: 'de', name: 'Hofdame' }]);
    expect(hitFor('hofdme').foreign).toEqual([{ language: 'de', name: 'Hofdame' }]);
  });

  it('is not told where the page’s own name was typed', () => {
    expect(hitFor('Innkeeper').foreign).toEqual([]);
    expect(hitFor('Countess').foreign).toEqual([]);
  });

  it('is never one of the page’s language', () => {
    for (const { title } of RECORDS) {
      for (const { foreign } of english.find(read(title), true))
        expect(foreign.map(({ language }) => language)).not.toContain('en');
    }
    expect(hitFor('token').foreign).toEqual([]);
  });

  it('is not told where the own one was typed, however near it comes', () => {
    expect(hitFor('diplomat').foreign).toEqual([]);
    expect(hitFor('Diplomate').foreign).toContainEqual({ language: 'fr', name: 'Diplomate' });
  });

  it('depends on the language of the page', () => {
    const german = nameIndex(
      [record('Hofdame', { en: ['Court Lady'], de: ['Hofdame'], fr: ['Dame de la cour'] })],
      'de',
    );
    expect(hitFor('Hofdame', german).foreign).toEqual([]);
    expect(hitFor('lady', german).foreign).toEqual([{ language: 'en', name: 'Court Lady' }]);
  });
});

describe('the nearest names', () => {
  const near = (query: string): string[] => titles(english.near(read(query)));

  it.for([
    ['bshup', 'Bishop'],
    ['gurdnur', 'Gardener'],
    ['kuuntes', 'Countess'],
    ['diblumad', 'Diplomat'],
  ] as const)('of “%s”, under which nothing is found, begin with %s', ([query, title]) => {
    expect(found(query)).toEqual([]);
    expect(near(query)[0]).toBe(title);
  });

  it('need not fit every word', () => {
    expect(found('bishop zzzzzzzz')).toEqual([]);
    expect(near('bishop zzzzzzzz')[0]).toBe('Bishop');
  });

  it('are none for what is like no name', () => {
    expect(near('zzzzzzzz')).toEqual([]);
  });
});
