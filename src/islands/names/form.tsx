import { createSignal, For, Show, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import styles from '../../styles/names.css?url';
import { canKeep } from '../../browser/kept.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { loadWords } from '../../browser/load.ts';
import { READER, SEATS, type Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import {
  keepNames,
  onNamesKept,
  ownNames,
  PRINTED,
  problemsWith,
  tidy,
  type NameProblem,
  type OwnNames,
} from './kept.ts';

/** Puts the form into its place. */
export async function mountNames(place: HTMLElement): Promise<void> {
  const [words] = await Promise.all([loadWords('names'), loadStyles(styles)]);
  place.replaceChildren();
  render(() => <NamesForm words={words} />, place);
}

/**
 * A field for each seat. What is wrong is said at its field; nothing is kept before all is right.
 * Fields in which nothing has been typed follow the names kept on the device, whichever tab has
 * kept them.
 */
function NamesForm(props: { words: Words }): JSX.Element {
  const [kept, setKept] = createSignal<OwnNames>(ownNames().names);
  /** What has been typed and not been kept yet. */
  const [typed, setTyped] = createSignal<OwnNames>({});
  const [problems, setProblems] = createSignal<Readonly<Partial<Record<Seat, NameProblem>>>>({});
  const [said, setSaid] = createSignal('');
  const text = (key: string): string => say(props.words, `names.${key}`);
  let form: HTMLFormElement | undefined;

  const names = (): OwnNames => ({ ...kept(), ...typed() });
  onNamesKept(() => canKeep() && setKept(ownNames().names));

  function enter(seat: Seat, name: string): void {
    setTyped({ ...typed(), [seat]: name });
    setProblems({ ...problems(), [seat]: undefined });
    setSaid('');
  }

  /** Keeps names, unless some cannot be taken. */
  function keep(wanted: OwnNames, done: string): void {
    const entries = SEATS.map((seat) => [seat, tidy(wanted[seat] ?? '')] as const).filter(
      ([, name]) => name !== '',
    );
    const own: OwnNames = Object.fromEntries(entries);
    setProblems(problemsWith(own, PRINTED));
    const wrong = SEATS.find((seat) => problems()[seat]);
    if (wrong) return form?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setKept(own);
    setTyped({});
    // Loaded by now on pages that had names; then it hears of them by itself.
    import('./shown.ts').catch(() => undefined);
    setSaid(text(keepNames(own) ? done : 'not-kept'));
  }

  return (
    <form
      class="names-form ui"
      ref={form}
      novalidate
      onSubmit={(event) => {
        event.preventDefault();
        keep(
          names(),
          Object.values(names()).some((name) => tidy(name) !== '') ? 'saved' : 'cleared',
        );
      }}
    >
      <p>{text('lead')}</p>
      <For each={SEATS}>
        {(seat) => (
          <NameField
            words={props.words}
            seat={seat}
            name={names()[seat] ?? ''}
            problem={problems()[seat]}
            enter={(name) => enter(seat, name)}
          />
        )}
      </For>
      <p class="row">
        <button class="button main">{text('save')}</button>
        <button class="button text" type="button" onClick={() => keep({}, 'cleared')}>
          {text('reset')}
        </button>
      </p>
      <p role="status">{said()}</p>
    </form>
  );
}

/** The name of a seat, and what is wrong with it. */
function NameField(props: {
  readonly words: Words;
  readonly seat: Seat;
  readonly name: string;
  readonly problem: NameProblem | undefined;
  readonly enter: (name: string) => void;
}): JSX.Element {
  const text = (key: string): string => say(props.words, `names.${key}`);
  return (
    <div class="field">
      <label for={`name-${props.seat}`} data-printed-names>
        {PRINTED[props.seat]}
        <Show when={props.seat === READER}>
          {' '}
          <span class="small">({text('you')})</span>
        </Show>
      </label>
      <input
        id={`name-${props.seat}`}
        name={props.seat}
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        value={props.name}
        aria-invalid={props.problem ? 'true' : undefined}
        aria-describedby={props.problem && `name-${props.seat}-problem`}
        onInput={(event) => props.enter(event.currentTarget.value)}
      />
      <Show when={props.problem}>
        {(problem) => (
          <p class="problem" id={`name-${props.seat}-problem`}>
            {text(problem())}
          </p>
        )}
      </Show>
    </div>
  );
}
