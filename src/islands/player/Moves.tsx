import { createSignal, For, Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { listed, opens, type Attempt, type Tried } from '../../narration/attempts.ts';

interface MovesProps {
  readonly words: Words;
  readonly attempts: readonly Attempt[];
  /** Which of them has been refused last. */
  readonly refused: string | undefined;
  /** Called where another sort of action is looked at. */
  readonly forget: () => void;
  /** The move that the table shows. */
  readonly selected: Tried | undefined;
  /** Shows a move on the table before it is played. */
  readonly select: (move: Tried) => void;
  readonly attempt: (tried: Tried, key: string) => void;
}

/**
 * Actions to choose from, by sort; a sort with targets opens, the only one by itself. A move is
 * played by its own name only. Nothing is greyed out: the refusal teaches.
 */
export function Moves(props: MovesProps): JSX.Element {
  /** Of other moves than these none is open. */
  const [open, setOpen] = createSignal<Attempt>();
  /** The one sort there is, where it opens. */
  const only = (): Attempt | undefined =>
    props.attempts.length === 1 ? props.attempts.find(opens) : undefined;
  const openGroup = (): Attempt | undefined =>
    only() ?? props.attempts.find((attempt) => attempt === open());

  /**
   * A sort that does not open is answered at once; of one that opens on a single move, the table
   * shows it.
   */
  function chooseGroup(group: Attempt): void {
    props.forget();
    const [first, ...more] = listed(group.actions);
    if (first && !opens(group)) {
      setOpen(undefined);
      return props.attempt(first, group.key);
    }
    setOpen(open() === group ? undefined : group);
    if (open() && first && more.length === 0) props.select(first);
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
                <Show when={opens(group)}>
                  <Sign name="next" class="icon more" />
                </Show>
              </button>
            )}
          </For>
        </div>
      </Show>
      <Show when={openGroup()}>
        {(group) => (
          <Targets
            group={group()}
            refused={props.refused}
            selected={props.selected}
            attempt={props.attempt}
          />
        )}
      </Show>
    </>
  );
}

/** The moves of one sort. */
function Targets(
  props: Pick<MovesProps, 'refused' | 'selected' | 'attempt'> & { readonly group: Attempt },
): JSX.Element {
  const keyOf = (place: number): string => `${props.group.key}/${place}`;
  return (
    <div class="moves targets" role="group" aria-label={props.group.label}>
      <For each={listed(props.group.actions)}>
        {(tried, place) => (
          <button
            class="button"
            type="button"
            classList={{
              refused: props.refused === keyOf(place()),
              main: props.selected === tried,
            }}
            onClick={() => props.attempt(tried, keyOf(place()))}
          >
            {tried.label}
          </button>
        )}
      </For>
    </div>
  );
}
