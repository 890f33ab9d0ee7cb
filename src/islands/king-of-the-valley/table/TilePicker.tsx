import { createSignal, For, Show, type JSX } from 'solid-js';
import type { CollectorId, TileId } from '../../../games/king-of-the-valley/tiles.ts';
import { isCollector, SUBJECTS, taxOf } from '../../../games/king-of-the-valley/tiles.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Tile } from '../board/Tile.tsx';
import { Choice } from '../../table/Choice.tsx';
import { Count } from './Count.tsx';

interface TilePickerProps {
  readonly words: Words;
  /** What lies there now. */
  readonly tile: TileId | undefined;
  readonly pick: (tile: TileId) => void;
}

/** Every tile but the tax collectors: one tap each. */
const PLAIN: readonly TileId[] = [...SUBJECTS, 'priest', 'wizard'];

/** The tiles to pick from; of a tax collector one says what stands on it. */
export function TilePicker(props: TilePickerProps): JSX.Element {
  const [isTaxing, setTaxing] = createSignal(false);
  const [collector, setCollector] = createSignal<CollectorId>('tax-collector-3-5');
  const text = (key: string): string => say(props.words, key);

  function beginTaxing(): void {
    if (props.tile && isCollector(props.tile)) setCollector(props.tile);
    setTaxing(true);
  }
  function takeCollector(): void {
    setTaxing(false);
    props.pick(collector());
  }

  return (
    <>
      <ul class="laid-tiles">
        <For each={PLAIN}>
          {(tile) => (
            <li>
              <button
                class="button"
                type="button"
                aria-pressed={props.tile === tile}
                onClick={() => props.pick(tile)}
              >
                <Tile tile={tile} />
                <span>{text(`tile.${tile}`)}</span>
              </button>
            </li>
          )}
        </For>
        <li>
          <button class="button" type="button" aria-expanded={isTaxing()} onClick={beginTaxing}>
            <Tile tile={collector()} />
            <span>{text('tile.tax-collector')}</span>
          </button>
        </li>
      </ul>
      <Show when={isTaxing()}>
        <Taxing words={props.words} collector={collector()} become={setCollector} />
        <button class="button main" type="button" onClick={takeCollector}>
          {text('lay.collector.take')}
        </button>
      </Show>
    </>
  );
}

/** What tax collectors ask for; the printed rules name no other numbers. */
const DEMANDS = [0, 3, 4, 5] as const;

const MOST_GOLD = 20;

/** What stands on a tax collector: how many subjects it asks for, and what it pays for them. */
function Taxing(props: {
  readonly words: Words;
  readonly collector: CollectorId;
  readonly become: (collector: CollectorId) => void;
}): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const become = (demand: number, gold: number): void =>
    props.become(`tax-collector-${demand}-${Math.min(gold, MOST_GOLD)}` as CollectorId);
  return (
    <>
      <Choice
        label={text('lay.collector.demand')}
        options={DEMANDS}
        chosen={taxOf(props.collector).demand}
        name={(demand) => demand}
        choose={(demand) => become(demand, taxOf(props.collector).gold)}
      />
      <p class="laid-line ui">
        <span aria-hidden="true">{text('lay.collector.gold')}</span>
        <Count
          words={props.words}
          label={text('lay.collector.gold')}
          count={taxOf(props.collector).gold}
          least={1}
          set={(gold) => become(taxOf(props.collector).demand, gold)}
        />
      </p>
    </>
  );
}
