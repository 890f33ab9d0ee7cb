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
        <div class="moves" role="group" aria-label={say(props.words, 'player.try.which')}>
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
        <Targets
          words={props.words}
          open={open()}
          isNarrowed={Boolean(props.chosen && (open().tapped || props.attempts.length > 1))}
          refused={props.refused}
          attempt={props.attempt}
          leave={() => props.choose(undefined)}
        />
      )}
    </Show>
  );
}

/** The moves that have been narrowed down to. */
function Targets(props: {
  readonly words: Words;
  readonly open: Chosen;
  /** There are others to go back to. */
  readonly isNarrowed: boolean;
  readonly refused: Tried | undefined;
  readonly attempt: (move: Tried) => void;
  readonly leave: () => void;
}): JSX.Element {
  return (
    <div class="moves targets" role="group" aria-label={props.open.label}>
      <For each={props.open.moves}>
        {(move) => (
          <button
            class="button"
            type="button"
            classList={{ refused: props.refused === move, main: props.open.moves.length === 1 }}
            onClick={() => props.attempt(move)}
          >
            {move.label}
          </button>
        )}
      </For>
      <Show when={props.isNarrowed}>
        <button class="button text" type="button" onClick={() => props.leave()}>
          {say(props.words, 'player.try.all')}
        </button>
      </Show>
    </div>
  );
}

const targetsOf = ({ label, actions }: Attempt): Chosen => ({ label, moves: listed(actions) });
