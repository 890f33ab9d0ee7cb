import { globSync, readFileSync } from 'node:fs';
import { parse, type ChildNode } from 'postcss';
import ts from 'typescript';
import { ENGINE_IDS, type EngineId } from '../../src/games/engines.ts';
import { GAME_IDS, isGameId, type GameId } from '../../src/games/ids.ts';
import { kindsOf } from '../../src/games/kinds.ts';
import { stylesOf } from './colours.ts';
import { ROOT, treesOf } from './sources.ts';

/** Folders whose code serves every game. */
const NEUTRAL =
  'src/{browser,client,components,engine,i18n,islands,layouts,narration,pages,site,worker}';

/** Folders of one game. */
const OF_ONE_GAME = new RegExp(`/(${GAME_IDS.join('|')})/`);

const readTree = (file: string): ts.SourceFile[] =>
  treesOf(file, readFileSync(`${ROOT}${file}`, 'utf8'));

/** What says how all of it is built and what may import what. */
const CONFIGS: readonly string[] = ['astro.config.mjs', '.dependency-cruiser.mjs'];

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Every file of code that serves all games, and so may have no word of one. */
export const neutralFiles = (): string[] => [
  ...CONFIGS,
  ...filesOf(`${NEUTRAL}/**/*.{ts,tsx,astro}`).filter((file) => !OF_ONE_GAME.test(file)),
];

/** Every file with styles that pages of all games may load. */
export const neutralStyles = (): string[] => [
  ...filesOf('src/styles/*.css'),
  ...neutralFiles().filter((file) => file.endsWith('.astro')),
];

function everyNode(node: ts.Node): ts.Node[] {
  const inside: ts.Node[] = [];
  node.forEachChild((child) => void inside.push(...everyNode(child)));
  return [node, ...inside];
}

/** The fields in the types of a file. */
const fieldsIn = (file: string): ts.PropertySignature[] =>
  readTree(file).flatMap(everyNode).filter(ts.isPropertySignature);

/** What kinds of actions a game has: the literals that stand as their `type`. */
const actionsOf = (game: EngineId): string[] =>
  fieldsIn(`src/games/${game}/types/action.ts`).flatMap(({ name, type }) =>
    name.getText() === 'type' &&
    type &&
    ts.isLiteralTypeNode(type) &&
    ts.isStringLiteral(type.literal)
      ? [type.literal.text]
      : [],
  );

/** The types of a table and of a player at it. */
const TABLE: readonly string[] = ['State', 'Player'];

/** Where pieces lie: the fields of a table and of its players. */
const zonesOf = (game: EngineId): string[] =>
  fieldsIn(`src/games/${game}/types/state.ts`).flatMap(({ name, parent }) =>
    ts.isInterfaceDeclaration(parent) && TABLE.includes(parent.name.text) ? [name.getText()] : [],
  );

/**
 * The ids of pieces: whatever of one of its kinds has a name. What follows a kind whose names are
 * put together is a form.
 */
function piecesOf(game: EngineId): string[] {
  const messages = JSON.parse(
    readFileSync(`${ROOT}content/en/${game}/messages.json`, 'utf8'),
  ) as object;
  const kinds = Object.keys(kindsOf(game)).filter((kind) => !(kind in messages));
  return Object.keys(messages)
    .map((key) => key.split('.'))
    .filter((parts) => parts.length === 2 && kinds.includes(parts[0]!))
    .map((parts) => parts[1]!);
}

/** A plural as one of its things. */
const oneOf = (word: string): string => word.replace(/(?<!s|ie)s$/, '');

/** The words of each game that no other game has. */
export function ownWords(): ReadonlyMap<string, EngineId> {
  const all = ENGINE_IDS.flatMap((game) => {
    const words = [
      ...Object.keys(kindsOf(game)),
      ...piecesOf(game),
      ...actionsOf(game),
      ...zonesOf(game),
    ];
    return [...new Set(words.flatMap((word) => [word, oneOf(word)]))].map((word) => ({
      word,
      game,
    }));
  });
  const byWord = Map.groupBy(all, ({ word }) => word);
  return new Map(
    [...byWord].flatMap(([word, games]) =>
      games.length === 1 ? [[word, games[0]!.game] as const] : [],
    ),
  );
}

/** `rivalkings` for `rival-kings`, as a name in the code is of it. */
const GAMES_IN_CODE: ReadonlySet<string> = new Set(
  GAME_IDS.map((game) => game.replaceAll('-', '')),
);

/**
 * A name in the code as it is, and its parts: `cardsOfFaction` is of `cards`, `of` and `faction`; a
 * plural also of one. Names of games are none.
 */
const partsOfName = (name: string): string[] => {
  if (GAMES_IN_CODE.has(name.toLowerCase())) return [];
  const parts = name.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());
  return [name, ...parts, ...parts.map(oneOf)];
};

/** The words that a piece of code says by itself, in names and in texts. */
function wordsAt(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return partsOfName(node.text);
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  const text = isText || ts.isRegularExpressionLiteral(node) ? node.text : '';
  return text.split(/[^\w-]+/).flatMap((word) => [word, oneOf(word)]);
}

const isImport = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) || ts.isExportDeclaration(node);

/** The words of a file that are among these, each once. */
export function wordsIn(
  file: string,
  source: string,
  words: ReadonlyMap<string, unknown>,
): string[] {
  const visit = (node: ts.Node): string[] => {
    if (isImport(node)) return [];
    const inside: string[] = [];
    node.forEachChild((child) => void inside.push(...visit(child)));
    return [...wordsAt(node), ...inside];
  };
  return [...new Set(treesOf(file, source).flatMap(visit))]
    .filter((word) => words.has(word))
    .toSorted();
}

const NAME = /[\w-]+/g;
const CLASS = /\.([a-z][\w-]*)/g;

/** What styles call something, and in which line. */
interface NameInStyles {
  readonly name: string;
  readonly line: number;
}

/** What styles name. */
interface NamesInStyles {
  /** Classes in selectors. */
  readonly classes: readonly NameInStyles[];
  /** All else: ids, attributes and their values, custom properties, containers, movements. */
  readonly others: readonly NameInStyles[];
}

/** Declarations whose values are names that styles give. */
const NAMING =
  /^(container(-name)?|animation(-name)?|grid-(area|template-areas)|view-transition-name)$/;

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

const namesIn = (text: string): string[] => text.match(NAME) ?? [];

/** The names that a rule, a declaration and the like have beside classes. */
function otherNamesIn(node: ChildNode): string[] {
  if (node.type === 'rule')
    return [
      ...matchesIn(node.selector, /#([\w-]+)/g),
      ...matchesIn(node.selector, /\[([^\]]+)\]/g).flatMap(namesIn),
    ];
  if (node.type === 'atrule')
    return /keyframes|container|layer|property/.test(node.name)
      ? namesIn(node.params.replaceAll(/\([^)]*\)/g, ''))
      : [];
  if (node.type === 'comment') return [];
  return [
    ...(node.variable ? [node.prop] : []),
    ...matchesIn(node.value, /(--[\w-]+)/g),
    ...(NAMING.test(node.prop) ? namesIn(node.value) : []),
  ];
}

/** The names in the styles of a file; those of games are none. */
export function namesInStyles(file: string, source: string): NamesInStyles {
  const classes: NameInStyles[] = [];
  const others: NameInStyles[] = [];
  for (const { css, before } of stylesOf(file, source))
    parse(css).walk((node) => {
      const line = before + node.source!.start!.line;
      const named = (names: readonly string[]): NameInStyles[] =>
        names.filter((name) => !isGameId(name)).map((name) => ({ name, line }));
      if (node.type === 'rule') classes.push(...named(matchesIn(node.selector, CLASS)));
      others.push(...named(otherNamesIn(node)));
    });
  return { classes, others };
}

/** The words of a name in a stylesheet that are among these: `--coin-edge` says `coin`. */
export const wordsInName = (name: string, words: ReadonlyMap<string, unknown>): string[] =>
  [...new Set([name, ...name.split('-')].flatMap((word) => [word, oneOf(word)]))].filter((word) =>
    words.has(word),
  );

/** Where something gets its classes: attributes, and fields that say the same. */
const GIVES_CLASSES = /^class(Name|List|:list)?$/;

/** What takes a selector. */
const LOOKS_FOR = /\.(querySelector(All)?|closest|matches)$/;

/** The classes that a file of code gives, or looks for. */
function classesIn(file: string): string[] {
  const textsIn = (node: ts.Node): string[] =>
    everyNode(node).flatMap((inside) =>
      ts.isStringLiteralLike(inside) ||
      ts.isTemplateHead(inside) ||
      ts.isTemplateMiddle(inside) ||
      ts.isTemplateTail(inside)
        ? namesIn(inside.text)
        : ts.isPropertyAssignment(inside) || ts.isShorthandPropertyAssignment(inside)
          ? namesIn(inside.name.getText())
          : [],
    );
  return readTree(file)
    .flatMap(everyNode)
    .flatMap((node) => {
      if (ts.isJsxAttribute(node) && GIVES_CLASSES.test(node.name.getText())) return textsIn(node);
      if (ts.isPropertyAssignment(node) && GIVES_CLASSES.test(node.name.getText()))
        return textsIn(node.initializer);
      if (ts.isCallExpression(node) && /classList\.\w+$/.test(node.expression.getText()))
        return node.arguments.flatMap(textsIn);
      if (ts.isBinaryExpression(node) && /\.className$/.test(node.left.getText()))
        return textsIn(node.right);
      if (ts.isCallExpression(node) && LOOKS_FOR.test(node.expression.getText()))
        return node.arguments.flatMap((argument) => matchesIn(argument.getText(), CLASS));
      return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
        ? matchesIn(node.getText(), /\bclass="([^"]*)"/g).flatMap(namesIn)
        : [];
    });
}

/** Which games give each class; all of them where a file does that serves all. */
export function usersOfClasses(): ReadonlyMap<string, ReadonlySet<GameId>> {
  const users = new Map<string, Set<GameId>>();
  for (const file of filesOf('src/**/*.{ts,tsx,astro}')) {
    const [, game] = OF_ONE_GAME.exec(file) ?? [];
    for (const name of classesIn(file)) {
      const known = users.get(name) ?? new Set();
      users.set(name, known);
      for (const one of game ? [game as GameId] : GAME_IDS) known.add(one);
    }
  }
  return users;
}
