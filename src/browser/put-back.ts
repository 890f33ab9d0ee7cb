// Translators of browsers put something in place of texts: <font> elements, new texts, one text for
// several. Solid writes into the texts that it has put on the page, and would leave what the
// translator made of them there for ever. Its `insert` is built to call these two
// (astro.config.mjs): before anything changes in an element, texts of ours that are gone from it or
// say something else are put back. The translator then translates what is new.

type Left = ReadonlyMap<ChildNode, string | undefined>;

/**
 * What elements with texts had in them when they were last written to: everything in its order, and
 * what the texts said.
 */
const left = new WeakMap<Node, Left>();

const isText = ({ nodeType }: Node): boolean => nodeType === Node.TEXT_NODE;

/** Remembers what is in an element that has been written to. */
export function remember(parent: Node): void {
  const nodes = [...parent.childNodes];
  if (nodes.some(isText))
    left.set(
      parent,
      new Map(nodes.map((node) => [node, isText(node) ? node.nodeValue! : undefined])),
    );
  else left.delete(parent);
}

/**
 * Has an element as it was left when it was last written to, if its texts have been meddled with.
 * Other elements that have come into it since stay.
 */
export function putBack(parent: Node): void {
  const own = left.get(parent);
  if (
    !own ||
    ![...own].some(
      ([node, said]) =>
        said !== undefined && (node.parentNode !== parent || node.nodeValue !== said),
    )
  )
    return;
  for (const node of [...parent.childNodes])
    if (!own.has(node) && (isText(node) || node.nodeName === 'FONT')) node.remove();
  let next = parent.firstChild;
  for (const [node, said] of own) {
    if (said !== undefined && node.nodeValue !== said) node.nodeValue = said;
    while (next && !own.has(next)) next = next.nextSibling;
    if (next === node) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}
