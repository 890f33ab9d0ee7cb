import ts from 'typescript';
import { mirrorOf } from '../../scripts/test-files.ts';
import { treesOf } from './sources.ts';

/** Folders in which each file is a rule, an action, an ability, …: one noun of the rulebook. */
export const RULE_FOLDERS = [
  'abilities',
  'actions',
  'ascendancy',
  'assassination',
  'battle',
  'card-actions',
  'consort',
  'declaration',
  'decree',
  'duel',
  'eminence',
  'enact',
  'events',
  'factions',
  'families',
  'follows',
  'intrigue',
  'peasant-events',
  'polity',
  'prestigious',
  'polity',
  'prestigious',
  'processes',
  'regnant',
  'scoring',
  'treaties',
  'treaties',
] as const;

/** A file of code, and what stands in it. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A sentence for each source that should have a test file of its name and has none. */
export const withoutTests = (sources: readonly Source[], tests: ReadonlySet<string>): string[] =>
  sources
    .filter((source) => !tests.has(mirrorOf(source.path)!) && !isTypes(source) && !isList(source))
    .map(({ path }) => `${path} has no test file: ${mirrorOf(path)!} is missing`);

const statementsOf = ({ path, text }: Source): readonly ts.Statement[] =>
  treesOf(path, text).flatMap((tree) => [...tree.statements]);

/** Nothing in it runs. */
const isTypes = (source: Source): boolean =>
  statementsOf(source).every(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement),
  );

/** An `all.ts` that lists what its folder holds, and does nothing itself. */
const isList = (source: Source): boolean =>
  source.path.endsWith('/all.ts') && !statementsOf(source).some(hasFunction);

const hasFunction = (node: ts.Node): boolean =>
  (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) ||
  (ts.forEachChild(node, hasFunction) ?? false);
