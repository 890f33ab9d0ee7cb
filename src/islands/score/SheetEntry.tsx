import { createSignal, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import { WhoPlays } from '../shared/WhoPlays.tsx';
import { SeatTabs } from './Seats.tsx';
import type { SheetState } from './sheet-state.ts';
import type { Said, Sheet, SheetKind } from './sheet.ts';

interface SheetEntryProps {
  readonly words: Words;
  readonly kind: SheetKind;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  readonly state: SheetState;
  /** Whose things are entered. */
  readonly seat: Seat;
  readonly choose: (seat: Seat) => void;
  /** Changes something; what is seen of the things of a seat stays where it is. */
  readonly inPlace: <Result>(change: () => Result) => Result;
  /** Takes the element in which the things of a seat lie. */
  readonly felt: (element: HTMLDivElement) => void;
}

/** Where it is entered who plays, and what lies in front of the chosen seat. */
export function SheetEntry(props: SheetEntryProps): JSX.Element {
  const { change } = untrack(() => props.state);
  const [said, setSaid] = createSignal('');
  const text = (key: string): string => say(props.words, key);
  const sheet = (): Sheet => props.state.sheet();
  const seats = (): Seat[] => sheet().players.map((player) => player.seat);

  /** Enters something for the chosen seat and says what came of it. */
  function enter(next: Sheet, what?: Said): void {
    const accepted = props.inPlace(() => change(next));
    const points = props.state.tally().seats.find(({ seat }) => seat === props.seat)!.total;
    setSaid(
      accepted && what
        ? say(props.words, 'scoring.said', { ...what, seat: text(`seat.${props.seat}`), points })
        : '',
    );
  }

  const { Entry } = untrack(() => props.kind);
  return (
    <div class="score-entry">
      <Show when={props.players.min < props.players.max}>
        <WhoPlays
          words={props.words}
          label={text('tool.who-plays')}
          seated={seats()}
          seat={(next) => change(props.kind.seated(sheet(), next))}
        />
      </Show>
      <div class="felt" ref={(element) => props.felt(element)}>
        <SeatTabs
          words={props.words}
          seats={props.state.tally().seats}
          chosen={props.seat}
          choose={props.choose}
        />
        <Entry
          sheet={sheet()}
          seat={props.seat}
          words={props.words}
          change={enter}
          complain={(sentence: string) => props.state.complain({ sentence })}
          pointsOn={(next: Sheet) => props.state.pointsOn(next, props.seat)}
          tryOut={(next: Sheet) => props.state.tryOut(next)}
        />
      </div>
      <p class="visually-hidden" role="status">
        {said()}
      </p>
    </div>
  );
}
