import { describe, expect, it } from 'vitest';
import {
  fold,
  foldings,
  isUnfinished,
  soundOf,
  termsReader,
  tokensIn,
  wordsIn,
} from '../../../src/islands/search/words.ts';

describe('the words of a text', () => {
  it.for([
    ['Who robs the Queen?', ['Who', 'robs', 'the', 'Queen']],
    ['rule 7.3, color-matching', ['rule', '7.3', 'color-matching']],
    ['Ines’ thief’s “crest” – and more…', ['Ines', 'thief’s', 'crest', 'and', 'more']],
    ['Zsellér és őrség', ['Zsellér', 'és', 'őrség']],
    [
      "L’aubergiste qu’Ines n’a pas, l'or jusqu’ici",
      ['aubergiste', 'Ines', 'n’a', 'pas', 'or', 'ici'],
    ],
    ['C’s line, aujourd’hui', ['C’s', 'line', 'aujourd’hui']],
    [' ?! ', []],
  ] as const)('“%s” are %j', ([text, words]) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('what is looked up of a text', () => {
  it.for([
    ['color-matching, rule 7.3', ['color', 'matching', 'rule', '7.3']],
    ['Noor’s crest', ['Noor', 'crest']],
    ['Käm\u00ADme\u00ADrer', ['Kämmerer']],
    ['Grófnő'.normalize('NFD'), ['Grófnő']],
  ] as const)('“%s” are %j', ([text, tokens]) => {
    expect(tokensIn(text)).toEqual(tokens);
  });
});

describe('a folded word', () => {
  it.for([
    ['Straße', 'strasse'],
    ['őr', 'or'],
    ['Geôlier', 'geolier'],
    ['Évêque', 'eveque'],
    ['Señor', 'senor'],
    ['WÄCHTER', 'wachter'],
    ['Ä', 'a'],
    ['7.3', '7.3'],
  ] as const)('“%s” is “%s”: lower case, without accents', ([word, folded]) => {
    expect(fold(word)).toBe(folded);
  });

  it('is the same whether the accents stand in the letters or behind them', () => {
    expect(fold('Grófnő'.normalize('NFD'))).toBe(fold('Grófnő'.normalize('NFC')));
  });
});

describe('the ways to type a word', () => {
  it.for([
    ['Wächter', ['wachter', 'waechter']],
    ['Höfling', ['hofling', 'hoefling']],
    ['GÄRTNER', ['gartner', 'gaertner']],
    ['Übergröße', ['ubergrosse', 'uebergroesse']],
    ['Jardinero', ['jardinero']],
    ['Gróf', ['grof']],
  ] as const)('“%s” are %j', ([word, ways]) => {
    expect(foldings(word)).toEqual(ways);
  });
});

describe('the terms of a query', () => {
  const read = termsReader({
    stopWords: ['who', 'the', 'für', 'is'],
    synonyms: { bard: ['Troubadour'], döner: ['Wirt'], attack: ['rob', 'conflict'] },
  });

  it('are its words as they were typed, without those that say nothing', () => {
    expect(read('Who robs the Queen')).toEqual([
      { word: 'robs', synonyms: [] },
      { word: 'Queen', synonyms: [] },
    ]);
  });

  it('leave stop words out whatever their case and accents', () => {
    expect(read('THE bishop fur FÜR Für').map(({ word }) => word)).toEqual(['bishop']);
  });

  it('are none where there is nothing but stop words: they would find anything', () => {
    expect(read('who is the')).toEqual([]);
  });

  it('bring what the texts say instead', () => {
    expect(read('attack by the bard')).toEqual([
      { word: 'attack', synonyms: ['rob', 'conflict'] },
      { word: 'by', synonyms: [] },
      { word: 'bard', synonyms: ['Troubadour'] },
    ]);
  });

  it.for(['döner', 'DÖNER', 'doner', 'Dóner'])('find the synonyms of “döner” for “%s”', (query) => {
    expect(read(query)).toEqual([{ word: query, synonyms: ['Wirt'] }]);
  });

  it('are none where there is no word', () => {
    expect(read('')).toEqual([]);
    expect(read(' ?! ')).toEqual([]);
  });

  it('know nothing of words that every object has', () => {
    expect(read('constructor')).toEqual([{ word: 'constructor', synonyms: [] }]);
  });
});

describe('how a word sounds', () => {
  it.for([
    ['jailer', 'jaylor'],
    ['neighbour', 'nieghbour'],
    ['eins', 'ains'],
    ['phase', 'faze'],
  ] as const)('“%s” is like “%s”', ([word, other]) => {
    expect(soundOf(other)).toBe(soundOf(word));
  });

  it('is not how another begins', () => {
    expect(soundOf('sailor')).not.toBe(soundOf('jailer'));
  });
});

describe('the last of the terms', () => {
  const read = termsReader({ stopWords: ['the', 'with'], synonyms: {} });

  it.for([
    ['start', true],
    ['the sta', true],
    ['das Gold für Grófn\u0151'.normalize('NFD'), true],
    ['start with', false],
    ['start ', false],
    ['start?', false],
    ['start\u00AD', true],
    ['the', false],
    ['', false],
  ] as const)('of “%s” may not be whole yet: %s', ([query, isSo]) => {
    expect(isUnfinished(query, read(query))).toBe(isSo);
  });
});
