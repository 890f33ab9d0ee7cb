import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { codeOfAstro } from '../../scripts/code-of-astro.ts';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The text of a file of the project. */
export const sourceOf = (path: string): Promise<string> => readFile(`${ROOT}${path}`, 'utf8');

/** A text in the code. What a template fills in stands as `${}`. */
export interface Literal {
  readonly file: string;
  readonly text: string;
  /** The fields of the object handed over right after it, where one is written out. */
  readonly filledWith: readonly string[] | undefined;
  /** Something else is handed over right after it. */
  readonly filledUnseen: boolean;
}

/** Every text in the code of src/, Astro components included. */
export async function literalsInSource(): Promise<Literal[]> {
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx,astro}', { cwd: ROOT }))).sort();
  const found = await Promise.all(
    files.map(async (file) =>
      treesOf(file, await sourceOf(file)).flatMap((tree) => literalsIn(tree, file)),
    ),
  );
  return found.flat();
}

/** A file of code as syntax trees: one, or one for each piece of an Astro component. */
export const treesOf = (file: string, source: string): ts.SourceFile[] =>
  (file.endsWith('.astro') ? codeOfAstro(source) : [source]).map((piece) =>
    ts.createSourceFile(`${file}.tsx`, piece, ts.ScriptTarget.Latest, true),
  );

function literalsIn(node: ts.Node, file: string): Literal[] {
  const inside: Literal[] = [];
  ts.forEachChild(node, (child) => void inside.push(...literalsIn(child, file)));
  const text = textOf(node);
  return text === undefined ? inside : [{ file, text, ...fillingOf(node) }, ...inside];
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
}

function fillingOf(node: ts.Node): Pick<Literal, 'filledWith' | 'filledUnseen'> {
  const chosen = ts.isConditionalExpression(node.parent) ? node.parent : node;
  const call = chosen.parent;
  const next = ts.isCallExpression(call)
    ? call.arguments[call.arguments.indexOf(chosen as ts.Expression) + 1]
    : undefined;
  if (!next || !ts.isObjectLiteralExpression(next))
    return { filledWith: undefined, filledUnseen: next !== undefined };
  return {
    filledWith: next.properties.map((property) => property.name?.getText() ?? ''),
    filledUnseen: false,
  };
}
