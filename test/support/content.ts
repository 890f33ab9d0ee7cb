import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';
import { CONTENT, scenarioFiles } from '../../scripts/content.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import type { RivalKings } from '../../src/games/rival-kings/types.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { SOURCES } from '../../src/site/sources.ts';

export type RkScenario = Scenario<RivalKings>;

/** Every scenario of Rival Kings under its file's name. */
export const scenarios = (await scenarioFiles('rival-kings')) as readonly {
  readonly file: string;
  readonly scenario: RkScenario;
}[];

/**
 * Every file of a language, as paths below its folder, but for the sources of a translation. Empty
 * for a language that has not been begun.
 */
export async function filesOf(locale: Locale): Promise<string[]> {
  if (!LOCALES.includes(locale)) throw new RangeError(`no language ${locale}`);
  const files = await Array.fromAsync(glob('**/*.*', { cwd: join(CONTENT, locale) }));
  return files.filter((file) => basename(file) !== SOURCES).sort();
}

/** The text of a file of a language. */
export const textOf = (locale: Locale, path: string): Promise<string> =>
  readFile(join(CONTENT, locale, path), 'utf8');

/** What a JSON file of a language holds. */
export const dataOf = async <Data>(locale: Locale, path: string): Promise<Data> =>
  JSON.parse(await textOf(locale, path)) as Data;

/** Whether a text is a single sentence with a full stop; the one of “z. B.” ends none. */
export const isOneSentence = (text: string): boolean =>
  /^[^.?!…]+\.$/.test(text.replaceAll('z.\u00A0B.', ''));

/**
 * A component in a page: attributes in braces keep them, and `text` is all that stands inside,
 * without markup. `lists` are the numbered lists directly inside: of each item the components that
 * stand in it.
 */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly Element[];
  readonly lists: readonly (readonly (readonly Element[])[])[];
  readonly text: string;
}

/** A page as it is written: its front matter, its components, and what stands between them. */
export interface Page {
  readonly front: Readonly<Record<string, string>>;
  /** Components at the top level, in order. */
  readonly elements: readonly Element[];
  /** Levels of the headings and names of the top-level components, in order. */
  readonly outline: readonly string[];
  /** Every piece of running text. */
  readonly prose: readonly string[];
  /** Running text that stands in no component. */
  readonly loose: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

const read = new Map<string, Page>();

/**
 * Reads a page with the parser of the build, but not with the site's own reading of it; each text
 * once.
 */
export function pageOf(source: string): Page {
  const page = read.get(source) ?? readPage(source);
  read.set(source, page);
  return page;
}

function readPage(source: string): Page {
  const [, front = ''] = FRONT_MATTER.exec(source) ?? [];
  const root = fromMarkdown(source.replace(FRONT_MATTER, ''), {
    extensions: [mdxjs()],
    mdastExtensions: [mdxFromMarkdown()],
  });
  return {
    front: frontMatter(front),
    elements: root.children.flatMap(elementsIn),
    outline: root.children.flatMap((node) =>
      node.type === 'heading' ? [`h${node.depth}`] : elementsIn(node).map(signature),
    ),
    prose: proseIn(root),
    loose: proseIn(root, false).join(' ').trim(),
  };
}

/** The components of a page or an element and everything inside them. */
export const everyElement = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...everyElement(element.inside)]);

const frontMatter = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+): *"?(.*?)"?$/gm)].map(([, key = '', value = '']) => [key, value]),
  );

/**
 * A component with its attributes, but for the title, which is words, and the grammatical form of a
 * name.
 */
const signature = ({
  name,
  attributes: { title: _title, form: _form, ...attributes },
}: Element): string => `${name} ${JSON.stringify(attributes)}`;

const isComponent = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function elementsIn(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(elementsIn) : [];
  if (!isComponent(node)) return inside;
  const attributes = node.attributes.map((attribute): [string, string] => {
    if (attribute.type !== 'mdxJsxAttribute')
      throw new Error(`${node.name} has attributes that spread`);
    return [
      attribute.name,
      typeof attribute.value === 'string' ? attribute.value : `{${attribute.value?.value ?? ''}}`,
    ];
  });
  const lists = node.children.flatMap((child) =>
    child.type === 'list' && child.ordered ? [child.children.map(elementsIn)] : [],
  );
  return [
    {
      name: node.name ?? '',
      attributes: Object.fromEntries(attributes),
      inside,
      lists,
      text: proseIn(node).join(' ').trim(),
    },
  ];
}

function proseIn(node: Nodes, inComponents = true): string[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [node.value];
  if (isComponent(node) && !inComponents) return [];
  return 'children' in node ? node.children.flatMap((child) => proseIn(child, inComponents)) : [];
}
