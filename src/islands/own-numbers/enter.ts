import { canKeep } from '../../browser/kept.ts';
import type { OwnNumbers } from '../../games/manifest.ts';
import { say, type Words } from '../../i18n/words.ts';
import { keepNumbers, keptNumbers, onNumbersKept, setAsideNumbers } from './kept.ts';
import { againstPrint, readNumbers, type WrongNumber } from './numbers.ts';

/**
 * Brings the form to life in which readers enter the numbers of their copy. What is wrong is said
 * below the fields; nothing is kept before all is right. Fields in which nothing has been typed
 * follow what is kept, and so does the table of the page, whose cells name their number.
 */
export function enableOwnNumbers(form: HTMLFormElement, game: string, own: OwnNumbers): void {
  const words = JSON.parse(document.querySelector('#values-words')!.textContent) as Words;
  const fields = [...form.querySelectorAll('input')];
  const problem = form.querySelector('.problem')!;
  const said = form.querySelector('[role="status"]')!;
  const reset = form.querySelector<HTMLButtonElement>('[type="button"]')!;
  /** In which something has been typed and not been kept yet, perhaps before this script came. */
  const typedIn = new Set(fields.filter(({ value }) => value !== ''));
  const nameOf = (at: number): string => fields[at]!.labels![0]!.textContent.trim();

  function showProblem(at?: number, sentence = ''): void {
    for (const [place, field] of fields.entries()) field.ariaInvalid = place === at ? 'true' : null;
    problem.textContent = sentence;
    if (at !== undefined) fields[at]!.focus();
  }

  /** Shows the numbers of the copy, or ours. */
  function show(numbers: readonly number[] | undefined): void {
    showInTable(own, numbers, words);
    reset.hidden = !numbers;
    for (const [at, field] of fields.entries())
      if (!typedIn.has(field)) field.value = String(numbers?.[at] ?? '');
  }

  /** Keeps numbers, or forgets them, and says so. */
  function keep(numbers: readonly number[] | undefined, ...sentences: readonly string[]): void {
    showProblem();
    typedIn.clear();
    const isKept = keepNumbers(game, own, numbers);
    show(numbers);
    said.textContent = (isKept ? sentences : [say(words, 'values.not-kept')]).join(' ');
  }

  form.addEventListener('input', ({ target }) => {
    typedIn.add(target as HTMLInputElement);
    showProblem();
    said.textContent = '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    said.textContent = '';
    const typed = readNumbers(
      own,
      fields.map(({ value }) => value),
    );
    if (!typed.ok) return showProblem(typed.at, problemIn(words, own, typed, nameOf));
    const remarks = againstPrint(own, typed.numbers).map((at) =>
      say(words, 'values.against-print', { name: nameOf(at), number: own.usual[at]!.value }),
    );
    keep(typed.numbers, say(words, 'values.saved'), ...remarks);
  });
  reset.addEventListener('click', () => {
    keep(undefined, say(words, 'values.cleared'));
    fields[0]!.focus();
  });
  onNumbersKept(game, () => canKeep() && show(keptNumbers(game, own).numbers));

  const { numbers, damaged } = keptNumbers(game, own);
  show(numbers);
  if (damaged)
    said.textContent = say(
      words,
      setAsideNumbers(game, own) ? 'values.damaged' : 'values.damaged-stays',
    );
  delete form.dataset.waits;
}

/** Shows numbers in the table of the page, or ours. */
function showInTable(
  { usual }: OwnNumbers,
  numbers: readonly number[] | undefined,
  words: Words,
): void {
  for (const [at, { value, provenance }] of usual.entries()) {
    const row = document.querySelector(`[data-number="${at}"]`)!;
    row.querySelector('b')!.textContent = String(numbers?.[at] ?? value);
    row.querySelector('.tag')!.textContent = say(
      words,
      numbers ? 'values.yours' : `provenance.${provenance}`,
    );
  }
}

/** What is wrong with a number, in a sentence. */
const problemIn = (
  words: Words,
  { lowest, highest }: OwnNumbers,
  { at, problem }: WrongNumber,
  nameOf: (at: number) => string,
): string =>
  say(words, `values.${problem}`, {
    name: nameOf(at),
    before: at > 0 ? nameOf(at - 1) : '',
    lowest,
    highest,
  });
