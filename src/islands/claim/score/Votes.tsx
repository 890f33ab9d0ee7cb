import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { Card } from '../board/Card.tsx';
import { FACTION_REALMS } from '../board/realms.ts';
import { faceOf } from '../../../narration/claim/picture.ts';
import { Sentence } from '../../shared/Caption.tsx';
import { Crest } from '../../shared/Crest.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import { Chips } from '../../score/Chips.tsx';
import type { LinesProps } from '../../score/sheet.ts';
import type { TallyLine } from '../../score/tally.ts';
import { cardCount, cardsIn, FEWEST_CARDS, isWhole, type ClaimSheet } from './sheet.ts';
import { FACTIONS, type CardId, type FactionId } from '../../../games/claim/cards.ts';

/** Faction by faction who gets its vote, and why. */
export function Votes(props: LinesProps<ClaimSheet>): JSX.Element {
  return (
    <Show when={!props.blank}>
      <Show when={!isWhole(props.sheet)}>
        <p class="small">
          {say(props.words, 'scoring.so-far', {
            count: cardCount(props.sheet),
            least: FEWEST_CARDS,
          })}
        </p>
      </Show>
      <ul class="votes" aria-label={say(props.words, 'scoring.votes')}>
        <For each={FACTIONS}>{(faction) => <Vote of={props} faction={faction} />}</For>
      </ul>
    </Show>
  );
}

/** The vote of a faction: who gets it, what everybody has of it, the sentence, and the rules. */
function Vote(props: {
  readonly of: LinesProps<ClaimSheet>;
  readonly faction: FactionId;
}): JSX.Element {
  const text = (key: string): string => say(props.of.words, key);
  /** How the faction was counted, and what became of its vote. */
  const lines = (): readonly TallyLine[] =>
    props.of.tally.lines.filter(({ part }) => part === props.faction);
  const vote = (): TallyLine => lines().at(-1)!;
  return (
    <li class="vote" data-realm={FACTION_REALMS[props.faction]}>
      <h3>
        <Arms of={`claim/${props.faction}`} />
        <span>{text(`faction.${props.faction}.plural`)}</span>
        <Show when={vote().seat} fallback={<span class="vote-to">{text('scoring.nobody')}</span>}>
          {(seat) => (
            <span class="vote-to">
              <Crest seat={seat()} />
              {text(`seat.${seat()}`)}
            </span>
          )}
        </Show>
      </h3>
      <p class="vote-sides">
        <For each={props.of.sheet.players.map(({ seat }) => seat)}>
          {(seat) => (
            <Side
              seat={seat}
              cards={cardsIn(props.of.sheet, seat, props.faction)}
              words={props.of.words}
            />
          )}
        </For>
      </p>
      <p>
        <Sentence of={vote().sentence} />
      </p>
      <Chips
        cites={lines()
          .toReversed()
          .flatMap(({ cites }) => cites)}
      />
    </li>
  );
}

/** What a seat has of a faction: how many cards, and the highest of them. */
function Side(props: {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly words: Words;
}): JSX.Element {
  return (
    <span class="vote-side">
      <Crest seat={props.seat} />
      <span>{say(props.words, `seat.${props.seat}`)}</span>
      <b>{props.cards.length}</b>
      <Show when={props.cards.at(-1)}>
        {(card) => (
          <>
            <span aria-hidden="true">
              <Card face={faceOf(card())} words={props.words} />
            </span>
            <small>{say(props.words, 'on-table.highest', { value: faceOf(card()).value })}</small>
          </>
        )}
      </Show>
    </span>
  );
}
