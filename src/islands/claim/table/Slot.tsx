import { For, Show, type JSX } from 'solid-js';
import { Card, faceLabel } from '../board/Card.tsx';
import { faceOf } from '../../../narration/claim/picture.ts';
import { Sign } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import type { CardId } from '../../../games/claim/cards.ts';

interface SlotProps {
  readonly words: Words;
  /** What the place is for. */
  readonly label: string;
  readonly sign?: JSX.Element;
  readonly cards: readonly CardId[];
  /** Whether it was laid last. */
  readonly isLatest: boolean;
  readonly open: () => void;
}

/** A place for cards: one button that shows what lies there and opens the picker. */
export function Slot(props: SlotProps): JSX.Element {
  const names = (): string =>
    props.cards.map((card) => faceLabel(faceOf(card), props.words)).join(', ');
  return (
    <button
      class="slot"
      type="button"
      classList={{ open: props.cards.length === 0 }}
      data-latest={props.isLatest ? '' : undefined}
      onClick={() => props.open()}
    >
      <span class="visually-hidden">
        {props.cards.length > 0
          ? say(props.words, 'lay.change', { place: props.label, cards: names() })
          : say(props.words, 'lay.choose', { place: props.label })}
      </span>
      <span class="slot-name" aria-hidden="true">
        {props.sign}
        {props.label}
      </span>
      <span class="slot-cards" aria-hidden="true">
        <For each={props.cards}>{(card) => <Card face={faceOf(card)} words={props.words} />}</For>
        <Show when={props.cards.length === 0}>
          <span class="empty-card">
            <Sign name="plus" />
          </span>
        </Show>
      </span>
    </button>
  );
}
