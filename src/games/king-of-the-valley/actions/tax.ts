import type { Turn } from '../../../engine/game.ts';
import { countOf, kindsIn, type Bag } from '../../../engine/pieces.ts';
import { heldIn } from '../castle.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt } from '../table.ts';
import { canPayAll, payingColumns } from '../taxes.ts';
import { SUBJECTS, taxOf, type CollectorId, type SubjectId } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';

type Tax = ActionOf<'tax'>;

/** The collector who is used now, and those who come after. */
const collectorsOf = ({ inHand }: TurnStage): readonly [CollectorId, ...CollectorId[]] =>
  inHand as readonly [CollectorId, ...CollectorId[]];

/**
 * Every way to pay the collector: a type that is not taxed yet, and which of its subjects are
 * turned face down.
 */
export function taxOptions(state: State, turn: TurnStage): Tax[] {
  const { seat } = turn;
  const player = playerAt(state, seat);
  const [collector, ...others] = collectorsOf(turn);
  const { demand } = taxOf(collector);
  return payingColumns(player, demand)
    .filter((column) => canPayAll({ ...player, taxed: [...player.taxed, column] }, others))
    .flatMap((column) =>
      choicesOf(player.castle[column].up, demand).map((tiles): Tax => ({
        type: 'tax',
        seat,
        column,
        tiles,
      })),
    );
}

/** Every choice of so many subjects out of a column, listed in the order of the tiles. */
function choicesOf(up: Bag<SubjectId>, count: number): SubjectId[][] {
  const kinds = kindsIn(up).toSorted((a, b) => SUBJECTS.indexOf(a) - SUBJECTS.indexOf(b));
  const choose = (place: number, left: number): SubjectId[][] => {
    const kind = kinds[place];
    if (!kind) return left === 0 ? [[]] : [];
    const most = Math.min(left, countOf(up, kind));
    return Array.from({ length: most + 1 }, (_, fewer) => most - fewer).flatMap((taken) =>
      choose(place + 1, left - taken).map((rest) => [
        ...Array<SubjectId>(taken).fill(kind),
        ...rest,
      ]),
    );
  };
  return choose(0, count);
}

/**
 * Exactly so many identical subjects, face up, of a type that has not been taxed, and the other
 * collectors can still be paid.
 */
export function judgeTax(state: State, turn: TurnStage, { seat, column, tiles }: Tax): Judgement {
  const player = playerAt(state, seat);
  const [collector, ...others] = collectorsOf(turn);
  const { demand } = taxOf(collector);
  if (player.taxed.includes(column))
    return refuse('kv.tax.once-per-type', 'taxed-already', { column });
  const own = player.castle[column];
  for (const tile of tiles) {
    const count = tiles.filter((other) => other === tile).length;
    if (count > heldIn(own, tile))
      return refuse('kv.tax.use-identical-face-up', 'not-in-column', { column, tile });
    if (count > countOf(own.up, tile))
      return refuse('kv.tax.use-identical-face-up', 'face-down', { column, tile });
  }
  if (tiles.length !== demand)
    return refuse('kv.tax.use-identical-face-up', 'other-number', { count: tiles.length, demand });
  const paid = { ...player, taxed: [...player.taxed, column] };
  return canPayAll(paid, others)
    ? undefined
    : refuse('kv.tax.several-collectors', 'others-unpaid', { column });
}

/** The subjects are turned face down, their portrait is marked, and the gold comes in. */
export function resolveTax(turn: Turn<KingOfTheValley>, { seat, column, tiles }: Tax): void {
  const [collector] = collectorsOf(turn.state.stage as TurnStage);
  const { demand, gold } = taxOf(collector);
  turn.emit({ type: 'taxCollected', seat, collector, demand, gold, column, tiles }, [
    'kv.tax.use-identical-face-up',
    'kv.tax.gain-gold',
    'kv.tax.turn-face-down',
    'kv.tax.token',
    'kv.tax.requirement-classes',
    ...(tiles.includes('jester') ? (['kv.jester.helps-kingdom-and-tax'] as const) : []),
  ]);
  turn.emit({ type: 'specialistDiscarded', seat, tile: collector }, [
    'kv.specialist.discard-after-use',
    'kv.specialist.not-a-subject',
  ]);
}
