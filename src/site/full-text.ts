import { gunzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import type { Passage, TextRecord } from '../islands/search/records.ts';
import { passageFiles, packed, TEXT_IDS, type TextIds } from '../islands/search/record-file.ts';
import { tokensIn } from '../islands/search/words.ts';

/** A record with what stands there. */
export type FullRecord = TextRecord & Passage;

/** Files of the search of one game in one language, by path below its folder. */
export type SearchFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * What readers get of Pagefind's bundle: not its own boxes and results, which the site has no use
 * for, and not the worker, since pages search by themselves.
 */
const INDEX = /^(pagefind-entry\.json|pagefind\..*\.pf_meta|index\/.*)$/;
const scriptIn = (language: string): readonly string[] => [
  'pagefind.js',
  `wasm.${language}.pagefind`,
];

/** A page as Pagefind keeps it: its address behind a mark. */
const FRAGMENT = /^fragment\/(?<id>.+)\.pf_fragment$/;
const MARK = 'pagefind_dcd';

/**
 * Packs what answers questions: the list of records, their texts, and the index in which Pagefind
 * looks them up; `withScript`: with Pagefind itself. Rejects where Pagefind complains.
 */
export async function searchFiles(
  answers: readonly FullRecord[],
  language: string,
  { withScript }: { readonly withScript: boolean },
): Promise<SearchFiles> {
  const { index, errors: broken } = await pagefind.createIndex({ forceLanguage: language });
  if (!index) throw new Error(broken.join('\n'));
  for (const [at, { text, answer = '' }] of answers.entries()) {
    const content = `${text} ${answer}`.trim();
    const { errors } = content
      ? await index.addCustomRecord({ url: String(at), content, language })
      : { errors: [] };
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  const { files } = await index.getFiles();
  await index.deleteIndex();
  const ids = answers.map(() => '');
  for (const { path, content } of files) {
    const { id } = FRAGMENT.exec(path)?.groups ?? {};
    if (id) ids[Number(addressIn(content))] = id;
  }
  const words = new Set(
    answers.flatMap(({ text, answer = '' }) => tokensIn(`${text} ${answer}`.toLowerCase())),
  );
  return new Map<string, string | Uint8Array>([
    [
      'records.json',
      JSON.stringify(
        packed(answers, { textWords: words, version: versionIn(files.map(({ path }) => path)) }),
      ),
    ],
    ...passageFiles(answers).map((file, at) => [`texts/${at}.json`, JSON.stringify(file)] as const),
    ...files
      .filter(({ path }) => INDEX.test(path) || (withScript && scriptIn(language).includes(path)))
      .map(({ path, content }) => [`pagefind/${path}`, content] as const),
    [`pagefind/${TEXT_IDS}`, JSON.stringify(ids satisfies TextIds)],
  ]);
}

/** Pagefind puts a hash of an index into the name of what it loads first of it. */
const versionIn = (paths: readonly string[]): string =>
  paths
    .map((path) => /^pagefind\.(.+)\.pf_meta$/.exec(path)?.[1])
    .find((version) => version !== undefined) ?? '';

/** The address of a page that Pagefind has packed. */
function addressIn(fragment: Uint8Array): string {
  const text = gunzipSync(fragment).toString('utf8');
  return (JSON.parse(text.slice(MARK.length)) as { readonly url: string }).url;
}

/** Ends the program that makes the indexes. */
export const endPagefind = pagefind.close;
