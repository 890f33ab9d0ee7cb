import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layerOrder } from './layer-order.ts';

const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;
/**
 * What the stylesheet stands before: as early as may be, but after the early script, which would
 * wait for it, and the page with that.
 */
const BEFORE = '<meta name="viewport"';

/**
 * Makes one stylesheet of those that a page needs: a page is painted once it is there. Pages that
 * need the same share it.
 */
export function oneStylesheet(): AstroIntegration {
  return {
    name: 'one-stylesheet',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const folder = join(site, '_astro');
        const files = async (pattern: string): Promise<Map<string, string>> =>
          new Map(
            await Promise.all(
              (await Array.fromAsync(glob(pattern, { cwd: folder }))).map(
                async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
              ),
            ),
          );
        const sheets = await files('*.css');
        const scripts = [...(await files('*.js')).values()].join('');
        const late = new Set([...sheets.keys()].filter((name) => scripts.includes(name)));
        const made = new Map<string, string>();
        for await (const file of glob('**/*.html', { cwd: site })) {
          const html = await readFile(join(site, file), 'utf8');
          // What a part of the page brings comes before what the page is made of, as in the head.
          const [head, body] = html
            .split('</head>')
            .map((half) => [...half.matchAll(SHEET)].map(([, address]) => address!));
          const addresses = [...new Set([...(body ?? []), ...head!])];
          if (addresses.length === 0) continue;
          if (!html.includes(BEFORE)) throw new Error(`${file} has no place for its stylesheet`);
          const names = addresses.map((address) => basename(address));
          const styles = layerOrder + names.map((name) => sheets.get(name)!).join('');
          const name = `styles.${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
          made.set(name, styles);
          // What a script would load later is there already: see `loadStyles`.
          const holds = names.filter((one) => late.has(one)).join(' ');
          const link = `<link rel="stylesheet" href="${addresses[0]!.replace(names[0]!, name)}"${holds && ` data-holds="${holds}"`}>`;
          await writeFile(
            join(site, file),
            html.replaceAll(SHEET, '').replace(BEFORE, link + BEFORE),
          );
        }
        for (const [name, styles] of made) await writeFile(join(folder, name), styles);
        for (const name of sheets.keys()) if (!late.has(name)) await rm(join(folder, name));
        logger.info(`stylesheets for all pages: ${made.size}`);
      },
    },
  };
}
