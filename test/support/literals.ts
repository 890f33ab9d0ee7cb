import ts from 'typescript';

/** A text written into a browser test. */
export interface Written {
  readonly line: number;
  readonly text: string;
  /** Whether the test reads or presses it there and then, by a call or an option of Playwright. */
  readonly isRead: boolean;
}

/** Calls and options of Playwright that take texts of the page; `name` of `getByRole` is one. */
const READERS =
  /^(getBy(Role|Text|Label|Placeholder|Title|AltText)|to(Have|Contain)Text|toHaveAccessible(Name|Description)|hasText|hasNotText)$/;

/** Stands at the end of a line whose text is what the test is about. */
export const ON_PURPOSE = '// the text itself is what is tested';

/** Calls whose texts are for whoever reads the test. */
const TITLES = /^(test|describe|step|skip)$/;

const calledBy = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/**
 * What a text is given to: the innermost call or option around it, through lists and alternatives.
 */
function takerOf(node: ts.Node): string | undefined {
  const { parent } = node;
  if (
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent)
  )
    return takerOf(parent);
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    const option = parent.name.getText();
    const call = parent.parent.parent;
    return option === 'name' && ts.isCallExpression(call) && calledBy(call) === 'getByRole'
      ? 'getByRole'
      : option;
  }
  if (ts.isCallExpression(parent)) return calledBy(parent);
  return undefined;
}

/** The fixed pieces of a regular expression. */
const piecesOf = (source: string): string[] =>
  source
    .replace(/^\/|\/[a-z]*$/g, '')
    .replaceAll(/\\([.?!()])/g, '$1')
    .split(/[|^$()]|\\[a-zA-Z]|\.[*+?]|\[[^\]]*\]/);

/**
 * The texts written into a test, but for its titles, its imports, and lines marked as on purpose.
 */
export function literalsIn(source: string): Written[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found: Written[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    const texts = isText
      ? [node.text]
      : ts.isRegularExpressionLiteral(node)
        ? piecesOf(node.text)
        : [];
    const taker = texts.length > 0 ? (takerOf(node) ?? '') : '';
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (!TITLES.test(taker) && !lines[line]!.includes(ON_PURPOSE))
      found.push(...texts.map((text) => ({ line: line + 1, text, isRead: READERS.test(taker) })));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
