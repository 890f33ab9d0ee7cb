import { createSignal, onMount, untrack, type JSX } from 'solid-js';
import { followAddress } from '../../browser/address.ts';
import { say } from '../../i18n/words.ts';
import type { Played } from '../../narration/frame.ts';
import { linkAddress } from '../share/link-address.ts';
import type { Board } from '../shared/board.ts';
import { createLateParts, type ScenarioAbout } from './late-parts.ts';
import type { Place } from './place.ts';
import { Player } from './Player.tsx';
import { linkInto } from './scenario-link.ts';
import type { Transcript } from './transcript.ts';

interface ScenarioPlayerProps extends ScenarioAbout {
  readonly Board: Board;
  readonly transcript: Transcript;
  /** Where the player stands: the scenario's place on the page. */
  readonly root: HTMLElement;
}

/**
 * A scenario on a page: steps with the words that stand there, and keeps its place in the address.
 */
export function ScenarioPlayer(props: ScenarioPlayerProps): JSX.Element {
  const { scenario } = untrack(() => props.data);
  const { transcript, script } = untrack(() => props);
  const { words, loadMore, loadReferee } = createLateParts(props);
  const [place, setPlace] = createSignal<Place>();
  /** Said again even where it is the same sentence. */
  const [notice, setNotice] = createSignal<string | undefined>(undefined, { equals: false });
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

  const linkTo = (target: Place): Promise<string> =>
    linkAddress(linkInto(props.game, scenario, target));

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
