import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { Side } from '../../../games/king-of-the-valley/hill.ts';
import type { Action } from '../../../games/king-of-the-valley/types/action.ts';
import { say } from '../../../i18n/words.ts';
import type { Tried } from '../../../narration/attempts.ts';
import type { Coming, Picture, SeatPicture } from '../../../narration/king-of-the-valley/picture.ts';
import { twinOf } from '../../../narration/king-of-the-valley/twin.ts';
import type { BoardProps } from '../../shared/board.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Castle } from './Castle.tsx';
import { Hill } from './Hill.tsx';
import type { Taps } from './Hit.tsx';
import { named, type Names } from './names.ts';
import { isLit, meaningOf, waysAfter, type Spot, type Tapped } from './taps.ts';
import { Valley } from './Valley.tsx';
import { Refusal, Ways } from './Ways.tsx';

/** The table of King of the Valley: valley and hill, and below or beside them the castles, the reader's own one first and unfolded. */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const [picked, setPicked] = createSignal<readonly Spot[]>([]);
  const [byKey, setByKey] = createSignal(false);
  let board: HTMLDivElement | undefined;
  /** What was tapped last. */
  let last: HTMLElement | undefined;
  const names = createMemo<Names>((was) => named(props.picture, was));
  const twin = createMemo(() => twinOf(props.picture, props.words));
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);
  const earlier = (of: Seat): SeatPicture | undefined => props.before?.seats.find(({ seat }) => seat === of);

  const tapping = createMemo(() => props.tapping);
  const moves = createMemo<readonly Tried[]>(() => tapping()?.attempts.flatMap(({ actions }) => actions) ?? []);
  /** Whose moves they are. */
  const mover = (): Seat | undefined => moves()[0]?.action.seat;
  const tapped = createMemo<Tapped | undefined>(
    () =>
      tapping() && {
        king: props.picture.seats.find(({ seat }) => seat === mover())?.king ?? null,
        moves: moves().map(({ action, refusal }) => ({ action: action as Action, legal: !refusal })),
      },
  );
  const forget = (): void => void setPicked([]);
  createEffect(on(() => [props.picture, mover()], forget, { defer: true }));

  function tap(spot: Spot, event: MouseEvent): void {
    // What surrounds the board need not guess what was meant.
    event.stopPropagation();
    const meaning = meaningOf(tapped()!, picked(), spot);
    setByKey(event.detail === 0);
    last = event.currentTarget as HTMLElement;
    if ('picked' in meaning) setPicked(meaning.picked);
    else play(moves().find(({ action }) => action === meaning.action)!);
  }

  function play(move: Tried): void {
    forget();
    tapping()?.play(move);
  }

  /** What is done by a button of the choice, which is then gone: the keyboard goes on where it was. */
  function close(move?: Tried): void {
    if (move) play(move);
    else forget();
    if (byKey()) (last?.isConnected ? last : board!.querySelector<HTMLElement>('.hit[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  const taps = createMemo<Taps | undefined>(
    () =>
      tapped() && {
        tap,
        isLit: (spot) => isLit(tapped()!, picked(), spot),
        isPicked: (spot) => picked().includes(spot),
        lit: text('on-table.can'),
      },
  );
  /** The moves left to choose from; an exchange is only told by both its ends. */
  const ways = createMemo<readonly Tried[]>(() => {
    const table = tapped();
    if (!table) return [];
    const left = waysAfter(table, picked()).map(({ action }) => action);
    const isWhole = picked().length > 1 || left.every(({ type }) => type !== 'exchange');
    return isWhole ? left.map((way) => moves().find(({ action }) => action === way)!) : [];
  });
  /** The column of the hill that is being looked at. */
  const side = (): Side | undefined => picked().find((spot): spot is Side => spot === 'left' || spot === 'right');
  const coming = (): readonly Coming[] => (side() && props.picture.coming?.[side()!]) ?? [];
  const byColumn = (): boolean => tapped()?.moves.some(({ action }) => action.type === 'column') === true && !hasPlaces();
  const hasPlaces = (): boolean => tapped()!.moves.some(({ action: { type } }) => type === 'recruit' || type === 'exchange');

  const all = (): readonly Seat[] => props.picture.seats.map(({ seat }) => seat);
  /** The reader’s own seat comes first, if it is at this table. */
  const seats = (): readonly Seat[] => {
    const first = Math.max(0, all().indexOf(props.own ?? all()[0]!));
    return [...all().slice(first), ...all().slice(0, first)];
  };
  /** Whose castle is unfolded: the reader’s own one, else that of whoever has the turn. */
  const near = (): Seat => {
    const turn = props.picture.seats.find((seat) => seat.turn)?.seat;
    return all().find((seat) => seat === props.own) ?? turn ?? all()[0]!;
  };

  return (
    <div class="felt kv" ref={board}>
      <div class="visually-hidden">
        <For each={['valley', 'hill', 'castles'] as const}>
          {(part) => (
            <ul aria-label={text(`on-table.${part}`)}>
              <For each={twin()[part]}>{(line) => <li>{line}</li>}</For>
            </ul>
          )}
        </For>
      </div>
      <div class="table">
        <Valley
          picture={props.picture}
          before={props.before}
          names={names()}
          coming={coming()}
          words={props.words}
          taps={taps()}
          stop={tapped()?.king ?? 'c3'}
        />
        <Hill
          picture={props.picture}
          before={props.before}
          names={names()}
          leaving={side() ? { [side()!]: coming().length } : {}}
          words={props.words}
          taps={taps()}
          byColumn={byColumn()}
        />
        <ul class="castles">
          <li class="choice">
            <Show when={ways().length > 0}>
              <Ways ways={ways()} picture={props.picture} words={props.words} focus={byKey()} play={close} again={() => close()} />
            </Show>
            <Refusal refused={ways().length > 0 ? undefined : tapping()?.refused} words={props.words} />
          </li>
          <For each={seats()}>
            {(seat) => (
              <Castle
                seat={props.picture.seats.find((other) => other.seat === seat)!}
                before={earlier(seat)}
                unfolded={seat === near()}
                words={props.words}
                taps={seat === mover() ? taps() : undefined}
              />
            )}
          </For>
        </ul>
      </div>
      <Show when={taps()}>
        <p class="hint">{text('on-table.tap')}</p>
      </Show>
      <p class="stock">
        <For each={props.picture.piles.map(({ stage }) => stage)}>
          {(stage) => {
            const count = (): number => props.picture.piles.find((pile) => pile.stage === stage)?.count ?? 0;
            return (
              <span class="pile" data-heap={`tile:pile-${stage}=${count()}`}>
                <Arms of={`king-of-the-valley/back#${stage}`} />
                {text('on-table.pile', { stage: 'I'.repeat(stage), count: count() })}
              </span>
            );
          }}
        </For>
        <span data-heap={`tile:discard=${props.picture.discard}`}>{text('on-table.discard', { count: props.picture.discard })}</span>
        <span data-heap={`coin:stock=${props.picture.stock}`}>{text('on-table.supply', { count: props.picture.stock })}</span>
        <span>
          {text('on-table.round', { round: props.picture.round })}
          <Show when={props.picture.ending}>
            {' · '}
            <b>{text('on-table.last-round')}</b>
          </Show>
        </span>
      </p>
    </div>
  );
}
