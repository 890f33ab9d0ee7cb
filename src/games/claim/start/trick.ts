import type { Started } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { CARDS, factionOf, HAND_SIZE, valueOf, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Claim } from '../types.ts';
import type { Position } from '../types/position.ts';
import type { Player, State } from '../types/state.ts';
import {
  checkDiscard,
  checkPhase1,
  checkPhase2,
  checkScorePiles,
  fewestLost,
  namedCards,
  scoredCards,
} from './checks.ts';
import { leadersOf, namedLeader } from './leader.ts';

/** Lays out a trick that is to be played, or of which the first card lies on the table. */
export function layTrick(position: Position, box: State): Started<Claim> {
  const { phase = 1, led = null } = position;
  const left = tricksLeft(position);
  const trick = HAND_SIZE + 1 - left;
  const { refusal: wrongLeader, ...leaders } = leadersOf(position, box, { phase, trick });
  const { leader } = leaders;
  const refusal =
    checkHands(position, left, leader) ??
    wrongLeader ??
    checkScorePiles(position, phase, trick - 1) ??
    checkDiscard(position, { rulings: box.rulings, phase, played: trick - 1 }) ??
    (phase === 1 ? checkPhase1(position, leader, trick - 1) : checkPhase2(position));
  if (refusal) return { ok: false, refusal };
  const state: State = { ...box, ...leaders, stage: 'play', phase, trick, led, drawPile: [] };
  return {
    ok: true,
    state: phase === 1 ? fillPhase1(position, state) : fillPhase2(position, state),
  };
}

/**
 * The tricks still to be played, the running one included: as many as the longest hand has cards,
 * the led card counted with it.
 */
function tricksLeft(position: Position): number {
  const leader = namedLeader(position);
  const sizes = position.players.flatMap(({ seat, hand }) =>
    hand ? [hand.length + (position.led && seat === leader ? 1 : 0)] : [],
  );
  return sizes.length > 0 ? Math.max(...sizes) : HAND_SIZE;
}

/**
 * Cards in hand while this many tricks are left: the leader of a running trick has laid one down.
 */
const handSize = (seat: Seat, leader: Seat, led: CardId | null | undefined, left: number): number =>
  left - (led && seat === leader ? 1 : 0);

function checkHands({ players, phase = 1, led }: Position, left: number, leader: Seat): Judgement {
  if (left === 0)
    return refuse(phase === 1 ? 'cl.phase1.end' : 'cl.end.after-last-trick', 'hands-empty', {
      phase,
    });
  const dealt = phase === 1 ? 'cl.setup.deal-thirteen' : 'cl.phase2.take-recruits';
  for (const { seat, hand = [] } of players) {
    const most = handSize(seat, leader, led, Math.min(left, HAND_SIZE));
    if (hand.length > most)
      return refuse(dealt, 'hand-too-big', { seat, count: hand.length, most });
  }
  return undefined;
}

const isZombie = (card: CardId): boolean => factionOf(card) === 'zombie';

/** Cards that the position does not name, the lowest first. */
function spareCards(position: Position): CardId[] {
  const named = new Set(namedCards(position));
  return CARDS.filter((card) => !named.has(card)).sort((a, b) => valueOf(a) - valueOf(b));
}

/**
 * Cards named for a place, followed by the first spare ones up to `size`; those are taken from
 * `spare`.
 */
const filled = (spare: CardId[], size: number, cards: readonly CardId[] = []): CardId[] => [
  ...cards,
  ...spare.splice(0, size - cards.length),
];

/** Both players, with what `change` adds to each. */
function withBoth(
  { players: [first, second] }: State,
  change: (player: Player) => Partial<Player>,
): State['players'] {
  return [
    { ...first, ...change(first) },
    { ...second, ...change(second) },
  ];
}

/**
 * Whether zombies that nobody has named lie in the leader's score pile: always, unless a reading
 * discards some and the position says what was scored.
 */
function isUnnamedScored({ players, discard }: Position, { rulings }: State): boolean {
  const isSaid = discard !== undefined || players.some(({ score }) => score !== undefined);
  return rulings['zombie-of-loser'] === 'every-played-zombie' || !isSaid;
}

/**
 * Puts aside what the tricks behind have discarded, then fills hands, recruit piles and the draw
 * pile. The leader has won what nobody is said to have won.
 */
function fillPhase1(position: Position, state: State): State {
  const { trick, leader, led } = state;
  const played = trick - 1;
  const left = HAND_SIZE - played;
  const unnamed = spareCards(position);
  const { discard = [] } = position;
  const gone = 2 * played - scoredCards(position).length - discard.length;
  const out = [...unnamed.filter((card) => !isZombie(card)), ...unnamed.filter(isZombie)].slice(
    0,
    gone,
  );
  const spare = unnamed.filter((card) => !out.includes(card));
  const scored = isUnnamedScored(position, state) ? out.filter(isZombie) : [];
  const lost = fewestLost(position, leader);
  const players = withBoth(state, ({ seat }) => {
    const {
      hand,
      recruits = {},
      score = [],
    } = position.players.find((player) => player.seat === seat)!;
    const [won, blind] = seat === leader ? [played - lost, lost] : [lost, played - lost];
    return {
      hand: filled(spare, handSize(seat, leader, led, left), hand),
      recruits: {
        won: filled(spare, won, recruits.won),
        blind: filled(spare, blind, recruits.blind),
      },
      score: seat === leader ? [...score, ...scored] : score,
    };
  });
  const contested = position.contested ?? spare.shift()!;
  return {
    ...state,
    players,
    contested,
    drawPile: filled(spare, 2 * left - 1, position.drawPile),
    discard: [...discard, ...out.filter((card) => !scored.includes(card))],
  };
}

/**
 * Fills the hands; then zombies that were scored and what phase 2 has brought lie in the leader's
 * score pile, the rest in the discard.
 */
function fillPhase2(position: Position, state: State): State {
  const { trick, leader, led } = state;
  const spare = spareCards(position);
  const left = HAND_SIZE + 1 - trick;
  const of = (seat: Seat) => position.players.find((player) => player.seat === seat)!;
  const hands = withBoth(state, ({ seat }) => ({
    hand: filled(spare, handSize(seat, leader, led, left), of(seat).hand),
  }));
  const zombies = isUnnamedScored(position, state) ? spare.filter(isZombie) : [];
  const others = spare
    .filter((card) => !zombies.includes(card))
    .sort((a, b) => Number(isZombie(a)) - Number(isZombie(b)));
  const scored = scoredCards(position).length + zombies.length;
  const taken = others.splice(0, Math.max(0, 2 * (trick - 1) - scored));
  const players = withBoth({ ...state, players: hands }, ({ seat }) => {
    const { score = [] } = of(seat);
    return { score: seat === leader ? [...score, ...zombies, ...taken] : score };
  });
  return { ...state, players, discard: [...(position.discard ?? []), ...others] };
}
