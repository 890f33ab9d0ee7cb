import type { OwnNumbers } from '../../games/manifest.ts';
import { keptNumbers, onNumbersKept } from './kept.ts';

/**
 * Says the numbers of the reader’s own copy at places of a page, in the sentence of `data-says`, as
 * long as some are kept.
 */
export function showOwnNumbers(
  places: readonly HTMLElement[],
  game: string,
  own: OwnNumbers,
): void {
  const show = (): void => {
    const { numbers } = keptNumbers(game, own);
    for (const place of places) {
      place.hidden = !numbers;
      place.textContent = numbers
        ? place.dataset.says!.replace('{numbers}', numbers.join(' · '))
        : '';
    }
  };
  show();
  onNumbersKept(game, show);
}
