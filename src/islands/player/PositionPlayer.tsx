import { createSignal, onMount, Show, type JSX } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Caption } from '../../narration/caption.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { linkAddress } from '../share/link-address.ts';
import type { Board } from '../shared/board.ts';
import { RefusalText } from '../shared/Caption.tsx';
import {
  linkTo,
  placeIn,
  readTable,
  type LinkedPage,
  type LinkedTable,
  type Problem,
} from './linked-table.ts';
import type { Place } from './place.ts';
import { Player } from './Player.tsx';

interface PositionPlayerProps extends LinkedPage {
  readonly Board: Board;
  /** The open rulings that can be read another way: all of them. */
  readonly whatIf: WhatIf;
  /** Where to go from a link that holds nothing. */
  readonly wayOn: string;
  /** The head of the page, which gives way to a table: that has a title of its own. */
  readonly head: HTMLElement;
}

/** Opens the table that the address holds, or says why it cannot. */
export function PositionPlayer(props: PositionPlayerProps): JSX.Element {
  const [opened, setOpened] = createSignal<LinkedTable>();
  const [problem, setProblem] = createSignal<Problem>();
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  const pageTitle = document.title;
  const address = followAddress(({ hash }, isCurrent) => void open(hash, isCurrent));

  onMount(address.begin);

  async function open(hash: string, isCurrent: () => boolean): Promise<void> {
    setOpened(undefined);
    setProblem(undefined);
    const found = await readTable(hash, props);
    if (!isCurrent()) return;
    if ('table' in found) setOpened(found.table);
    else setProblem(found);
    const { title } = 'table' in found ? found.table : {};
    props.head.hidden = title !== undefined;
    document.title =
      title === undefined ? pageTitle : pageTitle.replace(text('linked.title'), title);
  }

  return (
    <>
      <Show when={problem()}>
        {(known) => <NoTable words={props.words} problem={known()} wayOn={props.wayOn} />}
      </Show>
      <Show when={opened()} keyed>
        {(table) => {
          const addressOf = (place: Place): Promise<string> =>
            linkAddress(linkTo(table.link, place));
          return (
            <Player
              Board={props.Board}
              title={table.title}
              heading={<h1>{table.title}</h1>}
              words={table.words}
              script={table.track.frames}
              notes={new Map()}
              whatIf={props.whatIf}
              usualReadings={table.readings}
              seenFrom={undefined}
              resetLabel={text('linked.reset')}
              accepts={new Map()}
              loadReferee={() => Promise.resolve(table.referee)}
              place={placeIn(table)}
              notice={undefined}
              linkTo={addressOf}
              onMove={(place) => void address.put(addressOf(place))}
            />
          );
        }}
      </Show>
    </>
  );
}

/** Why there is no table, and the way on. */
function NoTable(props: {
  readonly words: Words;
  readonly problem: Problem;
  readonly wayOn: string;
}): JSX.Element {
  return (
    <div class="problem" role="alert">
      <Show when={props.problem.sentence}>
        <p class="event">{props.problem.sentence}</p>
      </Show>
      <Show when={refusedOf(props.problem.caption)}>
        {(caption) => (
          <div>
            <RefusalText of={caption()} words={props.words} title="linked.impossible" />
          </div>
        )}
      </Show>
      <p class="row">
        <Show when={props.problem.again}>
          <button class="button main" type="button" data-reload>
            {say(props.words, 'loading.again')}
          </button>
        </Show>
        <a class="button" href={props.wayOn}>
          {say(props.words, 'linked.way-on')}
        </a>
      </p>
    </div>
  );
}

const refusedOf = (
  caption: Caption | undefined,
): Extract<Caption, { kind: 'refused' }> | undefined =>
  caption?.kind === 'refused' ? caption : undefined;
