import { linkAddress } from '../share/link-address.ts';
import { createSignal, onMount, Show, type JSX } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { isLink, type Link } from '../../engine/permalink.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Board } from '../shared/board.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Place } from './place.ts';
import { Player } from './Player.tsx';
import type { PlayerChoice, Referee, Track } from './referee.ts';
import type { Caption } from '../../narration/caption.ts';
import { RefusalText } from '../shared/Caption.tsx';
import type { WhatIf } from '../../narration/frame.ts';
import type { PlayedId } from '../../games/ids.ts';

interface PositionPlayerProps {
  readonly game: PlayedId;
  readonly Board: Board;
  readonly locale: Locale;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  /** The open rulings that can be read another way: all of them. */
  readonly whatIf: WhatIf;
  /** Where to go from a link that holds nothing. */
  readonly wayOn: string;
  /** The head of the page, which gives way to a table: that has a title of its own. */
  readonly head: HTMLElement;
}

/** A table that a link has laid out, ready to be played on. */
interface Opened {
  readonly link: Link;
  readonly referee: Referee;
  readonly track: Track;
  /** Readings with which the table begins, where they are not the default. */
  readonly readings: Readonly<Record<string, string>>;
  readonly choice: PlayerChoice;
  readonly title: string;
  /** With the names of everything that can come up. */
  readonly words: Words;
}

/** Why there is no table: a sentence, or the rule it breaks. */
interface Problem {
  readonly sentence?: string;
  readonly caption?: Caption;
  /** It may be otherwise when the page is loaded again. */
  readonly again?: true;
}

/** Opens the table that the address holds, or says why it cannot. */
export function PositionPlayer(props: PositionPlayerProps): JSX.Element {
  const [opened, setOpened] = createSignal<Opened>();
  const [problem, setProblem] = createSignal<Problem>();
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const pageTitle = document.title;
  const address = followAddress(({ hash }, isCurrent) => void open(hash, isCurrent));

  onMount(address.begin);

  async function open(hash: string, isCurrent: () => boolean): Promise<void> {
    setOpened(undefined);
    setProblem(undefined);
    const found = await readTable(hash);
    if (!isCurrent()) return;
    if ('table' in found) setOpened(found.table);
    else setProblem(found);
    const { title } = 'table' in found ? found.table : {};
    props.head.hidden = title !== undefined;
    document.title =
      title === undefined ? pageTitle : pageTitle.replace(text('linked.title'), title);
  }

  /** What a table waits for where its link leads, and after how many steps. */
  function titleOf(frames: Track['frames']): string {
    const waits = frames.at(-1)!.decision;
    const step = frames.length - 1;
    return step > 0 ? text('linked.from', { step, waits }) : text('linked.at', { waits });
  }

  async function readTable(hash: string): Promise<{ table: Opened } | Problem> {
    try {
      if (!isLink(hash)) return { sentence: text('linked.none') };
      // What goes where the link leads comes along.
      const [{ openTableLink }] = await Promise.all([
        import('../shared/opened-link.ts'),
        import('./follow.ts'),
      ]);
      const opened = await openTableLink(hash, props.game);
      return 'problem' in opened ? { sentence: text(opened.problem) } : await layOut(opened.link);
    } catch {
      return { sentence: text('player.load-failed'), again: true };
    }
  }

  async function layOut(link: Link): Promise<{ table: Opened } | Problem> {
    const { ImpossibleStart, openPosition } = await import('./referee.ts');
    try {
      const referee = await openPosition({
        ...link,
        locale: props.locale,
        readerLocale: props.readerLocale,
        words: props.words,
        opening: text('linked.opening'),
      });
      const moves = await referee?.readMoves(link.moves ?? []);
      if (!referee || !moves) return { sentence: text('player.link-foreign') };
      const eyes = referee.seats.find((seat) => seat === link.seenFrom);
      const choice: PlayerChoice = {
        rulings: {},
        eyes,
        base: moves.length > 0 ? null : undefined,
        moves,
      };
      const readings = { ...(link.position as Pick<Link, 'rulings'>).rulings, ...link.rulings };
      const track = referee.track({ rulings: {}, eyes: undefined, base: undefined, moves: [] });
      const title = titleOf(referee.track(choice).frames);
      return {
        table: {
          link,
          referee,
          choice,
          title,
          readings,
          words: { ...props.words, ...referee.names },
          track,
        },
      };
    } catch (error) {
      if (error instanceof ImpossibleStart) return { caption: error.caption };
      throw error;
    }
  }

  return (
    <>
      <Show when={problem()}>
        {(known) => (
          <div class="problem" role="alert">
            <Show when={known().sentence}>
              <p class="event">{known().sentence}</p>
            </Show>
            <Show when={refusedOf(known().caption)}>
              {(caption) => (
                <div>
                  <RefusalText of={caption()} words={props.words} title="linked.impossible" />
                </div>
              )}
            </Show>
            <p class="row">
              <Show when={known().again}>
                <button class="button main" type="button" data-reload>
                  {text('loading.again')}
                </button>
              </Show>
              <a class="button" href={props.wayOn}>
                {text('linked.way-on')}
              </a>
            </p>
          </div>
        )}
      </Show>
      <Show when={opened()} keyed>
        {(table) => (
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
            linkTo={(place) => addressOf(table.link, place)}
            onMove={(place) => void address.put(addressOf(table.link, place))}
          />
        )}
      </Show>
    </>
  );
}

/**
 * Where a link leads beyond the bare table, if anywhere: where it names no moment, to the end of
 * its moves.
 */
const placeIn = ({ link, choice }: Opened): Place | undefined =>
  choice.moves.length > 0 || choice.eyes
    ? { step: null, shown: link.step?.shown ?? (choice.moves.length > 0 ? Infinity : 0), choice }
    : undefined;

/** The address of a table with what the reader has chosen since. */
const addressOf = (link: Link, place: Place): Promise<string> => linkAddress(linkOf(link, place));

/** The table of a link with what the reader has chosen since. */
function linkOf({ game, position, seed, rulings }: Link, { choice, shown }: Place): Link {
  const readings = { ...rulings, ...choice.rulings };
  return {
    game,
    position,
    ...(seed !== undefined && { seed }),
    ...(Object.keys(readings).length > 0 && { rulings: readings }),
    ...(choice.moves.length > 0 && { step: { name: '', shown }, moves: choice.moves }),
    ...(choice.eyes && { seenFrom: choice.eyes }),
  };
}

const refusedOf = (
  caption: Caption | undefined,
): Extract<Caption, { kind: 'refused' }> | undefined =>
  caption?.kind === 'refused' ? caption : undefined;
