import type { MdastPluginDefinition } from 'satteri';
import type { RootContent } from 'mdast';

/** A block of what it holds, as a `div` with a class. */
interface Division {
  readonly type: 'division';
  readonly data: {
    readonly hName: 'div';
    readonly hProperties: { readonly className: readonly string[] };
  };
  readonly children: readonly (RootContent | Division)[];
}

const division = (className: readonly string[], children: Division['children']): Division => ({
  type: 'division',
  data: { hName: 'div', hProperties: { className } },
  children,
});

const isTask = (block: RootContent): boolean =>
  block.type === 'mdxJsxFlowElement' && block.name === 'Task';

/**
 * Puts each task of a lesson together with the text that leads up to it: a passage, so that a wide
 * screen can set the table beside both.
 */
export const passages: MdastPluginDefinition = {
  name: 'passages',
  before(root, context) {
    const blocks: readonly RootContent[] = root.children;
    const tasks = blocks.flatMap((block, at) => (isTask(block) ? [at] : []));
    if (tasks.length === 0) return;
    const whole = tasks.map((at, n) => {
      const text = blocks.slice(n === 0 ? 0 : tasks[n - 1]! + 1, at);
      return division(
        ['passage'],
        text.length > 0 ? [division(['passage-text', 'prose'], text), blocks[at]!] : [blocks[at]!],
      );
    });
    context.setProperty(root, 'children', [
      ...whole,
      ...blocks.slice(tasks.at(-1)! + 1),
    ] as RootContent[]);
  },
};
