import type { Turn } from '../../../engine/game.ts';
import { BUILDINGS, CARDS_IN_PLAY, PILE_SIZE, SUBJECTS, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { beginCycle, dealCharacters } from '../rounds.ts';
import { type RivalKings } from '../types.ts';
import type { State } from '../types/state.ts';

const COINS_AT_PILE = 2;
const STARTING_COINS = 5;
const CRESTS = 2;

/** Laying out the game from the box. */
export function judgeSetUp(state: State): Judgement {
  return state.stage.type === 'box'
    ? undefined
    : refuse('rk.setup.building-piles', 'already-set-up');
}

export function resolveSetUp(turn: Turn<RivalKings>): void {
  layPiles(turn, 'building', [...BUILDINGS, ...BUILDINGS]);
  layPiles(turn, 'subject', [...SUBJECTS, ...SUBJECTS]);
  turn.emit({ type: 'restBecameMoney' }, [
    'rk.setup.money-from-rest',
    'rk.components.coin-backs',
    'rk.components.copies',
  ]);
  turn.emit({ type: 'pileMoneyLaid', coins: COINS_AT_PILE }, ['rk.setup.pile-money']);
  turn.emit({ type: 'startingMoneyTaken', coins: STARTING_COINS }, [
    'rk.setup.starting-money',
    'rk.setup.coin-supply',
  ]);
  turn.emit({ type: 'crestsTaken', crests: CRESTS }, ['rk.setup.crests']);
  turn.emit({ type: 'startingMarkersTaken', markers: 1 }, [
    'rk.setup.starting-marker',
    'rk.setup.marker-supply',
  ]);
  dealCharacters(turn);
  beginCycle(turn, 1);
}

function layPiles(
  turn: Turn<RivalKings>,
  kind: 'building' | 'subject',
  cards: readonly CardId[],
): void {
  const laid = turn.random.shuffled(cards).slice(0, CARDS_IN_PLAY);
  const piles = [laid.slice(0, PILE_SIZE), laid.slice(PILE_SIZE)];
  const tops = piles.flatMap((pile) => pile.slice(0, 1));
  turn.emit(
    { type: 'pilesLaid', kind, tops, piles },
    kind === 'building'
      ? ['rk.setup.building-piles', 'rk.components.inventory']
      : ['rk.setup.subject-piles'],
    [],
  );
}
