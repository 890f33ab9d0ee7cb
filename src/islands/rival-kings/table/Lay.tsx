import { createSignal, Show, type JSX } from 'solid-js';
import type { SubjectId } from '../../../games/rival-kings/cards.ts';
import type { Position } from '../../../games/rival-kings/types/position.ts';
import { say } from '../../../i18n/words.ts';
import { faceOf, type Face, type Picture } from '../../../narration/rival-kings/picture.ts';
import { Crest } from '../../shared/Crest.tsx';
import { WhoPlays } from '../../shared/WhoPlays.tsx';
import { createLaying } from '../../table/laying/laying.ts';
import { LaySheet } from '../../table/laying/LaySheet.tsx';
import { LayStatus } from '../../table/laying/LayStatus.tsx';
import type { LayProps } from '../../table/table-of-game.ts';
import { withSeats, type Topic } from './edit.ts';
import { Ladder } from './Ladder.tsx';
import { PieceSheet } from './PieceSheet.tsx';

/**
 * The table of Rival Kings to be laid by tapping: who sits there, what each has played, and what
 * lies in front.
 */
export function Lay(props: LayProps<Position>): JSX.Element {
  const laying = createLaying<Position, Topic>(props);
  const [wantsCoins, setWantsCoins] = createSignal(false);
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  /** A subject with the number on the reader's own card, where the position brings one. */
  const ownFace = (subject: SubjectId): Face => {
    const { numbers = {}, colours = {}, symbols = {} } = props.position;
    return faceOf({ own: { numbers, colours, symbols } }, subject);
  };
  const coins = (): boolean =>
    wantsCoins() || props.position.players.some((player) => player.coins !== undefined);
  const title = ({ at, piece }: Topic): string =>
    text(`lay.sheet.${piece}`, { seat: text(at === 'neutral' ? 'lay.neutral' : `seat.${at}`) });

  return (
    <div class="lay">
      <WhoPlays
        words={props.words}
        label={text('tool.who-plays')}
        seated={props.position.players.map(({ seat }) => seat)}
        seat={(seats) => laying.put(withSeats(props.position, seats))}
      />
      <Ladder
        words={props.words}
        position={props.position}
        lines={(props.answer?.picture as Picture | undefined)?.lines ?? []}
        faceOf={ownFace}
        coins={coins()}
        latest={laying.latest()?.at}
        open={(at, piece) => laying.show({ at, piece })}
      />
      <LayStatus words={props.words} laying={laying} />
      <p class="row">
        {props.children}
        <Show when={!coins()}>
          <button class="button text" type="button" onClick={() => setWantsCoins(true)}>
            {text('lay.coins-too')}
          </button>
        </Show>
      </p>
      <LaySheet
        words={props.words}
        laying={laying}
        title={title}
        sign={({ at }) => (at === 'neutral' ? undefined : <Crest seat={at} />)}
      >
        {(topic) => (
          <PieceSheet
            words={props.words}
            position={props.position}
            topic={topic()}
            laying={laying}
            faceOf={ownFace}
            coins={coins()}
          />
        )}
      </LaySheet>
    </div>
  );
}
