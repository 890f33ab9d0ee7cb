import { render } from 'solid-js/web';
import { loadJson, loadWords } from '../load.ts';
import { pageOf } from './page.ts';
import { PositionPlayer } from './PositionPlayer.tsx';
import type { WhatIf } from './track.ts';

/** Lays out the table that the address holds, or says why it cannot. Rejects where the parts for that cannot be had. */
export async function mountPosition(place: HTMLElement): Promise<void> {
  const { locale, game } = pageOf(document);
  const [player, position, whatIf] = await Promise.all([
    loadWords('player'),
    loadWords('linked'),
    loadJson<WhatIf>(`/${locale}/${game}/rulings.json`),
  ]);
  const words = { ...player, ...position };
  place.replaceChildren();
  render(() => <PositionPlayer game={game} locale={locale} words={words} whatIf={whatIf} wayOn={place.dataset.wayOn!} />, place);
}
