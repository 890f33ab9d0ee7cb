import { For, Show, type JSX } from 'solid-js';
import type { Seat as SeatId } from '../../../engine/types.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Charge, Sign } from '../../shared/Signs.tsx';
import { CARD_CHARGES, CHARACTER_CHARGES } from './charges.ts';
import { faceLabel } from './MiniFace.tsx';
import type { Cell, Face, Ranked, SeatPicture } from '../../../narration/rival-kings/picture.ts';

interface SeatProps {
  readonly seat: SeatPicture;
  /** The same seat one step earlier, to show what changed. */
  readonly before: SeatPicture | undefined;
  readonly row: number;
  readonly words: Words;
}

/** One seat of the ladder: rank plate, character and player, tokens, and the strip of actions. */
export function Seat(props: SeatProps): JSX.Element {
  return (
    <li
      class="seat"
      classList={{ turn: props.seat.turn, 'lies-face-down': props.seat.faceDown }}
      data-seat={props.seat.seat}
      style={{ '--row': props.row }}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <div class="plate">
        <b>
          <Show when={props.seat.rank}>
            <span class="visually-hidden">{say(props.words, 'on-table.rank')} </span>
            {props.seat.rank}
          </Show>
        </b>
        <Crest seat={props.seat.seat} />
      </div>
      <p class="who">
        <Show when={characterName(props.seat, props.words)} fallback={<b>{say(props.words, `seat.${props.seat.seat}`)}</b>}>
          {(name) => (
            <>
              <b>{name()}</b> {say(props.words, `seat.${props.seat.seat}`)}
            </>
          )}
        </Show>
        <Show when={props.seat.equal}>
          <span class="seat-tag">{say(props.words, 'on-table.equal')}</span>
        </Show>
        <Show when={props.seat.faceDown && props.seat.rank}>
          <span class="seat-tag">{say(props.words, 'on-table.face-down')}</span>
        </Show>
      </p>
      <Tally {...props} />
      <Show when={props.seat.character !== null && props.seat.character !== 'face-down' ? props.seat.character : undefined}>
        {(character) => <Charge name={CHARACTER_CHARGES[character()]} class="ghost" />}
      </Show>
      <Show when={props.seat.cells.length > 0} fallback={<Hidden {...props} />}>
        <ol class="strip">
          <For each={props.seat.cells}>
            {(cell, place) => <ActionCell seat={props.seat.seat} cell={cell} before={props.before?.cells[place()]} words={props.words} />}
          </For>
        </ol>
      </Show>
      <Goods seat={props.seat} words={props.words} />
    </li>
  );
}

/** The character shown, or nothing before one is laid. */
function characterName(seat: SeatPicture, words: Words): string | undefined {
  if (seat.character === 'face-down') return say(words, 'on-table.face-down');
  return seat.character ? say(words, `character.${seat.character}`) : undefined;
}

/** Active subject, markers and coins, with what changed since the step before. */
function Tally(props: SeatProps): JSX.Element {
  const change = (): number => (props.before ? props.seat.coins - props.before.coins : 0);
  const markersChanged = (): boolean => props.before !== undefined && props.before.markers !== props.seat.markers;
  return (
    <p class="tally">
      <Show when={props.seat.active}>
        {(face) => (
          <span
            class="active-subject"
            classList={{ spent: props.seat.spent }}
            data-realm={face().colour}
            data-names={face().card}
            title={say(props.words, `card.${face().card}`)}
          >
            <Charge name={CARD_CHARGES[face().card]} label={activeLabel(face(), props.seat.spent, props.words)} />
          </span>
        )}
      </Show>
      <b class="marker" classList={{ none: props.seat.markers === 0, new: markersChanged() }}>
        <span class="visually-hidden">{say(props.words, 'on-table.markers')} </span>
        {props.seat.markers}
      </b>
      <b class="coin" classList={{ new: change() !== 0 }}>
        <span class="visually-hidden">{say(props.words, 'on-table.coins')} </span>
        {props.seat.coins}
      </b>
      <Show when={change() !== 0}>
        <span class="delta">{change() > 0 ? `+${change()}` : `−${-change()}`}</span>
      </Show>
    </p>
  );
}

const activeLabel = (face: Face, spent: boolean, words: Words): string =>
  say(words, spent ? 'on-table.active-spent' : 'on-table.active', { card: say(words, `card.${face.card}`) });

/** One action: free, done, or covered by crests. */
function ActionCell(props: { seat: SeatId; cell: Cell; before: Cell | undefined; words: Words }): JSX.Element {
  const isNew = (by: SeatId): boolean => props.before !== undefined && !props.before.coveredBy.includes(by);
  return (
    <li
      class="cell"
      classList={{ done: props.cell.done, covered: props.cell.coveredBy.length > 0 }}
      data-names={`${props.seat} ${props.cell.action}`}
    >
      <Sign name={`action-${props.cell.action}`} />
      <span class="label">{say(props.words, `action.${props.cell.action}.short`)}</span>
      <Show when={props.cell.done}>
        <span class="visually-hidden">, {say(props.words, 'on-table.done')}</span>
      </Show>
      <For each={props.cell.coveredBy}>
        {(by) => (
          <>
            <span class="visually-hidden">, {say(props.words, 'on-table.covered-by', { seat: say(props.words, `seat.${by}`) })}</span>
            <Crest seat={by} class={isNew(by) ? 'crest new' : 'crest'} />
          </>
        )}
      </For>
    </li>
  );
}

/** Before the reveal: the card laid face down, and the hand as far as the eyes may see it. */
function Hidden(props: SeatProps): JSX.Element {
  const known = (): readonly Ranked[] => (typeof props.seat.hand === 'number' ? [] : props.seat.hand);
  const backs = (): number => (typeof props.seat.hand === 'number' ? props.seat.hand : 0);
  return (
    <ul class="hand" aria-label={say(props.words, 'on-table.hand', { count: known().length + backs() })}>
      <Show when={props.seat.character === 'face-down'}>
        <li class="card-back laid">
          <span class="visually-hidden">{say(props.words, 'on-table.face-down')}</span>
        </li>
      </Show>
      <For each={known()}>
        {({ character, rank }) => (
          <li class="card-known" data-names={character}>
            <b>{rank}</b> {say(props.words, `character.${character}`)}
          </li>
        )}
      </For>
      <For each={Array.from({ length: backs() })}>{() => <li class="card-back" aria-hidden="true" />}</For>
    </ul>
  );
}

/** The cards in front of a player: buildings, then subjects, oldest first. */
function Goods(props: { seat: SeatPicture; words: Words }): JSX.Element {
  const cards = (): readonly Face[] => [...props.seat.buildings, ...props.seat.subjects];
  return (
    <Show when={props.seat.buildings.length > 0 || props.seat.subjects.length > 1 || props.seat.points !== null}>
      <ul class="goods">
        <For each={cards()}>
          {(face) => (
            <li class={`good ${face.kind}`} data-realm={face.colour} title={say(props.words, `card.${face.card}`)}>
              <Charge name={CARD_CHARGES[face.card]} label={faceLabel(face, props.words)} />
            </li>
          )}
        </For>
        <Show when={props.seat.points !== null}>
          <li class="points" classList={{ winner: props.seat.winner }}>
            {say(props.words, 'on-table.points', { points: props.seat.points! })}
          </li>
        </Show>
      </ul>
    </Show>
  );
}
