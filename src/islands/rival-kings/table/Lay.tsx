import { createSignal, For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import {
  faceOf,
  type Face,
  type LinePicture,
  type Picture,
} from '../../../narration/rival-kings/picture.ts';
import { Crest } from '../../shared/Crest.tsx';
import { refusalHtml, type Caption } from '../../../narration/caption.ts';
import { Sheet } from '../../shared/Sheet.tsx';
import { WhoPlays } from '../../shared/WhoPlays.tsx';
import { say } from '../../../i18n/words.ts';
import type { LayProps } from '../../table/table-of-game.ts';
import { CharacterSheet } from './CharacterSheet.tsx';
import {
  gapsIn,
  inOrder,
  playerAt,
  USUAL,
  withActive,
  withCharacter,
  withCount,
  withSeats,
  type Gap,
} from './edit.ts';
import { SeatRow, type Piece } from './SeatRow.tsx';
import { SubjectSheet } from './SubjectSheet.tsx';
import { TokenSheet } from './TokenSheet.tsx';
import { rankOf, type CharacterId } from '../../../games/rival-kings/characters.ts';
import type { Position } from '../../../games/rival-kings/types/position.ts';
import type { SubjectId } from '../../../games/rival-kings/cards.ts';

type Refused = Extract<Caption, { kind: 'refused' }>;

/**
 * The table of Rival Kings to be laid by tapping: who sits there, what each has played, and what
 * lies in front.
 */
export function Lay(props: LayProps<Position>): JSX.Element {
  /** Who is in conflict with whom, where that is known. */
  const known = (): readonly LinePicture[] =>
    (props.answer?.picture as Picture | undefined)?.lines ?? [];
  const [open, setOpen] = createSignal<{ readonly at: Gap; readonly piece: Piece }>();
  /** Where something was laid last. */
  const [latest, setLatest] = createSignal<Gap>();
  const [refused, setRefused] = createSignal<Refused>();
  const [wantsCoins, setWantsCoins] = createSignal(false);
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const name = (at: Gap): string => text(at === 'neutral' ? 'lay.neutral' : `seat.${at}`);
  const rows = () => inOrder(props.position);
  /** A subject with the number on the reader's own card, where the position brings one. */
  const ownFace = (subject: SubjectId): Face => {
    const { numbers = {}, colours = {}, symbols = {} } = props.position;
    return faceOf({ own: { numbers, colours, symbols } }, subject);
  };
  const coins = (): boolean =>
    wantsCoins() || props.position.players.some((player) => player.coins !== undefined);

  /**
   * Changes the table, unless it could not be: then the rule that says so is shown, and the table
   * stays.
   */
  function put(next: Position): boolean {
    const refusal = props.refusal(next);
    setRefused(refusal);
    if (!refusal) props.change(next);
    return !refusal;
  }

  /** After one character comes the next that is missing. */
  function pickCharacter(at: Gap, character: CharacterId): void {
    if (!put(withCharacter(props.position, at, character))) return;
    const [next] = gapsIn(props.position);
    if (next) show(next, 'character');
    else setOpen(undefined);
  }

  function show(at: Gap, piece: Piece): void {
    setRefused(undefined);
    setLatest(at);
    setOpen({ at, piece });
  }

  /** The lines between seats; rows still stand as they sit until every character is known. */
  const lines = () =>
    known().flatMap(({ from, to, kind }) => {
      const row = (end: LinePicture['from']): number =>
        rows().findIndex((player) => player.seat === end) + 1;
      return row(from) > 0 && row(from) < row(to) ? [{ from: row(from), to: row(to), kind }] : [];
    });

  return (
    <div class="lay">
      <WhoPlays
        words={props.words}
        label={text('tool.who-plays')}
        seated={props.position.players.map(({ seat }) => seat)}
        seat={(seats) => put(withSeats(props.position, seats))}
      />
      <div class="felt pick">
        {/* The buttons below have longer names of their own. */}
        <p class="columns" aria-hidden="true">
          <span>{text('lay.column.subject')}</span>
          <span>{text('lay.column.markers')}</span>
          <Show when={coins()}>
            <span>{text('lay.coins')}</span>
          </Show>
        </p>
        <div class="ladder">
          <ol aria-label={text('on-table.seats')}>
            <For each={rows()}>
              {(player) => (
                <SeatRow
                  words={props.words}
                  player={player}
                  faceOf={ownFace}
                  coins={coins()}
                  isLatest={latest() === player.seat}
                  open={(piece) => show(player.seat, piece)}
                />
              )}
            </For>
          </ol>
          <For each={lines()}>
            {({ from, to, kind }) => (
              <i
                class={`conflict-line ${kind}`}
                data-from={from}
                data-rows={to - from + 1}
                aria-hidden="true"
              />
            )}
          </For>
        </div>
        <Show when={props.position.players.length === 2}>
          <button
            class="neutral"
            type="button"
            data-latest={latest() === 'neutral' ? '' : undefined}
            onClick={() => show('neutral', 'character')}
          >
            {text('on-table.neutral')}{' '}
            <b>
              {props.position.neutral
                ? `${rankOf(props.position.neutral)} ${text(`character.${props.position.neutral}`)}`
                : text('lay.tap')}
            </b>
          </button>
        </Show>
      </div>
      <div role="status">
        <Show when={!open() && refused()}>
          {(refusal) => (
            <div innerHTML={refusalHtml(refusal(), props.words, 'linked.impossible')} />
          )}
        </Show>
      </div>
      <p class="row">
        {props.children}
        <Show when={!coins()}>
          <button class="button text" type="button" onClick={() => setWantsCoins(true)}>
            {text('lay.coins-too')}
          </button>
        </Show>
      </p>
      <Show when={open()}>
        {(sheet) => (
          <Sheet
            title={text(`lay.sheet.${sheet().piece}`, { seat: name(sheet().at) })}
            sign={sheet().at === 'neutral' ? undefined : <Crest seat={sheet().at as Seat} />}
            close={text('table.close')}
            onClose={() => setOpen(undefined)}
          >
            <div role="status">
              <Show when={refused()}>
                {(refusal) => (
                  <div innerHTML={refusalHtml(refusal(), props.words, 'linked.impossible')} />
                )}
              </Show>
            </div>
            <Show when={sheet().piece === 'character'}>
              <CharacterSheet
                words={props.words}
                position={props.position}
                at={sheet().at}
                pick={(character) => pickCharacter(sheet().at, character)}
              />
            </Show>
            <Show when={sheet().piece === 'subject'}>
              <SubjectSheet
                words={props.words}
                faceOf={ownFace}
                active={playerAt(props.position, sheet().at as Seat)?.subjects?.at(-1)}
                pick={(subject) =>
                  put(withActive(props.position, sheet().at as Seat, subject)) && setOpen(undefined)
                }
              />
            </Show>
            <Show when={sheet().piece === 'tokens'}>
              <TokenSheet
                words={props.words}
                tokens={coins() ? ['markers', 'coins'] : ['markers']}
                counts={{ ...USUAL, ...playerAt(props.position, sheet().at as Seat) }}
                set={(what, count) =>
                  put(withCount(props.position, sheet().at as Seat, what, count))
                }
              />
            </Show>
          </Sheet>
        )}
      </Show>
    </div>
  );
}
