import { createSignal, onCleanup, onMount, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import type { Scenario } from '../../engine/scenario.ts';
import type { Link } from '../../engine/permalink.ts';
import type { Picture } from '../boards/rival-kings/picture.ts';
import { say, type Words } from '../words.ts';
import { placeOf } from './link-place.ts';
import { Player, type Place } from './Player.tsx';
import type { Referee } from './referee.ts';
import type { Frame, ScenarioData, ToldFrame } from './track.ts';

interface ScenarioPlayerProps {
  readonly game: 'rival-kings';
  readonly locale: string;
  readonly id: string;
  readonly title: string;
  readonly heading: 'h1' | 'h2' | 'h3';
  readonly href?: string;
  /** Where the frames are. */
  readonly data: string;
  readonly words: Words;
  readonly first: Picture;
  readonly count: number;
  readonly whatIf: readonly string[];
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  readonly seenFrom?: Seat;
  /** The steps in words, as they stand on the page. */
  readonly children?: JSX.Element;
}

/** A scenario on a page: takes its words from the page, loads its frames, and keeps its place in the address. */
export default function ScenarioPlayer(props: ScenarioPlayerProps): JSX.Element {
  const [script, setScript] = createSignal<readonly ToldFrame[]>();
  const [data, setData] = createSignal<ScenarioData>();
  const [place, setPlace] = createSignal<Place>();
  /** Said again even where it is the same sentence. */
  const [notice, setNotice] = createSignal<string | undefined>(undefined, { equals: false });
  const [notes, setNotes] = createSignal<ReadonlyMap<string, string>>(new Map());
  /** Names of what only other eyes, readings or moves bring to light. */
  const [names, setNames] = createSignal<Words>({});
  let opening = '';
  /** The address of the place shown, once the reader has moved. */
  let address = '';
  let list: HTMLDivElement | undefined;
  const text = (key: string): string => say(props.words, key);

  onMount(() => {
    void load();
    const follow = (): void => void followLink();
    addEventListener('hashchange', follow);
    onCleanup(() => removeEventListener('hashchange', follow));
  });

  async function load(): Promise<void> {
    try {
      const response = await fetch(props.data);
      const loaded = (await response.json()) as ScenarioData;
      const told = readTold(list!);
      setNotes(told.notes);
      opening = told.opening;
      setData(loaded);
      setScript(loaded.frames.map((frame: Frame, at) => ({ ...frame, html: told.html[at] ?? '' })));
      await followLink();
    } catch {
      document.documentElement.classList.remove('js');
      setNotice(text('player.load-failed'));
    }
  }

  /** Goes where the address leads. Of a link that leads nowhere on this page its first player speaks. */
  async function followLink(): Promise<void> {
    const { decodeLink, isLink } = await import('../../engine/permalink.ts');
    if (!isLink(location.hash) || location.href === address) return;
    const link = await decodeLink(location.hash);
    const named = link.ok && link.value.game === props.game ? link.value.scenario : undefined;
    if (link.ok && named === props.id) return goTo(link.value);
    const scenarios = [...document.querySelectorAll<HTMLElement>('[data-scenario]')];
    const isElsewhere = scenarios.some((other) => other.dataset.scenario === named);
    if (isElsewhere || scenarios[0] !== list!.closest('[data-scenario]')) return;
    setNotice(text(link.ok ? 'player.link-foreign' : `player.link-${link.problem}`));
  }

  async function goTo(link: Link): Promise<void> {
    const seats = props.first.seats.map((seat) => seat.seat);
    try {
      const target = await placeOf(link, { scenario: data()!.scenario, seats, rulings: props.rulings, loadReferee });
      setNotice(typeof target === 'string' ? text(target) : undefined);
      if (typeof target !== 'string') setPlace(target);
    } catch {
      setNotice(text('player.load-failed'));
    }
  }

  async function keepInAddress(target: Place): Promise<void> {
    address = await linkTo(target);
    history.replaceState(history.state, '', address);
  }

  const linkOf = ({ step, shown, choice }: Place): Link => ({
    game: props.game,
    scenario: props.id,
    step: { name: (choice.moves.length > 0 ? choice.base : step) ?? '', shown },
    ...(Object.keys(choice.rulings).length > 0 && { rulings: choice.rulings }),
    ...(choice.moves.length > 0 && { moves: choice.moves }),
    ...(choice.eyes !== props.seenFrom && { seenFrom: choice.eyes ?? 'all' }),
  });

  async function linkTo(target: Place): Promise<string> {
    const { encodeLink } = await import('../../engine/permalink.ts');
    return new URL(`#${await encodeLink(linkOf(target))}`, location.href).href;
  }

  let known: Promise<Referee> | undefined;
  function loadReferee(): Promise<Referee> {
    known ??= openHere();
    known.catch(() => (known = undefined));
    return known;
  }

  async function openHere(): Promise<Referee> {
    const { openReferee } = await import('./referee.ts');
    const { game, locale, words } = props;
    const referee = await openReferee({ game, locale, words, script: data()!.scenario, opening });
    setNames(referee.names);
    return referee;
  }

  return (
    <Player
      game={props.game}
      title={props.title}
      heading={props.heading}
      href={props.href}
      words={{ ...props.words, ...data()?.names, ...names() }}
      first={props.first}
      count={props.count}
      script={script()}
      notes={notes()}
      whatIf={props.whatIf}
      rulings={props.rulings}
      usualReadings={data()?.scenario.rulings ?? {}}
      seenFrom={props.seenFrom}
      resetLabel={text('player.reset')}
      accepts={acceptsOf(data()?.scenario)}
      loadReferee={loadReferee}
      place={place()}
      notice={notice()}
      linkTo={linkTo}
      onMove={(target) => void keepInAddress(target)}
    >
      <div ref={list}>{props.children}</div>
    </Player>
  );
}

/** Accepted answers of the steps that ask, by step. */
const acceptsOf = (scenario: Scenario | undefined): ReadonlyMap<string, readonly unknown[]> =>
  new Map(scenario?.steps.flatMap((step) => ('ask' in step ? [[step.name, step.accept] as const] : [])));

/** The words of every frame, the author's remarks and the first sentence, read from the list on the page. */
function readTold(list: HTMLElement): { html: string[]; notes: Map<string, string>; opening: string } {
  const items = [...list.querySelectorAll<HTMLElement>('.told > li')];
  const notes = new Map<string, string>();
  const html = items.map((item) => {
    const note = item.querySelector('.note');
    if (note) notes.set(item.dataset.step ?? '', note.innerHTML);
    return [...item.children]
      .filter((child) => child !== note)
      .map((child) => child.outerHTML)
      .join('');
  });
  return { html, notes, opening: items[0]?.querySelector('.event')?.innerHTML ?? '' };
}
