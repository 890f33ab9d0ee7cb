import type { Started } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { actionsOf, CHARACTERS, withoutCharacters, type CharacterId } from '../characters.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { type RivalKings } from '../types.ts';
import type { Position, PositionPlayer } from '../types/position.ts';
import type { Player, State } from '../types/state.ts';

const HAND_SIZE = 3;
const CRESTS = 2;

/** Puts all twelve characters where the position says, and the others where they may be. */
export function placeCharacters(position: Position, state: State): Started<RivalKings> {
  const refusal = checkCharacters(position) ?? checkHands(position) ?? checkCrests(position);
  if (refusal) return { ok: false, refusal };
  const pool = withoutCharacters(named(position));
  const players = state.players.map((player, place) =>
    fillPlayer(player, position.players[place]!, position, pool),
  );
  const used = fill(position.usedCharacters ?? [], usedCount(position), pool);
  const open = position.turn !== undefined && players.length === 2;
  const neutral = open ? (position.neutral ?? pool.shift() ?? null) : null;
  const leftovers = [
    ...(open || !position.neutral ? [] : [position.neutral]),
    ...(position.leftovers ?? []),
    ...pool,
  ];
  const most =
    CHARACTERS.length - players.length * HAND_SIZE - (neutral ? 1 : 0) - neutralsUsed(position);
  if (
    leftovers.length !== most ||
    players.some((player) => player.hand.length < handSize(position, player.played !== null))
  ) {
    return {
      ok: false,
      refusal: refuse('rk.components.inventory', 'too-many-characters', {
        count: CHARACTERS.length,
      }),
    };
  }
  return { ok: true, state: { ...state, players, usedCharacters: used, neutral, leftovers } };
}

/** Every character that the position names. */
const named = (position: Position): CharacterId[] => [
  ...position.players.flatMap(({ hand = [], played }) => (played ? [...hand, played] : hand)),
  ...(position.leftovers ?? []),
  ...(position.usedCharacters ?? []),
  ...(position.neutral ? [position.neutral] : []),
];

function checkCharacters(position: Position): Judgement {
  if (position.neutral && position.players.length !== 2)
    return refuse('rk.two.reveal-neutral', 'neutral-needs-two', { character: position.neutral });
  const all = named(position);
  const twice = all.find((character, place) => all.indexOf(character) !== place);
  return twice && refuse('rk.components.inventory', 'character-twice', { character: twice });
}

/**
 * Cards in hand: three at the start of a round, one fewer per cycle, and less the one laid on the
 * table.
 */
const handSize = (position: Position, played: boolean): number =>
  HAND_SIZE - ((position.cycle ?? 1) - 1) - (played ? 1 : 0);

/** Neutral characters that went by in earlier cycles of this round. */
const neutralsUsed = (position: Position): number =>
  position.players.length === 2 && position.cycle === 2 ? 1 : 0;

const usedCount = (position: Position): number =>
  position.cycle === 2 ? position.players.length + neutralsUsed(position) : 0;

function checkHands(position: Position): Judgement {
  for (const { seat, hand = [], played } of position.players) {
    const most = handSize(position, played !== undefined);
    if (hand.length > most)
      return refuse('rk.setup.deal-characters', 'hand-too-big', { seat, count: hand.length, most });
  }
  const used = position.usedCharacters?.length ?? 0;
  return used > usedCount(position)
    ? refuse('rk.round.two-of-three', 'too-many-used', { count: used, most: usedCount(position) })
    : undefined;
}

/** The given items, filled up from the pool. */
function fill(given: readonly CharacterId[], count: number, pool: CharacterId[]): CharacterId[] {
  return [...given, ...pool.splice(0, Math.max(0, count - given.length))];
}

function fillPlayer(
  player: Player,
  given: PositionPlayer,
  position: Position,
  pool: CharacterId[],
): Player {
  const hand = fill(given.hand ?? [], handSize(position, given.played !== undefined), pool);
  return { ...player, hand, played: given.played ?? null, crests: given.crests ?? [] };
}

function checkCrests({ players, turn }: Position): Judgement {
  const laid = new Map<Seat, number>();
  for (const { seat, played, crests = [] } of players) {
    for (const [place, { action, by }] of crests.entries()) {
      const particulars = { seat, action, other: by };
      if (by === seat || !players.some((player) => player.seat === by))
        return refuse('rk.steal.crest', 'crest-own', particulars);
      if (!turn || !played || !actionsOf(played).includes(action))
        return refuse('rk.steal.crest', 'crest-not-on-card', particulars);
      if (crests.findIndex((crest) => crest.by === by) !== place)
        return refuse('rk.steal.right', 'crest-twice', particulars);
      laid.set(by, (laid.get(by) ?? 0) + 1);
      if (laid.get(by)! > CRESTS)
        return refuse('rk.setup.crests', 'too-many-crests', { other: by, count: CRESTS });
    }
  }
  return undefined;
}
