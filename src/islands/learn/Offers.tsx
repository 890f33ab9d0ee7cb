import { For, Show, type JSX } from 'solid-js';
import { listed, opens, type Attempt, type Tried } from '../../narration/attempts.ts';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { Chosen } from './next-move.ts';

interface OffersProps {
  readonly words: Words;
  readonly attempts: readonly Attempt[];
  /** What has been narrowed down to; undefined: every sort of action is offered. */
  readonly chosen: Chosen | undefined;
  readonly choose: (chosen: Chosen | undefined) => void;
  /** The move that was refused last. */
  readonly refused: Tried | undefined;
  readonly attempt: (move: Tried) => void;
}

/**
 * The moves of a task by the thumb: sorts of action, and in the place of one that opens its
 * targets. A move is played by its own name only.
 */
export function Offers(props: OffersProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  /** The one sort there is, where it opens. */
  const only = (): Chosen | undefined => {
    const [first, ...more] = props.attempts;
    return first && more.length === 0 && opens(first) ? targetsOf(first) : undefined;
  };

  function press(group: Attempt): void {
    if (opens(group)) props.choose(targetsOf(group));
    else props.attempt(targetsOf(group).moves[0]!);
  }

  return (
    <Show
      when={props.chosen ?? only()}
      fallback={
        <div class="moves" role="group" aria-label={text('player.try.which')}>
          <For each={props.attempts}>
            {(group) => (
              <button
                class="button"
                type="button"
                classList={{ refused: props.refused && group.actions.includes(props.refused) }}
                onClick={() => press(group)}
              >
                <Show when={group.sign}>{(sign) => <Sign name={sign()} />}</Show>
                {group.label}
                <Show when={opens(group)}>
                  <Sign name="next" class="icon more" />
                </Show>
              </button>
            )}
          </For>
        </div>
      }
    >
      {(open) => (
        <div class="moves targets" role="group" aria-label={open().label}>
          <For each={open().moves}>
            {(move) => (
              <button
                class="button"
                type="button"
                classList={{ refused: props.refused === move, main: open().moves.length === 1 }}
                onClick={() => props.attempt(move)}
              >
                {move.label}
              </button>
            )}
          </For>
          <Show when={props.chosen && (open().tapped || props.attempts.length > 1)}>
            <button class="button text" type="button" onClick={() => props.choose(undefined)}>
              {text('player.try.all')}
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
}

const targetsOf = ({ label, actions }: Attempt): Chosen => ({ label, moves: listed(actions) });
