import { createMemo, createSignal, onMount, untrack, type JSX } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { loadWords } from '../../browser/load.ts';
import { linkAddress } from '../share/link-address.ts';
import type { Link } from '../../engine/permalink.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Board } from '../shared/board.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Place } from './place.ts';
import { Player } from './Player.tsx';
import type { Referee } from './referee.ts';
import type { Transcript } from './transcript.ts';
import type { NonEmpty } from '../../engine/types.ts';
import type { Played, ScenarioData, FrameInWords } from '../../narration/frame.ts';
import type { PlayedId } from '../../games/ids.ts';

interface ScenarioPlayerProps {
  readonly game: PlayedId;
  readonly Board: Board;
  readonly locale: Locale;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  readonly data: ScenarioData;
  readonly transcript: Transcript;
  /** The frames of the scenario with their words. */
  readonly script: NonEmpty<FrameInWords>;
  /** Where the player stands: the scenario's place on the page. */
  readonly root: HTMLElement;
}

/**
 * A scenario on a page: steps with the words that stand there, and keeps its place in the address.
 */
export function ScenarioPlayer(props: ScenarioPlayerProps): JSX.Element {
  const { scenario } = untrack(() => props.data);
  const { transcript, script } = untrack(() => props);
  const [place, setPlace] = createSignal<Place>();
  /** Said again even where it is the same sentence. */
  const [notice, setNotice] = createSignal<string | undefined>(undefined, { equals: false });
  /**
   * What is said only where a reader does more than step, and the names of what that brings to
   * light.
   */
  const [more, setMore] = createSignal<Words>({});
  const words = createMemo<Words>(() => ({ ...props.words, ...props.data.names, ...more() }));
  const address = followAddress(({ hash }, isCurrent) => {
    if (/^#(play=|step-)/.test(hash)) void followLink(hash, isCurrent);
  });
  const text = (key: string): string => say(words(), key);

  onMount(address.begin);

  /** Goes where the address leads, if that is for this player to follow. */
  async function followLink(hash: string, isCurrent: () => boolean): Promise<void> {
    const seats = script[0].picture.seats.map(({ seat }) => seat);
    const { rulings } = props.data.whatIf;
    try {
      const [{ leadsTo }] = await Promise.all([import('./link-place.ts'), loadMore()]);
      const target = await leadsTo(hash, {
        game: props.game,
        root: props.root,
        scenario,
        seats,
        rulings,
        loadReferee,
      });
      if (!target || !isCurrent()) return;
      setNotice(typeof target === 'string' ? text(target) : undefined);
      if (typeof target !== 'string') setPlace(target);
    } catch {
      setNotice(text('player.load-failed'));
    }
  }

  const linkOf = ({ step, shown, choice }: Place): Link => ({
    game: props.game,
    scenario: scenario.id,
    step: { name: (choice.moves.length > 0 ? choice.base : step) ?? '', shown },
    ...(Object.keys(choice.rulings).length > 0 && { rulings: choice.rulings }),
    ...(choice.moves.length > 0 && { moves: choice.moves }),
    ...(choice.eyes !== scenario.seenFrom && { seenFrom: choice.eyes ?? 'all' }),
  });

  const linkTo = (target: Place): Promise<string> => linkAddress(linkOf(target));

  const sayAlso = (others: Words): void => void setMore({ ...more(), ...others });

  let said: Promise<void> | undefined;
  function loadMore(): Promise<void> {
    said ??= loadWords('trying').then(sayAlso);
    said.catch(() => (said = undefined));
    return said;
  }

  let known: Promise<Referee> | undefined;
  function loadReferee(): Promise<Referee> {
    known ??= openHere();
    known.catch(() => (known = undefined));
    return known;
  }

  async function openHere(): Promise<Referee> {
    const [{ openReferee }] = await Promise.all([import('./referee.ts'), loadMore()]);
    const { game, locale, readerLocale } = props;
    const referee = await openReferee({
      game,
      locale,
      readerLocale,
      words: words(),
      script: scenario,
      opening: script[0].caption?.kind === 'start' ? script[0].caption.sentence : '',
    });
    sayAlso(referee.names);
    return referee;
  }

  return (
    <Player
      Board={props.Board}
      title={transcript.title}
      heading={[transcript.back, transcript.heading]}
      namesStep
      href={transcript.href}
      words={words()}
      script={script}
      notes={transcript.notes}
      outcome={transcript.outcome}
      answer={scenario.answer}
      whatIf={props.data.whatIf}
      usualReadings={scenario.rulings ?? {}}
      seenFrom={scenario.seenFrom}
      resetLabel={text('player.reset')}
      accepts={acceptsOf(scenario)}
      loadReferee={loadReferee}
      loadMore={loadMore}
      place={place()}
      notice={notice()}
      linkTo={linkTo}
      onMove={(target) => void address.put(linkTo(target))}
      transcript={[transcript.list, transcript.toFind]}
      next={transcript.next}
    />
  );
}

/** Accepted answers of the steps that ask, by step. */
const acceptsOf = ({ steps }: Played): ReadonlyMap<string, readonly object[]> =>
  new Map(steps.flatMap((step) => ('ask' in step ? [[step.name, step.accept] as const] : [])));
