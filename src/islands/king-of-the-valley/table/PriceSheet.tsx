import { createSignal, For, Show, type JSX } from 'solid-js';
import { pageOf } from '../../../browser/page.ts';
import {
  HIGHEST_PRICE,
  HILL_PRICES,
  LOWEST_PRICE,
  ownPrices,
  ROWS,
} from '../../../games/king-of-the-valley/hill.ts';
import { scriptLinks } from '../../../i18n/script-links.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { keepNumbers, keptNumbers } from '../../own-numbers/kept.ts';
import { readNumbers, tidy } from '../../own-numbers/numbers.ts';

interface PriceSheetProps {
  readonly words: Words;
  /** Those of the table, lowest row first, where it brings its own. */
  readonly prices: readonly number[] | undefined;
  /** Gives the table these prices, or ours. False where it cannot have them. */
  readonly set: (prices: readonly number[] | undefined) => boolean;
}

/**
 * The six prices as they stand on the own hill: all of them are taken at once, and kept for the
 * next table.
 */
export function PriceSheet(props: PriceSheetProps): JSX.Element {
  const { readerLocale, game } = pageOf(document);
  const [isWrong, setWrong] = createSignal(false);
  const shown = (): readonly number[] | undefined =>
    props.prices ?? keptNumbers(game, ownPrices).numbers;
  let form: HTMLFormElement | undefined;

  function enter(event: SubmitEvent): void {
    event.preventDefault();
    const typed = ROWS.map((row) =>
      tidy(form!.querySelector<HTMLInputElement>(`[name="${row}"]`)!.value),
    );
    const read = readNumbers(ownPrices, typed);
    const isEmpty = typed.every((text) => text === '');
    // That prices fall is for the rules to refuse.
    const isRefusable = !read.ok && read.problem === 'falls';
    setWrong(!read.ok && !isEmpty && !isRefusable);
    if (isWrong()) return;
    const prices = isEmpty ? undefined : typed.map(Number);
    if (props.set(prices)) keepNumbers(game, ownPrices, prices);
  }

  return (
    <form ref={form} class="laid-prices ui" novalidate onSubmit={enter}>
      <p class="small">{say(props.words, 'lay.prices.text')}</p>
      <For each={ROWS.toReversed()}>
        {(row) => (
          <label class="laid-line">
            {say(props.words, 'lay.price', { row })}
            <input
              inputmode="numeric"
              autocomplete="off"
              name={String(row)}
              placeholder={String(HILL_PRICES[row - 1]!.value)}
              value={shown()?.[row - 1] ?? ''}
              aria-describedby="laid-prices-problem"
            />
          </label>
        )}
      </For>
      <p class="problem" id="laid-prices-problem" role="alert">
        <Show when={isWrong()}>
          {say(props.words, 'lay.prices.problem', { lowest: LOWEST_PRICE, highest: HIGHEST_PRICE })}
        </Show>
      </p>
      <p class="row">
        <button class="button main" type="submit">
          {say(props.words, 'lay.done')}
        </button>
        <a class="small" href={scriptLinks.values(readerLocale, game)}>
          {say(props.words, 'lay.prices.page')}
        </a>
      </p>
    </form>
  );
}
