import type { AstroIntegration } from 'astro';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endPagefind, searchFiles, type FullRecord } from './full-text.ts';

/**
 * Where the answers about a game, or about none, lie until the index of them is made: see
 * `search/answers.ts`.
 */
const ANSWERS = 'search-answers.json';

/**
 * Makes the index of the search: of what answers questions, as `search/` has read it from the
 * content.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        let count = 0;
        for (const path of (
          await Array.fromAsync(glob(`{*,*/*}/${ANSWERS}`, { cwd: site }))
        ).sort()) {
          const answers = JSON.parse(await readFile(join(site, path), 'utf8')) as FullRecord[];
          await rm(join(site, path));
          count += answers.length;
          const folder = dirname(path);
          const [language, game] = folder.split('/');
          // All games of a language share Pagefind's script.
          const files = await searchFiles(answers, language!, { withScript: !game });
          for (const [file, content] of files) {
            await mkdir(join(site, folder, dirname(file)), { recursive: true });
            await writeFile(join(site, folder, file), content);
          }
        }
        await endPagefind();
        logger.info(`answers for the search: ${count}`);
      },
    },
  };
}
