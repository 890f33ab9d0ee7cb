import { afterEach, describe, expect, it, vi } from 'vitest';
import { onReadingsShown } from '../../../src/islands/house-rules/readings-shown.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A place on a page and the news of it, as far as readings go. */
function tableOnPage() {
  const dataset: Record<string, string> = {};
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #look: () => void;
      constructor(look: () => void) {
        this.#look = look;
      }
      observe = () => observers.add(this.#look);
      disconnect = () => observers.delete(this.#look);
    },
  );
  const place = {
    querySelector: () => ('readings' in dataset ? { dataset } : null),
  } as unknown as HTMLElement;
  const show = (readings: string | undefined): void => {
    if (readings === undefined) delete dataset.readings;
    else dataset.readings = readings;
    for (const look of observers) look();
  };
  return { place, show };
}

describe('the readings in which a player shows its table', () => {
  it('are told to who asks, and again where they change, until the player goes', () => {
    const { place, show } = tableOnPage();
    const said: unknown[] = [];
    const stop = onReadingsShown(place, (readings) => said.push(readings));
    show('{}');
    show('{}');
    show('{"tie":"coins"}');
    show(undefined);
    expect(said).toEqual([undefined, {}, { tie: 'coins' }, undefined]);
    stop();
    show('{}');
    expect(said).toHaveLength(4);
  });

  it('are told to who comes later', () => {
    const { place, show } = tableOnPage();
    show('{"tie":"coins"}');
    const said: unknown[] = [];
    onReadingsShown(place, (readings) => said.push(readings));
    expect(said).toEqual([{ tie: 'coins' }]);
  });
});
