import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxFromMarkdown, type MdxJsxFlowElement, type MdxJsxTextElement } from 'mdast-util-mdx';
import { mdxjs } from 'micromark-extension-mdxjs';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A rule as it stands in a chapter: its title and its text without markup. */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A component in a page with what stands inside it, without markup. */
export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * What a component inside a text stands for in plain words, such as the letter of `<Rank of="C"
 * />`.
 */
export type InWords = (component: string, attributes: Readonly<Record<string, string>>) => string;

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;

/** The two halves of a page as they are written: its front matter and what follows. */
export const halvesOf = (source: string): { readonly front: string; readonly body: string } => ({
  front: FRONTMATTER.exec(source)?.[1] ?? '',
  body: source.replace(FRONTMATTER, ''),
});

/** What follows the front matter of a page, as a tree. */
export const parse = (source: string): Parents =>
  fromMarkdown(halvesOf(source).body, {
    extensions: [mdxjs()],
    mdastExtensions: [mdxFromMarkdown()],
  });

/** Whether something in a page is a component. */
export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Every element of these names, in order, wherever it stands. */
function elementsOf(node: Nodes, names: readonly string[]): JsxElement[] {
  const inside =
    'children' in node ? node.children.flatMap((child) => elementsOf(child, names)) : [];
  return isElement(node) && names.includes(node.name ?? '') ? [node, ...inside] : inside;
}

/** The names of the components in a page. */
export function componentsIn(source: string): ReadonlySet<string> {
  const namesIn = (node: Nodes): string[] => [
    ...(isElement(node) && node.name ? [node.name] : []),
    ...('children' in node ? node.children.flatMap(namesIn) : []),
  ];
  return new Set(namesIn(parse(source)));
}

/** The attributes of a component that are plain text. */
export function attributesOf(element: JsxElement): Record<string, string> {
  const entries = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

/** The components of these names in a page, in order. */
export const partsIn = (source: string, names: readonly string[], inWords: InWords): Part[] =>
  elementsOf(parse(source), names).map((element) => ({
    name: element.name!,
    attributes: attributesOf(element),
    text: textOf(element, inWords),
  }));

/** Everything that a page says, without markup. */
export const textIn = (source: string, inWords: InWords): string => textOf(parse(source), inWords);

/** The rules of a chapter, in order. */
export const rulesIn = (source: string, inWords: InWords): RuleText[] =>
  partsIn(source, ['Rule'], inWords).map(({ attributes: { id = '', title = '' }, text }) => ({
    id,
    title,
    text,
  }));

/**
 * The value of one attribute on every element of these names, in order: the steps of a scenario,
 * the rules a page cites.
 */
export const attributeValues = (
  source: string,
  elements: readonly string[],
  attribute: string,
): string[] =>
  elementsOf(parse(source), elements).map((found) => attributesOf(found)[attribute] ?? '');

const BLOCKS = new Set(['paragraph', 'heading']);

/** What is folded until a reader asks for it is no part of what is said. */
const FOLDED = 'Hint';

function textOf(node: Nodes, inWords: InWords): string {
  const parts = 'children' in node ? node.children.map((child) => wordsOf(child, inWords)) : [];
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: Nodes, inWords: InWords): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (isElement(node) && node.name === FOLDED) return '';
  const words =
    isElement(node) && node.children.length === 0
      ? inWords(node.name ?? '', attributesOf(node))
      : '';
  const inside =
    'children' in node ? node.children.map((child) => wordsOf(child, inWords)).join('') : '';
  return BLOCKS.has(node.type) ? `${words}${inside} ` : `${words}${inside}`;
}
