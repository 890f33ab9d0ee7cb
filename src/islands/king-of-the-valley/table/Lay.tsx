import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { reveal } from '../../../browser/reveal.ts';
import type { Seat } from '../../../engine/types.ts';
import type { HillPlace } from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import { say } from '../../../i18n/words.ts';
import type { Tried } from '../../../narration/attempts.ts';
import { chipHtml, refusalHtml, type Refused } from '../../../narration/caption.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Sheet } from '../../shared/Sheet.tsx';
import { WhoPlays } from '../../shared/WhoPlays.tsx';
import type { LayProps } from '../../table/table-of-game.ts';
import { CastleSheet } from './CastleSheet.tsx';
import { CellSheet } from './CellSheet.tsx';
import { Choice } from '../../table/Choice.tsx';
import { Possible } from '../../table/Possible.tsx';
import {
  kinglessIn,
  leftIn,
  nextOnHill,
  playerAt,
  turnIn,
  USUAL,
  withKing,
  withLeft,
  withoutLeft,
  withPhase,
  withPlace,
  withPrices,
  withSeats,
  withTile,
  withTurn,
} from './edit.ts';
import { LaidHill, placeLabel } from './LaidHill.tsx';
import { LaidValley } from './LaidValley.tsx';
import { LeftSheet } from './LeftSheet.tsx';
import { PriceSheet } from './PriceSheet.tsx';
import { inPossibleOrder, isPossibleOrder, possibleOrders } from './passing.ts';
import { recruitingFrom } from './recruiting.ts';
import { TilePicker } from './TilePicker.tsx';

/** What the open sheet is about. */
type Topic =
  | { readonly cell: Cell }
  | { readonly place: HillPlace }
  | { readonly castle: Seat }
  | { readonly prices: true }
  | { readonly left: true };

/**
 * The moments of a turn that can be laid: its beginning, the king’s move, and what comes after it.
 */
const MOMENTS = [1, 2, 3] as const;

/**
 * The table of King of the Valley to be laid by tapping: first a king, then the tiles of its line,
 * and whatever else matters.
 */
export function Lay(props: LayProps<Position>): JSX.Element {
  const [open, setOpen] = createSignal<Topic>();
  const [refused, setRefused] = createSignal<Refused>();
  /** The position or place that was laid last. */
  const [latest, setLatest] = createSignal<Cell | HillPlace>();
  /** The kings that came into the valley with the first one, and where they were put. */
  const [aside, setAside] = createSignal<Position['players']>([]);
  /** The place of the hill that was tapped last. */
  const [asked, setAsked] = createSignal<HillPlace>();
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const name = (seat: Seat): string => text(`seat.${seat}`);
  const kingless = (): Seat | undefined => kinglessIn(props.position);
  /** Of valley and hill nothing counts any more. */
  const isOver = (): boolean => props.position.over ?? false;
  const seats = (): readonly Seat[] => props.position.players.map(({ seat }) => seat);
  const orders = createMemo(() => possibleOrders(props.position));
  /**
   * In which order positions were opened is a question only where the king can have opened them in
   * several, or not in the one listed.
   */
  const isOrderAsked = (): boolean =>
    orders().length > 1 || (orders().length === 1 && !isPossibleOrder(props.position));
  /** Kings that stand where nobody has put them. */
  const stillAside = () =>
    aside().filter(({ seat, king }) =>
      props.position.players.some((now) => now.seat === seat && now.king === king),
    );
  const moment = () =>
    MOMENTS.find((phase) => phase === props.position.phase) ?? (props.position.phase ? 3 : 1);
  const topic = <Key extends 'cell' | 'place' | 'castle' | 'prices' | 'left'>(key: Key) => {
    const now = open();
    return now && key in now ? (now as Extract<Topic, Readonly<Record<Key, unknown>>>) : undefined;
  };

  /**
   * Changes the table, unless it could not be: then the rule that says so is shown, and the table
   * stays. Where the king stands may settle in which order it opened positions.
   */
  function put(next: Position): boolean {
    const laid = inPossibleOrder(next);
    const refusal = props.refusal(laid);
    setRefused(refusal);
    if (!refusal) props.change(laid);
    return !refusal;
  }

  function show(next: Topic): void {
    setRefused(undefined);
    setAsked('place' in next ? next.place : undefined);
    setLatest('place' in next ? next.place : 'cell' in next ? next.cell : undefined);
    setOpen(next);
  }
  const close = (): undefined => setOpen(undefined);

  /** The first tap says where the king stands, every other one which tile lies there. */
  function tap(cell: Cell): void {
    const seat = kingless();
    if (!seat) return show({ cell });
    const before = props.position;
    const next = withKing(before, seat, cell);
    if (!put(next)) return;
    setLatest(cell);
    setAside(
      next.players.filter((player) => player.seat !== seat && !playerAt(before, player.seat).king),
    );
  }

  /**
   * After a tile of the hill that nobody had named comes the next one that the same column brings
   * into the valley.
   */
  function pickPlace(place: HillPlace, tile: TileId): void {
    const isNew = props.position.hill?.[place] === undefined;
    const next = withPlace(props.position, place, tile);
    if (!put(next)) return;
    const further = isNew ? nextOnHill(next, place) : undefined;
    if (further) show({ place: further });
    else close();
  }

  /** Puts a table whose change is all that the sheet was opened for. */
  function putAndClose(next: Position): boolean {
    const isPut = put(next);
    if (isPut) close();
    return isPut;
  }

  const title = (now: Topic): string => {
    if ('cell' in now) return text('lay.sheet.tile', { cell: now.cell });
    if ('place' in now)
      return text('lay.sheet.place', { place: placeLabel(props.position, now.place, props.words) });
    if ('left' in now) return text('lay.left');
    return 'castle' in now ? text('lay.castle', { seat: name(now.castle) }) : text('lay.prices');
  };
  /** Why the table stays as it was, brought into sight: what was tapped may be far below. */
  const refusal = () => (
    <Show when={refused()} keyed>
      {(known) => (
        <div
          ref={(sentence) => queueMicrotask(() => reveal(sentence))}
          innerHTML={refusalHtml(known, props.words, 'linked.impossible')}
        />
      )}
    </Show>
  );
  /**
   * Whether a price is compared with the gold that everybody begins with, because nobody has
   * entered any.
   */
  const isGoldAssumed = ({ refusal: known }: Tried): boolean =>
    playerAt(props.position, turnIn(props.position)).gold === undefined &&
    (!known || known.because.id === 'kv.hill.recruit.pay-row-price');
  /** The remark that nobody can recruit in the first round, where the round is not known. */
  const firstRound = () =>
    props.answer?.remarks.find(({ cites }) => cites[0]?.id === 'kv.hill.recruit.not-in-round-1');
  /** Whether the tile tapped on the hill can be recruited, for how much, and which rule says no. */
  const recruiting = () => (
    <Show when={asked() && props.answer && recruitingFrom(props.answer, asked()!)}>
      {(tried) => (
        <>
          <ul class="may">
            <Possible
              words={props.words}
              label={tried().label}
              allowed={!tried().refusal}
              more={
                isGoldAssumed(tried()) ? text('lay.gold.usual', { gold: USUAL.gold }) : undefined
              }
              refused={tried().refusal}
            />
          </ul>
          <Show when={!tried().refusal && firstRound()}>
            {(remark) => (
              <p class="small">
                {remark().text} <span innerHTML={chipHtml(remark().cites[0]!)} />
              </p>
            )}
          </Show>
        </>
      )}
    </Show>
  );

  return (
    <div class="lay laid-lay">
      <WhoPlays
        words={props.words}
        label={text('tool.who-plays')}
        seated={seats()}
        seat={(next) => put(withSeats(props.position, next))}
      />
      <Show when={!isOver()}>
        <Choice
          label={text('lay.turn')}
          options={seats()}
          chosen={turnIn(props.position)}
          name={(seat) => (
            <>
              <Crest seat={seat} />
              {name(seat)}
            </>
          )}
          choose={(seat) => put(withTurn(props.position, seat))}
        />
        <p class="laid-prompt" role="status">
          {kingless() ? text('lay.first', { seat: name(kingless()!) }) : text('lay.next')}
        </p>
        <div class="felt laid-felt">
          <LaidValley
            words={props.words}
            position={props.position}
            latest={latest()}
            aside={stillAside().map(({ seat }) => seat)}
            tap={tap}
          />
          <Show when={!kingless()}>
            <LaidHill
              words={props.words}
              position={props.position}
              latest={latest()}
              tap={(place) => show({ place })}
            />
          </Show>
        </div>
      </Show>
      <div role="status">
        <For each={isOver() ? [] : stillAside()}>
          {({ seat, king }) => (
            <p class="small">{text('lay.aside', { seat: name(seat), cell: king! })}</p>
          )}
        </For>
        <Show when={!open()}>
          {refusal()}
          {recruiting()}
        </Show>
      </div>
      <Show when={!isOver() && !kingless()}>
        <Choice
          label={text('lay.phase')}
          options={MOMENTS}
          chosen={moment()}
          name={(phase) => text(`lay.phase.${phase}`)}
          choose={(phase) => put(withPhase(props.position, phase))}
        />
        <Show when={isOrderAsked()}>
          <Choice
            label={text('lay.order', { seat: name(turnIn(props.position)) })}
            options={orders().map((order) => order.join(', '))}
            chosen={props.position.opened!.join(', ')}
            name={(order) => order}
            choose={(chosen) =>
              put({
                ...props.position,
                opened: orders().find((order) => order.join(', ') === chosen)!,
              })
            }
          />
        </Show>
        <p class="row">
          <For each={seats()}>
            {(seat) => (
              <button class="button" type="button" onClick={() => show({ castle: seat })}>
                <Crest seat={seat} />
                {text('lay.castle.gold', {
                  seat: name(seat),
                  gold: playerAt(props.position, seat).gold ?? USUAL.gold,
                })}
              </button>
            )}
          </For>
          <button class="button text" type="button" onClick={() => show({ prices: true })}>
            {text('lay.prices')}
          </button>
        </p>
      </Show>
      <p class="row">
        <button class="button" type="button" onClick={() => show({ left: true })}>
          {leftIn(props.position) === undefined
            ? text('lay.left')
            : text('lay.left.known', { count: leftIn(props.position)! })}
        </button>
        {props.children}
      </p>
      <Show when={open()}>
        {(now) => (
          <Sheet title={title(now())} close={text('table.close')} onClose={close}>
            <div role="status">{refusal()}</div>
            <Show when={topic('cell')} keyed>
              {({ cell }) => (
                <CellSheet
                  words={props.words}
                  position={props.position}
                  cell={cell}
                  pick={(tile) => putAndClose(withTile(props.position, cell, tile))}
                  put={putAndClose}
                />
              )}
            </Show>
            <Show when={topic('place')}>
              {(at) => (
                <>
                  {recruiting()}
                  <TilePicker
                    words={props.words}
                    tile={props.position.hill?.[at().place] ?? undefined}
                    pick={(tile) => pickPlace(at().place, tile)}
                  />
                  <p class="row">
                    <button
                      class="button"
                      type="button"
                      onClick={() => putAndClose(withPlace(props.position, at().place, null))}
                    >
                      {text('lay.no-tile')}
                    </button>
                    <button
                      class="button text"
                      type="button"
                      onClick={() => putAndClose(withPlace(props.position, at().place))}
                    >
                      {text('lay.unknown')}
                    </button>
                  </p>
                </>
              )}
            </Show>
            <Show when={topic('castle')}>
              {(at) => (
                <CastleSheet
                  words={props.words}
                  position={props.position}
                  seat={at().castle}
                  put={put}
                />
              )}
            </Show>
            <Show when={topic('left')}>
              <LeftSheet
                words={props.words}
                position={props.position}
                set={(counted) =>
                  putAndClose(
                    counted ? withLeft(props.position, counted) : withoutLeft(props.position),
                  )
                }
              />
            </Show>
            <Show when={topic('prices')}>
              <PriceSheet
                words={props.words}
                prices={props.position.hillPrices}
                set={(prices) => putAndClose(withPrices(props.position, prices))}
              />
            </Show>
          </Sheet>
        )}
      </Show>
    </div>
  );
}
