import { Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { SubjectId } from '../../../games/rival-kings/cards.ts';
import type { CharacterId } from '../../../games/rival-kings/characters.ts';
import type { Position } from '../../../games/rival-kings/types/position.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Face } from '../../../narration/rival-kings/picture.ts';
import type { Laying } from '../../table/laying/laying.ts';
import { CharacterSheet } from './CharacterSheet.tsx';
import {
  gapsIn,
  playerAt,
  USUAL,
  withActive,
  withCharacter,
  withCount,
  type Topic,
} from './edit.ts';
import { SubjectSheet } from './SubjectSheet.tsx';
import { TokenSheet } from './TokenSheet.tsx';

interface PieceSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly topic: Topic;
  readonly laying: Laying<Position, Topic>;
  /** What a subject looks like at this table. */
  readonly faceOf: (subject: SubjectId) => Face;
  readonly coins: boolean;
}

/** The characters, subjects or numbers of tokens that a seat may have. */
export function PieceSheet(props: PieceSheetProps): JSX.Element {
  const seat = (): Seat => props.topic.at as Seat;
  const player = () => playerAt(props.position, seat());

  /** After one character comes the next that is missing. */
  function pickCharacter(character: CharacterId): void {
    const next = withCharacter(props.position, props.topic.at, character);
    const [gap] = gapsIn(next);
    props.laying.finish(next, gap && { at: gap, piece: 'character' });
  }

  return (
    <>
      <Show when={props.topic.piece === 'character'}>
        <CharacterSheet
          words={props.words}
          position={props.position}
          at={props.topic.at}
          pick={pickCharacter}
        />
      </Show>
      <Show when={props.topic.piece === 'subject'}>
        <SubjectSheet
          words={props.words}
          faceOf={props.faceOf}
          active={player()?.subjects?.at(-1)}
          pick={(subject) => props.laying.finish(withActive(props.position, seat(), subject))}
        />
      </Show>
      <Show when={props.topic.piece === 'tokens'}>
        <TokenSheet
          words={props.words}
          tokens={props.coins ? ['markers', 'coins'] : ['markers']}
          counts={{ ...USUAL, ...player() }}
          set={(what, count) => props.laying.put(withCount(props.position, seat(), what, count))}
        />
      </Show>
    </>
  );
}
