// What a recipe comes to for one thing: its files, and what is still missing of it.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Recipe } from './recipes.ts';
import { skeleton, TODO } from './skeletons.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What stands in the blanks of a recipe, and the languages in which each file with `{locale}` is there. */
export interface Blanks {
  readonly game: string;
  readonly name: string;
  readonly locales: readonly string[];
}

/** `rival-kings` as the name of a type: `RivalKings`. */
const typeName = (id: string): string => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A text of a recipe with its blanks filled. */
export const filled = (text: string, { game, name }: Blanks, locale = ''): string =>
  text.replaceAll('{game}', game).replaceAll('{name}', name).replaceAll('{Game}', typeName(game)).replaceAll('{locale}', locale);

/** The places that a path of a recipe stands for: one, or one per language. */
export const placesOf = (path: string, blanks: Blanks): string[] =>
  path.includes('{locale}') ? blanks.locales.map((locale) => filled(path, blanks, locale)) : [filled(path, blanks)];

/** Every file of a recipe with the text it has before anybody has written it. */
export const filesOf = (recipe: Recipe, blanks: Blanks): { readonly path: string; readonly text: string }[] =>
  recipe.files.flatMap(({ path, skeleton: of }) =>
    placesOf(path, blanks).map((place) => ({ path: place, text: filled(skeleton(of), blanks) })),
  );

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Whether a file, or in a folder some file besides those named, has a text. */
function has(path: string, text: string, besides: readonly string[]): boolean {
  const full = join(ROOT, path);
  if (!existsSync(full)) return false;
  if (!statSync(full).isDirectory()) return textOf(path).includes(text);
  const files = globSync('**/*.{ts,tsx,mdx}', { cwd: full }).map((file) => `${path}/${file.replaceAll('\\', '/')}`);
  return files.some((file) => !besides.includes(file) && textOf(file).includes(text));
}

/** The lines of a recipe that are not there, one sentence each: those it needs, or those that are as you like. */
export function missingLines({ lines }: Recipe, blanks: Blanks, need: 'needed' | 'optional'): string[] {
  const besides = lines.flatMap(({ path }) => placesOf(path, blanks));
  return lines
    .filter(({ optional }) => (need === 'optional') === (optional ?? false))
    .flatMap(({ path, has: line, what }) =>
      placesOf(path, blanks)
        .filter((place) => !has(place, filled(line, blanks), besides))
        .map((place) => `${place}: ${filled(line, blanks)} (${what})`),
    );
}

/** What of a thing is not written yet: files with something to do, and lines that are not there, one sentence each. */
export function stillMissing(recipe: Recipe, blanks: Blanks): string[] {
  const unwritten = filesOf(recipe, blanks).flatMap(({ path }) => {
    if (!existsSync(join(ROOT, path))) return [`${path}: not there`];
    const count = textOf(path).split(TODO).length - 1;
    return count > 0 ? [`${path}: ${count} × ${TODO}`] : [];
  });
  return [...unwritten, ...missingLines(recipe, blanks, 'needed')];
}
