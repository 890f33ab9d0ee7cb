import { For, type JSX } from 'solid-js';
import { HIGHEST_PRICE, HILL_PRICES, LOWEST_PRICE, ROWS } from '../../../games/king-of-the-valley/hill.ts';
import { say, type Words } from '../../../i18n/words.ts';

interface PriceSheetProps {
  readonly words: Words;
  /** Those of the own hill, lowest row first, where they have been entered. */
  readonly prices: readonly number[] | undefined;
  readonly set: (prices: readonly (number | undefined)[]) => void;
}

/** The six prices as they stand on the own hill; all are taken at once. */
export function PriceSheet(props: PriceSheetProps): JSX.Element {
  let form: HTMLFormElement | undefined;

  function enter(event: SubmitEvent): void {
    event.preventDefault();
    const typed = new FormData(form);
    props.set(ROWS.map((row) => Number(typed.get(String(row))) || undefined));
  }

  return (
    <form ref={form} class="laid-prices ui" onSubmit={enter}>
      <p class="small">{say(props.words, 'lay.prices.text')}</p>
      <For each={ROWS.toReversed()}>
        {(row) => (
          <label class="laid-line">
            {say(props.words, 'lay.price', { row })}
            <input
              type="number"
              name={String(row)}
              min={LOWEST_PRICE}
              max={HIGHEST_PRICE}
              placeholder={String(HILL_PRICES[row - 1]!.value)}
              value={props.prices?.[row - 1] ?? ''}
            />
          </label>
        )}
      </For>
      <button class="button main" type="submit">
        {say(props.words, 'lay.done')}
      </button>
    </form>
  );
}
