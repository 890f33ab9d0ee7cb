import { readJson, type Entry } from '../../src/site/entries.ts';

/** A phrase that must not come back in the texts of a language. */
export interface Phrase {
  /**
   * A regular expression for whole words; a space is any white space. Small letters stand for
   * capital ones too, unless there are capital ones in it.
   */
  readonly phrase: string;
  /** What to write. */
  readonly instead: string;
  /** A text in which the phrase must be found. */
  readonly example?: string;
  /**
   * Where it is right all the same: files or entries below the folder of the language, such as
   * `claim/rules/votes#cl.vote.tie`.
   */
  readonly except?: readonly string[];
}

const WORD = String.raw`[\p{L}\p{N}]`;
/** The edge of a word, also of one with ä or é in it. */
const EDGE = `(?:(?<!${WORD})(?=${WORD})|(?<=${WORD})(?!${WORD}))`;
const CLASSES = /\\[pP]\{[^}]*\}|\\./g;

const patternOf = (phrase: string): RegExp =>
  new RegExp(
    `${EDGE}(?:${phrase.replaceAll(' ', String.raw`\s+`)})${EDGE}`,
    /\p{Lu}/u.test(phrase.replace(CLASSES, '')) ? 'u' : 'ui',
  );

/**
 * The phrases in a file; throws one line that names the file and the place in the list where
 * something else is there.
 */
export function readPhrases(file: string, source: string): Phrase[] {
  const data = readJson(file, source);
  if (!Array.isArray(data)) throw new TypeError(`${file}: expected a list of phrases`);
  return data.map((item: unknown, place) => {
    const problem = problemOf(item);
    if (problem) throw new TypeError(`${file}: [${place}]${problem}`);
    return item as Phrase;
  });
}

function problemOf(item: unknown): string | undefined {
  if (item === null || typeof item !== 'object' || Array.isArray(item))
    return ': expected a phrase and what to write instead';
  const { phrase, instead, example = '', except = [], ...more } = item as Record<string, unknown>;
  for (const [key, text] of Object.entries({ phrase, instead }))
    if (typeof text !== 'string' || text.trim() === '') return `.${key}: expected a text`;
  if (typeof example !== 'string') return '.example: expected a text';
  if (!Array.isArray(except) || except.some((name) => typeof name !== 'string'))
    return '.except: expected a list of names';
  if (Object.keys(more).length > 0)
    return `.${Object.keys(more)[0]!}: no such field; expected phrase, instead, example, except`;
  try {
    const pattern = patternOf(phrase as string);
    if (example && !pattern.test(example)) return `.example: “${phrase as string}” is not in it`;
  } catch (error) {
    return `.phrase: “${phrase as string}” is no pattern: ${(error as Error).message.replace(/^.*: /, '')}`;
  }
  return undefined;
}

/** The words of an entry: quotations left out, and components but for their titles. */
const wordsOf = ({ text }: Entry): string =>
  text
    .replace(/<Quote\b[^<>]*>.*?<\/Quote>/gs, ' ')
    .replace(/<[^<>]*>/g, (tag) => ` ${/\btitle="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
    .replace(/ {2,}/g, ' ');

/**
 * One line for each phrase that stands in an entry. `folder` is the language with the game; `file`
 * the list.
 */
export function phrasesIn(
  folder: string,
  entries: readonly Entry[],
  phrases: readonly Phrase[],
): string[] {
  const patterns = phrases.map((one) => ({ ...one, pattern: patternOf(one.phrase) }));
  const [, ...game] = folder.split('/');
  return entries.flatMap((entry) => {
    const name = [...game, entry.name].join('/');
    const words = wordsOf(entry);
    return patterns.flatMap(({ pattern, instead, except = [] }) => {
      const found =
        except.includes(name) || except.includes(name.split('#')[0]!)
          ? undefined
          : pattern.exec(words)?.[0];
      return found === undefined ? [] : [`${folder}/${entry.name}: “${found}”: write ${instead}`];
    });
  });
}
