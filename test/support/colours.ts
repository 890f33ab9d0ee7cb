import { parse } from 'postcss';

/**
 * Where the colours are: nothing else is a colour in the stylesheets than what its variables say.
 */
export const COLOURS = 'src/styles/base.css';

const NAMES = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse
  chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
  darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold
  goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
  lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose
  moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred
  papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
  seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat
  white whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/);

/**
 * A colour written out. What `transparent`, `currentColor`, a system colour or a variable says, or
 * what a function makes of those, is none.
 */
const LITERAL = new RegExp(
  [
    String.raw`#[\da-f]{3,8}(?![\w-])`,
    String.raw`(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s)`,
    String.raw`(?<![\w-])(?:${NAMES.join('|')})(?![\w(-])`,
  ].join('|'),
  'gi',
);

/** What says nothing about colours: comments, strings and addresses. */
const SILENT = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g;

const linesIn = (text: string): number => text.split('\n').length - 1;

/**
 * The styles of a file, each with the number of the line before it: all of a stylesheet, the style
 * elements of a page.
 */
export const stylesOf = (
  file: string,
  source: string,
): { readonly css: string; readonly before: number }[] =>
  file.endsWith('.css')
    ? [{ css: source, before: 0 }]
    : [...source.matchAll(/^<style[^>]*>(.*?)<\/style>/gms)].map((style) => ({
        css: style[1]!,
        before: linesIn(source.slice(0, style.index + style[0].indexOf(style[1]!))),
      }));

/**
 * The colours written out in a file where they may not be, each with its file and line: only a
 * variable of base.css may be one.
 */
export const literalColours = (file: string, source: string): string[] =>
  stylesOf(file, source).flatMap(({ css, before }) => {
    const found: string[] = [];
    parse(css).walkDecls((declaration) => {
      if (file === COLOURS && declaration.variable) return;
      const text = declaration
        .toString()
        .replaceAll(SILENT, (silent) => silent.replaceAll(/\S/g, ' '));
      for (const { 0: colour, index } of text.matchAll(LITERAL)) {
        // The name of a property is no colour.
        if (index < declaration.prop.length) continue;
        const line = before + declaration.source!.start!.line + linesIn(text.slice(0, index));
        found.push(`${file}:${line} ${declaration.prop}: ${colour}`);
      }
    });
    return found;
  });
