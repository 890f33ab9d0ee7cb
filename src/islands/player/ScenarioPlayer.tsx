import { createSignal, onCleanup, onMount, type JSX } from 'solid-js';
import { SEATS, type Seat } from '../../engine/types.ts';
import type { Scenario } from '../../engine/scenario.ts';
import type { Link } from '../../engine/permalink.ts';
import type { Picture } from '../boards/rival-kings/picture.ts';
import { say, type Words } from '../words.ts';
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
  const [notice, setNotice] = createSignal<string>();
  const [notes, setNotes] = createSignal<ReadonlyMap<string, string>>(new Map());
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
      setData(loaded);
      setScript(loaded.frames.map((frame: Frame, at) => ({ ...frame, html: told.html[at] ?? '' })));
      await followLink();
    } catch {
      document.documentElement.classList.remove('js');
      setNotice(text('player.load-failed'));
    }
  }

  /** Goes where the address leads, if it speaks of this scenario. */
  async function followLink(): Promise<void> {
    const { decodeLink, isLink } = await import('../../engine/permalink.ts');
    if (!isLink(location.hash)) return;
    const link = decodeLink(location.hash);
    if (!link.ok) {
      setNotice(text(`player.link-${link.problem}`));
      return;
    }
    if (link.value.scenario !== props.id || link.value.game !== props.game) return;
    const target = await placeOf(link.value);
    if (target) setPlace(target);
    else setNotice(text('player.link-foreign'));
  }

  async function placeOf(link: Link): Promise<Place | undefined> {
    const rulings = link.rulings ?? {};
    if (!Object.entries(rulings).every(([id, option]) => props.rulings[id]?.includes(option))) return undefined;
    const eyes = link.seenFrom === undefined ? props.seenFrom : link.seenFrom === 'all' ? undefined : (link.seenFrom as Seat);
    if (eyes !== undefined && !SEATS.includes(eyes)) return undefined;
    const moves = link.moves && link.moves.length > 0 ? (await loadReferee()).readMoves(link.moves) : [];
    if (!moves) return undefined;
    const step = link.step?.name || null;
    const base = moves.length > 0 ? step : undefined;
    return { step, shown: link.step?.shown ?? 0, choice: { rulings, eyes, base, moves } };
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
    return new URL(`#${encodeLink(linkOf(target))}`, location.href).href;
  }

  let known: Promise<Referee> | undefined;
  function loadReferee(): Promise<Referee> {
    known ??= import('./referee.ts').then(({ openReferee }) => {
      const { game, locale, words } = props;
      return openReferee({ game, locale, words, script: data()!.scenario, opening: say(words, 'player.opening') });
    });
    known.catch(() => (known = undefined));
    return known;
  }

  return (
    <Player
      game={props.game}
      title={props.title}
      heading={props.heading}
      href={props.href}
      words={{ ...props.words, ...data()?.names }}
      first={props.first}
      count={props.count}
      script={script()}
      notes={notes()}
      whatIf={props.whatIf}
      rulings={props.rulings}
      seenFrom={props.seenFrom}
      resetLabel={text('player.reset')}
      accepts={acceptsOf(data()?.scenario)}
      loadReferee={loadReferee}
      place={place()}
      notice={notice()}
      linkTo={linkTo}
      onMove={(target) => void linkTo(target).then((url) => history.replaceState(history.state, '', url))}
    >
      <div ref={list}>{props.children}</div>
    </Player>
  );
}

/** Accepted answers of the steps that ask, by step. */
const acceptsOf = (scenario: Scenario | undefined): ReadonlyMap<string, readonly unknown[]> =>
  new Map(scenario?.steps.flatMap((step) => ('ask' in step ? [[step.name, step.accept] as const] : [])));

/** The words of every frame and the author's remarks, read from the list on the page. */
function readTold(list: HTMLElement): { html: string[]; notes: Map<string, string> } {
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
  return { html, notes };
}
