import { describe, expect, it } from 'vitest';
import { ENGINE_IDS } from '../../src/games/engines.ts';
import {
  namesInStyles,
  neutralFiles,
  neutralStyles,
  ownWords,
  usersOfClasses,
  wordsIn,
  wordsInName,
} from '../support/game-words.ts';
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
  ...['left', 'right', 'beside', 'second', 'count', 'equal', 'own', 'mine', 'crest', 'crests'],
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
  yellow: ['its hatching', 'src/site/symbols.ts', 'src/styles/faces.css'],
  red: ['its hatching', 'src/site/symbols.ts', 'src/styles/faces.css'],
  blue: ['its hatching', 'src/site/symbols.ts', 'src/styles/faces.css'],
  green: ['its hatching', 'src/site/symbols.ts', 'src/styles/faces.css'],
  gold: [
    'a colour',
    'src/styles/base.css',
    'src/styles/felt.css',
    'src/styles/library.css',
    'src/styles/scene.css',
    'src/styles/score-dock.css',
    'src/styles/score.css',
    'src/styles/steps.css',
    'src/styles/task.css',
  ],
  coin: ['money, which two games draw alike', 'src/styles/base.css', 'src/styles/parts.css'],
  tile: ['the shape of a picture', 'src/site/arms.ts', 'src/styles/verdicts.css'],
  stages: ['those of a build', 'astro.config.mjs'],
  marker: ['where Solid writes into the page', 'astro.config.mjs'],
  A: ['an article', '.dependency-cruiser.mjs'],
  ability: [
    'a class for the answer of a card page',
    'src/pages/[locale]/[game]/cards/[card].astro',
  ],
};

/** Parts of the house that one game alone needs so far, and what they are. */
const ONCE: Readonly<Record<string, string>> = {
  initial: 'a letter in a text, drawn as on a card',
  lookup: 'a table of a chapter in which readers look something up',
};

const own = ownWords();
const files = neutralFiles();
const found = await Promise.all(
  files.map(async (file) => ({ file, words: wordsIn(file, await sourceOf(file), own) })),
);
const users = usersOfClasses();

const isExcused = (file: string, word: string): boolean =>
  OF_THE_HOUSE.has(word) || ELSEWHERE[word]?.includes(file) === true;

const faultsIn = (file: string, words: readonly string[]): string[] =>
  words
    .filter((word) => !isExcused(file, word))
    .map((word) => `${file}: ${word} is a word of ${own.get(word)!}`);

/** A class that is given says itself whose it is: of the game that alone gives it. */
function faultOfClass(name: string): string | undefined {
  const games = users.get(name);
  if (games) return games.size === 1 ? `only ${[...games].join('')} has it` : undefined;
  const word = wordsInName(name, own).find((one) => !OF_THE_HOUSE.has(one));
  return word && `${word} is a word of ${own.get(word)!}`;
}

function faultsInStyles(file: string, source: string): string[] {
  const { classes, others } = namesInStyles(file, source);
  return [
    ...classes.flatMap(({ name, line }) => {
      const fault = name in ONCE ? undefined : faultOfClass(name);
      return fault ? [`${file}:${line} .${name}: ${fault}`] : [];
    }),
    ...others.flatMap(({ name, line }) =>
      wordsInName(name, own)
        .filter((word) => !isExcused(file, word))
        .map((word) => `${file}:${line} ${name}: ${word} is a word of ${own.get(word)!}`),
    ),
  ];
}

const styles = await Promise.all(
  neutralStyles().map(async (file) => ({ file, source: await sourceOf(file) })),
);
const namedInStyles = styles.map(({ file, source }) => ({ file, ...namesInStyles(file, source) }));

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

  it('stand in no stylesheet but its own', () => {
    expect(namedInStyles.flatMap(({ classes }) => classes).length).toBeGreaterThan(1000);
    expect(styles.flatMap(({ file, source }) => faultsInStyles(file, source))).toEqual([]);
  });

  it.for<[css: string, faults: string[]]>([
    ['.felt .middle { gap: 0 }', ['1 .middle: only rival-kings has it']],
    ['p {}\n.card-castle-gate {}', ['2 .card-castle-gate: castle is a word of king-of-the-valley']],
    ["[data-pile='trick'] { gap: 0 }", ['1 trick: trick is a word of claim']],
    ['p { inset: var(--jester-x) }', ['1 --jester-x: jester is a word of king-of-the-valley']],
    ['@keyframes ennoble { to { top: 0 } }', ['1 ennoble: ennoble is a word of nobles-and-glory']],
    ['/* jester */ .felt::marker { grid-column: 1; align-self: end; color: var(--ink) }', []],
  ])('are found in styles: %s', ([css, faults]) => {
    expect(faultsInStyles('src/styles/planted.css', css)).toEqual(
      faults.map((fault) => `src/styles/planted.css:${fault}`),
    );
    expect(
      faultsInStyles('src/pages/planted.astro', `<p />\n\n<style>${css}</style>\n`),
    ).toHaveLength(faults.length);
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
    const inStyles = namedInStyles.map(({ file, others }) => ({
      file,
      words: others.flatMap(({ name }) => wordsInName(name, own)),
    }));
    const everywhere = [...found, ...inStyles];
    const said = new Set(everywhere.flatMap(({ words }) => words));
    expect([...OF_THE_HOUSE].filter((word) => !said.has(word))).toEqual([]);
    const excused = Object.entries(ELSEWHERE).flatMap(([word, [, ...places]]) =>
      places.map((file) => ({ word, file })),
    );
    expect(
      excused.filter(
        ({ word, file }) =>
          !everywhere.some((one) => one.file === file && one.words.includes(word)),
      ),
    ).toEqual([]);
    const faultyClasses = namedInStyles
      .flatMap(({ classes }) => classes)
      .filter(({ name }) => faultOfClass(name));
    expect(new Set(faultyClasses.map(({ name }) => name))).toEqual(new Set(Object.keys(ONCE)));
  });
});
