import { describe, expect, it } from 'vitest';
import { onReadingsShown, sayNothingShown, sayReadingsShown } from '../../src/browser/readings-shown.ts';

/** A place with a player, as far as readings go: its events reach the place. */
function tableOnPage() {
  const place = new EventTarget();
  const player = { dataset: {} as Record<string, string>, dispatchEvent: () => place.dispatchEvent(new Event('readings-shown')) };
  const querySelector = () => ('readings' in player.dataset ? player : null);
  return { place: Object.assign(place, { querySelector }) as unknown as HTMLElement, player: player as unknown as HTMLElement };
}

describe('the readings in which a player shows its table', () => {
  it('are said to who listens, and again where they change, until the player goes', () => {
    const { place, player } = tableOnPage();
    const said: unknown[] = [];
    const stop = onReadingsShown(place, (readings) => said.push(readings));
    sayReadingsShown(player, {});
    sayReadingsShown(player, { tie: 'coins' });
    sayNothingShown(player);
    expect(said).toEqual([undefined, {}, { tie: 'coins' }, undefined]);
    stop();
    sayReadingsShown(player, {});
    expect(said).toHaveLength(4);
  });

  it('are said to who comes later', () => {
    const { place, player } = tableOnPage();
    sayReadingsShown(player, { tie: 'coins' });
    const said: unknown[] = [];
    onReadingsShown(place, (readings) => said.push(readings));
    expect(said).toEqual([{ tie: 'coins' }]);
  });
});
