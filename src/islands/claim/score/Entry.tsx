import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { Crest } from '../../shared/Crest.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import type { EntryProps } from '../../score/sheet.ts';
import { Faction } from './Faction.tsx';
import { plainName } from './names.ts';
import {
  asksLastWinner,
  cardCount,
  FEWEST_CARDS,
  withCardTurned,
  withLastWinner,
  type ClaimSheet,
} from './sheet.ts';
import { FACTIONS, type CardId } from '../../../games/claim/cards.ts';

/**
 * All cards by faction; one tap puts a card into the seat’s score pile, another one takes it out.
 */
export function Entry(props: EntryProps<ClaimSheet>): JSX.Element {
  const text = (key: string): string => say(props.words, key);

  function turn(card: CardId): void {
    const next = withCardTurned(props.sheet, props.seat, card);
    const isIn = next.players.some(
      ({ seat, score }) => seat === props.seat && score.includes(card),
    );
    props.change(next, {
      card: plainName(props.words, card),
      pile: text(isIn ? 'scoring.said.in' : 'scoring.said.out'),
    });
  }

  return (
    <>
      <section
        class="piles"
        aria-label={say(props.words, 'scoring.pile-of', { seat: text(`seat.${props.seat}`) })}
      >
        <For each={FACTIONS}>
          {(faction) => (
            <Faction
              faction={faction}
              sheet={props.sheet}
              seat={props.seat}
              words={props.words}
              turn={turn}
            />
          )}
        </For>
      </section>
      <Show when={asksLastWinner(props.sheet)}>
        <LastTrick
          sheet={props.sheet}
          words={props.words}
          choose={(seat) => props.change(withLastWinner(props.sheet, seat))}
        />
      </Show>
      <p class="piles-text">
        {say(props.words, 'scoring.count', { count: cardCount(props.sheet), least: FEWEST_CARDS })}
      </p>
      <p class="piles-text">{text('scoring.enough')}</p>
    </>
  );
}

/** Who won the last trick: asked only where a vote can hang on it. */
function LastTrick(props: {
  readonly sheet: ClaimSheet;
  readonly words: Words;
  readonly choose: (seat: Seat) => void;
}): JSX.Element {
  return (
    <fieldset class="last-trick">
      <legend>{say(props.words, 'scoring.last-trick')}</legend>
      <p class="piles-text">{say(props.words, 'scoring.last-trick.text')}</p>
      <For each={props.sheet.players.map(({ seat }) => seat)}>
        {(seat) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.sheet.lastWinner === seat}
            onClick={() => props.choose(seat)}
          >
            <Crest seat={seat} />
            <span>{say(props.words, `seat.${seat}`)}</span>
          </button>
        )}
      </For>
    </fieldset>
  );
}
