import type { AstroIntegration } from 'astro';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { GAME_IDS } from '../games/ids.ts';
import { REFERENCE_LOCALE } from '../i18n/locales.ts';
import { hashOf, mayName, namedIn } from '../worker/content.ts';
import { packagesOf, withLicences } from './licences.ts';

/**
 * After the build: writes down what belongs to every game in every language, and bundles the worker
 * that keeps it.
 */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const volumes = Object.values(await makeOffline(fileURLToPath(dir)));
        const most = Math.max(...volumes.map(({ bytes }) => bytes));
        logger.info(
          `lists of what is kept for reading without a connection: ${volumes.length}, up to ${(most / 1e6).toFixed(1)} MB each`,
        );
      },
    },
  };
}

/** What a volume comes to. */
interface VolumeFacts {
  readonly version: string;
  readonly files: number;
  readonly bytes: number;
}

/** The list of a volume, beside its front page. */
const LIST = 'files.json';

/** Where scripts and styles are. */
const CODE = '_astro';

const WORKER = fileURLToPath(new URL('../worker/worker.ts', import.meta.url));

/**
 * The licences of all libraries that readers are given. The browser's part of the build writes it;
 * the worker and Pagefind are none of that.
 */
const LICENCES = 'licenses.txt';
const PAGEFIND = fileURLToPath(new URL('../../node_modules/pagefind', import.meta.url));

/** How the worker is bundled. */
const bundling = { input: WORKER, platform: 'browser', logLevel: 'warn' } as const;

/** The modules that the worker is bundled of. */
export async function workerModules(): Promise<readonly string[]> {
  const { output } = await build({ ...bundling, write: false });
  return output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

/** Writes lists and worker into a folder with the built site, in place of those that were there. */
export async function makeOffline(site: string): Promise<Readonly<Record<string, VolumeFacts>>> {
  const licences = join(site, LICENCES);
  await writeFile(
    licences,
    await withLicences(await readFile(licences, 'utf8'), [
      ...packagesOf(await workerModules()),
      PAGEFIND,
    ]),
  );
  const all = (await filesIn(site, '**/*')).filter((file) => basename(file) !== LIST);
  const code = new Map<string, string>();
  for (const file of all) if (file.startsWith(`${CODE}/`)) code.set(basename(file), file);
  const volumes: Record<string, VolumeFacts> = {};
  for (const front of all.filter((file) => /^[^/]+\/[^/]+\/search\.json$/.test(file)).sort()) {
    const volume = front.slice(0, front.lastIndexOf('/'));
    const own = all.filter(belongsTo(volume));
    const pictures = await picturesIn(site, `${volume.split('/')[0]!}/index.html`, all);
    volumes[volume] = await writeList(
      site,
      volume,
      await withCode(site, [...own, ...pictures], withoutOthers(code, volume)),
    );
  }
  const shell = await withCode(site, all.filter(isShell), code, { atOnce: true });
  await rm(join(site, 'worker.js'), { force: true });
  await build({
    ...bundling,
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        __REFERENCE_LOCALE__: JSON.stringify(REFERENCE_LOCALE),
        __VOLUMES__: JSON.stringify(
          Object.fromEntries(
            Object.entries(volumes).map(([volume, { version, bytes }]) => [
              volume,
              { version, bytes },
            ]),
          ),
        ),
        __SHELL__: JSON.stringify(
          await Promise.all(
            shell.map(async (file) => ({
              url: `./${addressOf(file)}`,
              revision: (await listed(site, file))[1],
            })),
          ),
        ),
      },
    },
    output: { file: join(site, 'worker.js'), format: 'iife', minify: true },
  });
  return volumes;
}

async function filesIn(site: string, pattern: string): Promise<string[]> {
  const found = await Array.fromAsync(glob(pattern, { cwd: site, withFileTypes: true }));
  return found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(site.length)
        .replace(/^[\\/]/, '')
        .replaceAll('\\', '/'),
    )
    .sort();
}

/**
 * Fonts and pictures that every page has, with their licence, and the licences of libraries that
 * the page about the site leads to.
 */
const EVERYWHERE = /^(fonts\/.*|favicon\.svg|licenses\.txt)$/;

/**
 * Whether a file is part of a volume: everything of its game in its language, what the language has
 * for all games with its search, and the pictures of its cards.
 */
function belongsTo(volume: string): (file: string) => boolean {
  const [language, game] = volume.split('/');
  const ofLanguage = new RegExp(
    `^${language}/((about/|search/|offline/)?index\\.html|(words|texts|pagefind)/.*|[^/]+\\.json)$`,
  );
  return (file) =>
    file.startsWith(`${volume}/`) ||
    file.startsWith(`arms/${game}/`) ||
    ofLanguage.test(file) ||
    EVERYWHERE.test(file);
}

/**
 * Whether a file is there from the first visit on: the pages that say what is kept, and the first
 * page of all.
 */
const isShell = (file: string): boolean =>
  /^(index\.html|[^/]+\/offline\/index\.html|[^/]+\/words\/offline\.json|fonts\/alegreya-latin\.woff2|favicon\.svg)$/.test(
    file,
  );

/**
 * Scripts without those that only pages of other games load: the build names them after their game.
 */
function withoutOthers(
  code: ReadonlyMap<string, string>,
  volume: string,
): ReadonlyMap<string, string> {
  const others = GAME_IDS.filter((game) => !volume.endsWith(`/${game}`));
  return new Map([...code].filter(([name]) => !others.some((game) => name.includes(`-${game}.`))));
}

/**
 * Files with the scripts and styles they name, and those that these name; `atOnce`: only what is
 * loaded without being asked for.
 */
async function withCode(
  site: string,
  files: readonly string[],
  code: ReadonlyMap<string, string>,
  { atOnce = false } = {},
): Promise<string[]> {
  const found = new Set(files);
  // A set that is walked through while it grows: what is added is visited too.
  for (const file of found) {
    if (!mayName(file)) continue;
    const text = await readFile(join(site, file), 'utf8');
    for (const name of namedIn(file, text, { atOnce }))
      if (code.has(name)) found.add(code.get(name)!);
  }
  return [...found].sort();
}

/** The pictures of cards that a page shows: the library has those of every game. */
async function picturesIn(site: string, page: string, all: readonly string[]): Promise<string[]> {
  const text = await readFile(join(site, page), 'utf8');
  return all.filter((file) => file.startsWith('arms/') && text.includes(file));
}

/** The address of a file below the site. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

/** A file as a list has it. */
async function listed(
  site: string,
  file: string,
): Promise<[address: string, hash: string, bytes: number]> {
  const content = await readFile(join(site, file));
  return [addressOf(file), await hashOf(content), content.length];
}

async function writeList(
  site: string,
  volume: string,
  names: readonly string[],
): Promise<VolumeFacts> {
  const files = await Promise.all(names.map((file) => listed(site, file)));
  const text = JSON.stringify({ files });
  await writeFile(join(site, volume, LIST), text);
  return {
    version: await hashOf(new TextEncoder().encode(text)),
    files: files.length,
    bytes: files.reduce((sum, [, , bytes]) => sum + bytes, 0),
  };
}
