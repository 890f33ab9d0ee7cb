import { For, type JSX } from 'solid-js';
import { CARDS } from '../../../games/rival-kings/cards.ts';
import { SUBJECTS, type SubjectId } from '../../../games/rival-kings/types.ts';
import { MiniFace } from '../../boards/rival-kings/MiniFace.tsx';
import type { Face } from '../../boards/rival-kings/picture.ts';
import { say, type Words } from '../../words.ts';

interface SubjectSheetProps {
  readonly words: Words;
  readonly active: SubjectId | undefined;
  readonly pick: (subject: SubjectId | undefined) => void;
}

/** The sixteen subjects, and none. Those that decide before the first turn stand first. */
export function SubjectSheet(props: SubjectSheetProps): JSX.Element {
  return (
    <ul class="subjects">
      <li>
        <button class="button" type="button" aria-pressed={props.active === undefined} onClick={() => props.pick(undefined)}>
          <span class="empty-card" />
          <span>{say(props.words, 'table.no-subject')}</span>
        </button>
      </li>
      <For each={SUBJECTS}>
        {(subject) => (
          <li>
            <button class="button" type="button" aria-pressed={props.active === subject} onClick={() => props.pick(subject)}>
              <span aria-hidden="true">
                <MiniFace face={faceOf(subject)} words={props.words} />
              </span>
              <span>{say(props.words, `card.${subject}`)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** A subject as printed, or as assumed where no text gives its number. */
export function faceOf(card: SubjectId): Face {
  const { kind, colour, number } = CARDS[card];
  return { card, kind, colour: colour.value, number: number.value, assumed: number.provenance === 'assumed' };
}
