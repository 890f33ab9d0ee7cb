// English files as they stand in a language into which nobody has translated them yet.
import { entriesOf, isTranslated } from '../../src/site/entries.ts';
import { TODO } from './skeletons.ts';

/** Every text in plain data with a mark before it; names and numbers stay. */
function marked(data: unknown): unknown {
  if (typeof data === 'string') return `${TODO} ${data}`;
  if (Array.isArray(data)) return data.map(marked);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, marked(value)]));
}

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/**
 * A file of a language before its translation: every text of a JSON file is marked, of a page its
 * title and lead. Grammatical forms are each language's own and left out. Of files that each
 * language writes for itself only the keys are there, where all languages share them.
 */
export function untranslated(file: string, source: string): string {
  if (file.endsWith('.mdx')) return source.replace(/^(title|lead): ("?)(?=\S)/gm, `$1: $2${TODO} `);
  const data = JSON.parse(source) as object;
  if (file.endsWith('style.json')) return json([]);
  if (file.endsWith('asked.json'))
    return json(Object.fromEntries(Object.keys(data).map((key) => [key, [TODO]])));
  if (!isTranslated(file)) return json(Array.isArray(data) ? [TODO] : { [TODO]: [TODO] });
  const forms = new Set(
    entriesOf(file, source).flatMap(({ name, form }) =>
      form ? [name.slice(name.indexOf('#') + 1)] : [],
    ),
  );
  return json(marked(Object.fromEntries(Object.entries(data).filter(([key]) => !forms.has(key)))));
}
