import { For, type JSX } from 'solid-js';
import { MiniFace } from '../board/MiniFace.tsx';
import type { Face } from '../../../narration/rival-kings/picture.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { SUBJECTS, type SubjectId } from '../../../games/rival-kings/cards.ts';

interface SubjectSheetProps {
  readonly words: Words;
  /** What a subject looks like at this table. */
  readonly faceOf: (subject: SubjectId) => Face;
  readonly active: SubjectId | undefined;
  readonly pick: (subject: SubjectId | undefined) => void;
}

/** The sixteen subjects, and none. Those that decide before the first turn stand first. */
export function SubjectSheet(props: SubjectSheetProps): JSX.Element {
  return (
    <ul class="subjects">
      <li>
        <button
          class="button"
          type="button"
          aria-pressed={props.active === undefined}
          onClick={() => props.pick(undefined)}
        >
          <span class="empty-card" />
          <span>{say(props.words, 'lay.no-subject')}</span>
        </button>
      </li>
      <For each={SUBJECTS}>
        {(subject) => (
          <li>
            <button
              class="button"
              type="button"
              aria-pressed={props.active === subject}
              onClick={() => props.pick(subject)}
            >
              <span aria-hidden="true">
                <MiniFace face={props.faceOf(subject)} words={props.words} />
              </span>
              <span>{say(props.words, `card.${subject}`)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
