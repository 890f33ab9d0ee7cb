import { describe, expect, it } from 'vitest';
import { ENGINE_IDS } from '../../src/games/engines.ts';
import { neutralFiles, ownWords, wordsIn } from '../support/game-words.ts';
import { sourceOf } from '../support/sources.ts';

/** Words of a game that the house has too, in a sense of its own: no fault wherever they stand. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set([
  ...[
    'action',
    'play',
    'played',
    'choose',
    'series',
    'leader',
    'end',
    'settle',
    'assumed',
    'carriedOut',
  ],
  ...[
    'left',
    'right',
    'beside',
    'second',
    'count',
    'equal',
    'own',
    'mine',
    'reveal',
    'crest',
    'crests',
  ],
  ...['done', 'move', 'replace', 'known', 'draw', 'stack'],
]);

/** Files where a word is not the game’s: what it means there, and where. */
const ELSEWHERE: Readonly<Record<string, readonly [sense: string, ...files: string[]]>> = {
  character: [
    'one of a text',
    'src/engine/read-link.ts',
    'src/i18n/html.ts',
    'src/islands/names/kept.ts',
    'src/islands/names/shown.ts',
    'src/site/policy.ts',
  ],
  C: ['a class of such characters', 'src/islands/names/kept.ts'],
  column: [
    'one of a table on a page',
    'src/components/NamesTable.astro',
    'src/pages/[locale]/[game]/cards/[card].astro',
    'src/site/manifest.ts',
  ],
  side: ['the side of a rule', 'src/components/Rule.astro'],
  colour: [
    'one of a picture',
    'src/pages/share/[game]/[kind]/[id].png.ts',
    'src/site/game-signs.ts',
    'src/site/manifest.ts',
    'src/site/share-image.ts',
    'src/site/symbols.ts',
  ],
  yellow: ['its hatching', 'src/site/symbols.ts'],
  red: ['its hatching', 'src/site/symbols.ts'],
  blue: ['its hatching', 'src/site/symbols.ts'],
  green: ['its hatching', 'src/site/symbols.ts'],
  tile: ['the shape of a picture', 'src/site/arms.ts'],
  ability: [
    'a class for the answer of a card page',
    'src/pages/[locale]/[game]/cards/[card].astro',
  ],
};

const own = ownWords();
const files = neutralFiles();
const found = await Promise.all(
  files.map(async (file) => ({ file, words: wordsIn(file, await sourceOf(file), own) })),
);

const faultsIn = (file: string, words: readonly string[]): string[] =>
  words
    .filter((word) => !OF_THE_HOUSE.has(word) && !ELSEWHERE[word]?.includes(file))
    .map((word) => `${file}: ${word} is a word of ${own.get(word)!}`);

describe('the words of a game', () => {
  it('are taken from its kinds, pieces, actions and zones', () => {
    expect(own.get('character')).toBe('rival-kings');
    expect(own.get('doppelganger')).toBe('claim');
    expect(own.get('exchange')).toBe('king-of-the-valley');
    expect(own.get('wonTrick')).toBe('claim');
    expect(new Set(own.values())).toEqual(new Set(ENGINE_IDS));
  });

  it('are none where several games have them', () => {
    expect(
      ['seat', 'card', 'hand', 'queen', 'set-up', 'recruit'].filter((word) => own.has(word)),
    ).toEqual([]);
  });

  it('stand nowhere outside its own folders', () => {
    expect(files.length).toBeGreaterThan(250);
    expect(found.flatMap(({ file, words }) => faultsIn(file, words))).toEqual([]);
  });

  it.for<[source: string, words: string[]]>([
    ['const KINDS = /^(seat|faction)\\./;', ['faction']],
    ['const ICONS = { buy: 1, pass: 2 };', ['buy', 'pass']],
    ['const isOf = (card: Card): boolean => allCharacters(card).length > 0;', ['character']],
    ['const key = `tile.${id}`;', ['tile']],
    ["type Kind = 'card' | 'character';", ['character']],
    ['const shown = table.wonTrick;', ['trick', 'wonTrick']],
    [
      "// the doppelganger\nimport { manifest } from './claim/faction.ts';\nconst cards = ['seat', 'card', 'hand'];",
      [],
    ],
  ])('are found in code, as texts and as names: %s', ([source, words]) => {
    expect(faultsIn('src/site/planted.ts', wordsIn('src/site/planted.ts', source, own))).toEqual(
      words.map((word) => `src/site/planted.ts: ${word} is a word of ${own.get(word)!}`),
    );
  });

  it('are found in a component, in code and markup', () => {
    const source = '---\nconst kind = \'faction\';\n---\n\n<b class="jester">{seat}</b>\n';
    expect(wordsIn('src/components/Planted.astro', source, own)).toEqual(['faction', 'jester']);
  });

  it('are only excused where they stand', () => {
    const said = new Set(found.flatMap(({ words }) => words));
    expect([...OF_THE_HOUSE].filter((word) => !said.has(word))).toEqual([]);
    const excused = Object.entries(ELSEWHERE).flatMap(([word, [, ...places]]) =>
      places.map((file) => ({ word, file })),
    );
    expect(
      excused.filter(
        ({ word, file }) => !found.find((one) => one.file === file)?.words.includes(word),
      ),
    ).toEqual([]);
  });
});
