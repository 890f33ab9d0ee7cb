// What a recipe comes to for one thing: its files, and what is still missing of it.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Recipe } from './recipe.ts';
import { skeleton, TODO } from './skeletons.ts';
import { untranslated } from './untranslated.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What stands in the blanks of a recipe, and the languages in which each file with `{locale}` is
 * there.
 */
export interface Blanks {
  readonly game: string;
  readonly name: string;
  readonly locales: readonly string[];
}

/** `rival-kings` as part of a name in the code: `rivalKings`. */
const camelCase = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A text of a recipe with its blanks filled. */
export function filled(text: string, { game, name }: Blanks, locale = ''): string {
  const camel = camelCase(game);
  const blanks: Readonly<Record<string, string>> = {
    game,
    name,
    locale,
    camel,
    Game: camel.charAt(0).toUpperCase() + camel.slice(1),
  };
  return text.replace(/\{(game|name|locale|camel|Game)\}/g, (_, blank: string) => blanks[blank]!);
}

/** The places that a path of a recipe stands for: one, or one per language. */
const placesOf = (path: string, blanks: Blanks): string[] =>
  path.includes('{locale}')
    ? blanks.locales.map((locale) => filled(path, blanks, locale))
    : [filled(path, blanks)];

/** Every file of a recipe with the text it has before anybody has written it. */
export const filesOf = (
  recipe: Recipe,
  blanks: Blanks,
): { readonly path: string; readonly text: string }[] => [
  ...recipe.files.flatMap(({ path, skeleton: of }) =>
    placesOf(path, blanks).map((place) => ({ path: place, text: filled(skeleton(of), blanks) })),
  ),
  ...(recipe.translations ?? []).flatMap(({ from, to, files }) => {
    const [source, target] = [filled(from, blanks), filled(to, blanks)];
    const paths = globSync(files, { cwd: join(ROOT, source) }).sort();
    return paths.map((path) => ({
      path: `${target}/${path}`,
      text: untranslated(path, textOf(`${source}/${path}`)),
    }));
  }),
];

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Whether a file, or in a folder some file besides those named, has a line. */
function has(path: string, line: RegExp, besides: readonly string[]): boolean {
  const full = join(ROOT, path);
  if (!existsSync(full)) return false;
  if (!statSync(full).isDirectory()) return line.test(textOf(path));
  const files = globSync('**/*.{ts,tsx,mdx}', { cwd: full }).map(
    (file) => `${path}/${file.replaceAll('\\', '/')}`,
  );
  return files.some((file) => !besides.includes(file) && line.test(textOf(file)));
}

/** A text as a regular expression for it; the blanks of recipes are left alone. */
const escaped = (text: string): string =>
  text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(?!\w+\})/g, '\\{');

/**
 * The lines of a recipe that are not there, one sentence each: those it needs, or those that are as
 * you like.
 */
export function missingLines(
  { lines }: Recipe,
  blanks: Blanks,
  need: 'needed' | 'optional',
): string[] {
  const besides = lines.flatMap(({ path }) => placesOf(path, blanks));
  return lines
    .filter(({ optional }) => (need === 'optional') === (optional ?? false))
    .flatMap(({ path, has: line, pattern = escaped(line), what }) => {
      const locales = `${path}${line}`.includes('{locale}') ? blanks.locales : [''];
      return locales
        .filter(
          (locale) =>
            !has(
              filled(path, blanks, locale),
              new RegExp(filled(pattern, blanks, locale)),
              besides,
            ),
        )
        .map(
          (locale) => `${filled(path, blanks, locale)}: ${filled(line, blanks, locale)} (${what})`,
        );
    });
}

/**
 * What of a thing is not written yet: files with something to do, and lines that are not there, one
 * sentence each.
 */
export function stillMissing(recipe: Recipe, blanks: Blanks): string[] {
  const unwritten = filesOf(recipe, blanks).flatMap(({ path }) => {
    // A file may have become a folder: `apply.ts` and `apply/`.
    if (!existsSync(join(ROOT, path)))
      return existsSync(join(ROOT, path.replace(/\.\w+$/, ''))) ? [] : [`${path}: not there`];
    const count = textOf(path).split(TODO).length - 1;
    return count > 0 ? [`${path}: ${count} × ${TODO}`] : [];
  });
  return [...unwritten, ...missingLines(recipe, blanks, 'needed')];
}
