import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of headers that Netlify, Cloudflare and their like read. */
const HEADERS_FILE = '_headers';

/**
 * Scripts and styles that stand in pages themselves, each as the source that allows it and nothing
 * else.
 */
interface Inline {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/**
 * The policy on content goes into every page, and with the other headers into a file for the host.
 * Reads the pages as they are built, so it must come last.
 */
export function policy(): AstroIntegration {
  let base = '/';
  return {
    name: 'policy',
    hooks: {
      // The preview sends what a host would: the site is tested under its own policy.
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const file = new URL(HEADERS_FILE, config.outDir);
        if (command === 'preview' && existsSync(file))
          updateConfig({ server: { headers: headersOfAll(readFileSync(file, 'utf8')) } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const all = { scripts: new Set<string>(), styles: new Set<string>() };
        // Pictures with several faces have a style, too; opened by themselves they are under the
        // policy of the host alone.
        for await (const page of glob('{**/*.html,arms/**/*.svg}', { cwd: site })) {
          const html = await readFile(join(site, page), 'utf8');
          const inline = inlineOf(html);
          inline.scripts.forEach((script) => all.scripts.add(script));
          inline.styles.forEach((style) => all.styles.add(style));
          if (page.endsWith('.html')) await writeFile(join(site, page), withPolicy(html, inline));
        }
        await writeFile(join(site, HEADERS_FILE), headersFile(base, await topPaths(site), all));
      },
    },
  };
}

/** What searching the texts takes: Pagefind is WebAssembly. */
const PAGEFIND = "'wasm-unsafe-eval'";

/** Whether a page searches: it has the field, or what opens it. */
const searches = (html: string): boolean => /class="[^"]*\bfind\b/.test(html);

/** What a page with these scripts and styles of its own may load and do, directive by directive. */
const directives = ({
  scripts,
  styles,
  searches: isSearching,
}: Inline & { readonly searches: boolean }): readonly string[] => [
  "default-src 'none'",
  ["script-src 'self'", ...(isSearching ? [PAGEFIND] : []), ...scripts].join(' '),
  ["style-src 'self'", ...styles].join(' '),
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Holds in headers only; browsers complain about it in a page. */
const HEADER_ONLY = "frame-ancestors 'none'";

/**
 * A page with its policy, which holds for all that comes after: where a host sends no headers it is
 * the only one.
 */
function withPolicy(html: string, inline: Inline): string {
  const meta = `<meta http-equiv="content-security-policy" content="${directives({ ...inline, searches: searches(html) }).join(';')}">`;
  const place = /<meta charset="[^"]*"\s*\/?>/.exec(html);
  if (!place) throw new Error('a page does not begin with its character set');
  return html.slice(0, place.index) + place[0] + meta + html.slice(place.index + place[0].length);
}

/** The scripts and styles that stand in a page; data in it is not run. */
function inlineOf(html: string): Inline {
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, tag, attributes, content] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (tag === 'style') inline.styles.add(sourceOf(content!));
    else if (!/\s(src=|type="application\/(ld\+)?json")/.test(attributes!))
      inline.scripts.add(sourceOf(content!));
  }
  return inline;
}

const sourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * What the site has no use for, by the names that browsers know: others they complain about on
 * every page. It keeps the screen on, copies and shares, which browsers allow a page without being
 * told.
 */
const UNUSED = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
  ],
  ...['payment', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * What every address is sent with beside its policy. The examples in docs/hosting.md say the same.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What the build writes after this. */
const LATER = ['worker.js'];

/** Where hashed files are: their names change with their content. */
const HASHED = '_astro/*';

/**
 * Everything at the top of the built site, as paths of headers: a folder with all that is in it.
 */
async function topPaths(site: string): Promise<readonly string[]> {
  const found = (await readdir(site, { withFileTypes: true })).map((entry) =>
    entry.isDirectory() ? `${entry.name}/*` : entry.name,
  );
  // The first page has two addresses.
  return [...new Set(['', ...found, ...LATER])].filter((path) => path !== HEADERS_FILE).sort();
}

/**
 * Headers by path. No header has two paths that fit an address: hosts differ in what they make of
 * that.
 */
function headersFile(base: string, paths: readonly string[], inline: Inline): string {
  const rules: readonly (readonly [path: string, ...headers: readonly string[]])[] = [
    [
      '*',
      `Content-Security-Policy: ${[...directives({ ...inline, searches: true }), HEADER_ONLY].join('; ')}`,
      ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    ],
    // What keeps its name is asked for anew each time, which costs little where nothing has
    // changed.
    ...paths.map(
      (path) =>
        [
          path,
          `Cache-Control: ${path === HASHED ? 'public, max-age=31536000, immutable' : 'no-cache'}`,
        ] as const,
    ),
  ];
  return (
    rules
      .map(([path, ...headers]) =>
        [base + path, ...headers.map((header) => `  ${header}`)].join('\n'),
      )
      .join('\n\n') + '\n'
  );
}

/** The headers of the first rule, which is about everything. */
const headersOfAll = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...file.split('\n\n')[0]!.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
