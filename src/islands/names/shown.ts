import { namesInTexts, renaming, type NamesInTexts } from '../../i18n/own-names.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadWords } from '../../browser/load.ts';
import { SEATS } from '../../engine/types.ts';
import { onNamesKept, ownNames, PRINTED, setAsideNames, type OwnNames } from './kept.ts';

/** Attributes that are read aloud or shown. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
/** What is no text of ours, or has to show printed names. */
const LEFT_ALONE = 'script, style, textarea, [data-printed-names]';

const locale = document.documentElement.lang as Locale;

const inTexts = (names: OwnNames): NamesInTexts =>
  namesInTexts(
    locale,
    SEATS.map((seat) => PRINTED[seat]),
    SEATS.map((seat) => names[seat]),
  );

const printed = inTexts({});
/** How the page calls the seats now. */
let shown = printed;
/** What makes a printed name on the page the reader's own. */
let rename = renaming(printed, printed);

const isLeftAlone = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest(LEFT_ALONE));

function renameText(text: Text, by: (text: string) => string): void {
  if (isLeftAlone(text)) return;
  const renamed = by(text.data);
  if (renamed !== text.data) text.data = renamed;
}

function renameAttributes(element: Element, by: (text: string) => string): void {
  if (isLeftAlone(element)) return;
  for (const name of SPOKEN) {
    const value = element.getAttribute(name);
    if (value && by(value) !== value) element.setAttribute(name, by(value));
  }
}

/** Renames in everything at a node and below it. */
function renameAll(node: Node, by: (text: string) => string): void {
  if (node instanceof Text) return renameText(node, by);
  if (!(node instanceof Element)) return;
  renameAttributes(node, by);
  for (const element of node.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    renameAttributes(element, by);
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) renameText(texts.currentNode as Text, by);
}

/**
 * What the page says from now on has its names too: scripts, sentences and tables know printed
 * names only.
 */
const watch = new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'characterData') renameText(target as Text, rename);
    else if (type === 'attributes') renameAttributes(target as Element, rename);
    else for (const node of addedNodes) renameAll(node, rename);
  }
  // What this changed itself.
  watch.takeRecords();
});

/** Calls the seats on this page by these names from now on. */
function show(names: OwnNames): void {
  const next = inTexts(names);
  renameAll(document.body, renaming(shown, next));
  shown = next;
  rename = renaming(printed, next);
  watch.disconnect();
  if (Object.keys(names).length > 0)
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: SPOKEN,
    });
}

/**
 * Calls the seats by the names that the device keeps; what makes no sense is set aside where there
 * is room, and the page says so.
 */
function showKept(): void {
  const { names, damaged } = ownNames();
  show(names);
  if (damaged) void tellDamaged();
}

async function tellDamaged(): Promise<void> {
  const isAside = setAsideNames();
  const words = await loadWords('names');
  const notice = document.createElement('p');
  notice.className = 'wrap ui';
  notice.setAttribute('role', 'status');
  notice.textContent = words[isAside ? 'names.damaged' : 'names.damaged-stays']!;
  document.querySelector('main')?.before(notice);
}

onNamesKept(showKept);
showKept();
