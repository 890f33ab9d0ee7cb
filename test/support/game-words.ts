import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ENGINE_IDS, type EngineId } from '../../src/games/engines.ts';
import { GAME_IDS } from '../../src/games/ids.ts';
import { kindsOf } from '../../src/games/kinds.ts';
import { ROOT, treesOf } from './sources.ts';

/** Folders whose code serves every game. */
const NEUTRAL =
  'src/{browser,client,components,engine,i18n,islands,layouts,narration,pages,site,worker}';

/** Folders of one game. */
const OF_ONE_GAME = new RegExp(`/(${GAME_IDS.join('|')})/`);

const readTree = (file: string): ts.SourceFile[] =>
  treesOf(file, readFileSync(`${ROOT}${file}`, 'utf8'));

/** Every file that serves all games, and so may have no word of one. */
export const neutralFiles = (): string[] =>
  globSync(`${NEUTRAL}/**/*.{ts,tsx,astro}`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OF_ONE_GAME.test(file))
    .toSorted();

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
