import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { FACTION_REALMS } from '../board/realms.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import { plainName } from './names.ts';
import { cardsIn, ownerOf, type ClaimSheet } from './sheet.ts';
import {
  cardsOfFaction,
  valueOf,
  type CardId,
  type FactionId,
} from '../../../games/claim/cards.ts';

interface FactionProps {
  readonly faction: FactionId;
  readonly sheet: ClaimSheet;
  /** Whose pile is entered. */
  readonly seat: Seat;
  readonly words: Words;
  readonly turn: (card: CardId) => void;
}

/**
 * The cards of a faction as tiles, each with the crest of whoever has it, under the faction’s sign
 * and how many everybody has.
 */
export function Faction(props: FactionProps): JSX.Element {
  const name = (): string => say(props.words, `faction.${props.faction}.plural`);
  return (
    <section class="faction" data-realm={FACTION_REALMS[props.faction]} aria-label={name()}>
      <h2>
        <Arms of={`claim/${props.faction}`} />
        <span>{name()}</span>
        <For each={props.sheet.players.map(({ seat }) => seat)}>
          {(seat) => (
            <span class="held">
              <Crest seat={seat} />
              <span class="visually-hidden">{say(props.words, `seat.${seat}`)} </span>
              <b>{cardsIn(props.sheet, seat, props.faction).length}</b>
            </span>
          )}
        </For>
      </h2>
      <ul>
        <For each={cardsOfFaction(props.faction)}>{(card) => <Tile of={props} card={card} />}</For>
      </ul>
    </section>
  );
}

/** A card to tap: pressed where it lies in the pile that is entered. */
function Tile(props: { readonly of: FactionProps; readonly card: CardId }): JSX.Element {
  const owner = (): Seat | undefined => ownerOf(props.of.sheet, props.card);
  const isMine = (): boolean => owner() === props.of.seat;
  const label = (): string => {
    const [name, seat] = [plainName(props.of.words, props.card), owner()];
    return seat && !isMine()
      ? say(props.of.words, 'scoring.in-pile', {
          card: name,
          seat: say(props.of.words, `seat.${seat}`),
        })
      : name;
  };
  return (
    <li>
      <button
        class="value"
        classList={{ theirs: owner() !== undefined && !isMine() }}
        type="button"
        aria-pressed={isMine()}
        aria-label={label()}
        onClick={() => props.of.turn(props.card)}
      >
        <span>{valueOf(props.card)}</span>
        <Show when={owner()}>{(seat) => <Crest seat={seat()} />}</Show>
      </button>
    </li>
  );
}
