import { createSignal, For, Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';

interface MovesProps {
  readonly words: Words;
  readonly attempts: readonly Attempt[];
  /** Which of them has been refused last. */
  readonly refused: string | undefined;
  /** Called where another sort of action is looked at. */
  readonly forget: () => void;
  readonly attempt: (tried: Tried, key: string) => void;
}

/** Actions to choose from, by sort; a sort with several targets opens, the only one by itself. Nothing is greyed out: the refusal teaches. */
export function Moves(props: MovesProps): JSX.Element {
  /** Of other moves than these none is open. */
  const [open, setOpen] = createSignal<Attempt>();
  /** The one sort there is, where it has targets to choose from. */
  const only = (): Attempt | undefined => (props.attempts.length === 1 ? props.attempts.find(opens) : undefined);
  const openGroup = (): Attempt | undefined => only() ?? props.attempts.find((attempt) => attempt === open());

  /** A sort with one action, or refused for one and the same reason whatever its target, is answered at once. */
  function chooseGroup(group: Attempt): void {
    props.forget();
    const [first] = group.actions;
    if (first && !opens(group)) {
      setOpen(undefined);
      props.attempt(first, group.key);
    } else setOpen(open() === group ? undefined : group);
  }

  return (
    <>
      <Show when={!only()}>
        <div class="moves" role="group" aria-label={say(props.words, 'player.try.which')}>
          <For each={props.attempts}>
            {(group) => (
              <button
                class="button"
                type="button"
                classList={{ refused: props.refused === group.key }}
                aria-expanded={opens(group) ? open() === group : undefined}
                onClick={() => chooseGroup(group)}
              >
                <Show when={group.sign}>{(sign) => <Sign name={sign()} />}</Show>
                {group.label}
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={openGroup()}>
        {(group) => (
          <div class="moves targets" role="group" aria-label={group().label}>
            <For each={group().actions}>
              {(tried, place) => (
                <button
                  class="button"
                  type="button"
                  classList={{ refused: props.refused === `${group().key}/${place()}` }}
                  onClick={() => props.attempt(tried, `${group().key}/${place()}`)}
                >
                  {tried.label}
                </button>
              )}
            </For>
          </div>
        )}
      </Show>
    </>
  );
}

/** Whether there is a choice among its actions: several, and not refused for one and the same reason. */
export const opens = ({ actions }: Attempt): boolean => actions.length > 1 && !sameRefusal(actions);

function sameRefusal(actions: readonly Tried[]): boolean {
  const sentences = new Set(actions.map(({ refusal }) => refusal?.sentence));
  return sentences.size === 1 && !sentences.has(undefined);
}
