import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A library, as its package says. */
interface Library {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its licence, to the letter. */
  readonly text: string;
}

/** The folders of the packages that modules come from. */
export const packagesOf = (modules: readonly string[]): readonly string[] =>
  [
    ...new Set(
      modules.flatMap(
        (module) =>
          /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))?.[0] ?? [],
      ),
    ),
  ].sort();

/** Reads what a package says about its licence; one that says nothing may not be handed on. */
async function readLibrary(folder: string): Promise<Library> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Omit<Library, 'text'>;
  const found = globSync('{LICENSE,LICENCE,license,licence,COPYING}{*,/*}', {
    cwd: folder,
    withFileTypes: true,
  });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  if (!license || files.length === 0) throw new Error(`${name} has no licence`);
  const texts = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')));
  return { name, version, license, text: texts.map((text) => text.trim()).join('\n\n') };
}

/** The file of licences with those of more packages: each stands in it once. */
export async function withLicences(file: string, folders: readonly string[]): Promise<string> {
  const libraries = await Promise.all(folders.map(readLibrary));
  const titled = libraries.map((library) => ({
    ...library,
    title: `## ${library.name} - ${library.version} (${library.license})\n`,
  }));
  return (
    file +
    titled
      .flatMap(({ title, text }) => (file.includes(title) ? [] : `\n${title}\n${text}\n`))
      .join('')
  );
}
