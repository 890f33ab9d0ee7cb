import { Match, Switch, type JSX } from 'solid-js';
import type { Event } from '../../../games/king-of-the-valley/types/event.ts';
import { Arms, Sign } from '../../shared/Signs.tsx';
import { Tile } from '../board/Tile.tsx';

/** What a line of the score counts. Decoration: the sentence beside it says the same. */
export function Pieces(props: { readonly event: object }): JSX.Element {
  const line = () => {
    const event = props.event as Event;
    return event.type === 'lineScored' ? event : undefined;
  };
  return (
    <span class="pieces" aria-hidden="true">
      <Switch>
        <Match when={line()?.line === 'influence'}>
          <Sign name="logo" />
        </Match>
        <Match when={line()?.line === 'kingdoms'}>
          <Arms of="king-of-the-valley/kingdom" />
        </Match>
        <Match when={line()?.line === 'orders'}>
          <Tile tile="knight-1" />
        </Match>
        <Match when={line()?.line === 'couples'}>
          <Tile tile="farmer" />
          <Tile tile="farmers-wife" />
        </Match>
        <Match when={line()?.line === 'gold'}>
          <b class="coin">{line()!.count}</b>
        </Match>
      </Switch>
    </span>
  );
}
