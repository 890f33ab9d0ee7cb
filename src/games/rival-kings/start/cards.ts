import type { Started } from '../../../engine/game.ts';
import { without } from '../../../engine/pieces.ts';
import { momentRule } from '../actions/ability.ts';
import {
  allCards,
  BUILDINGS,
  CARDS,
  CARDS_IN_PLAY,
  COPIES,
  PILE_SIZE,
  SUBJECTS,
  type CardId,
} from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { type RivalKings } from '../types.ts';
import type { Position } from '../types/position.ts';
import { PILES, type Pile, type PileId, type State } from '../types/state.ts';

type Kind = 'building' | 'subject';
const KINDS: readonly Kind[] = ['building', 'subject'];

const kindOf = (pile: PileId): Kind => (pile.startsWith('building') ? 'building' : 'subject');

/** Puts the cards into rows and piles; whatever is not in play serves as coin cards. */
export function placeCards(position: Position, state: State): Started<RivalKings> {
  const refusal =
    checkSpent(position) ?? checkPiles(position) ?? checkCopies(position) ?? checkInPlay(position);
  if (refusal) return { ok: false, refusal };
  const players = state.players.map((player, place) => {
    const { subjects = [], buildings = [], spent = null } = position.players[place]!;
    return { ...player, subjects, buildings, spent };
  });
  const piles = Object.assign({}, ...KINDS.map((kind) => fillPiles(position, kind))) as Record<
    PileId,
    Pile
  >;
  const laid = [
    ...players.flatMap(({ subjects, buildings }) => [...subjects, ...buildings]),
    ...PILES.flatMap((pile) => piles[pile].cards),
  ];
  return { ok: true, state: { ...state, players, piles, coinCards: without(allCards(), laid) } };
}

/** Every card that the position names. */
const named = (position: Position): CardId[] => [
  ...position.players.flatMap(({ subjects = [], buildings = [] }) => [...subjects, ...buildings]),
  ...PILES.flatMap((pile) => position.piles?.[pile]?.cards ?? []),
];

/**
 * An ability that counts as used belongs to somebody who has subjects, and to a cycle whose
 * characters lie open.
 */
function checkSpent({ players, turn, over }: Position): Judgement {
  for (const { seat, subjects = [], spent } of players) {
    if (spent && subjects.length === 0)
      return refuse('rk.setup.no-subject-yet', 'no-subject', { seat });
    if (spent && !turn && !over)
      return refuse(momentRule(spent), 'spent-before-reveal', { seat, subject: spent });
  }
  return undefined;
}

/**
 * Only the top card of a pile can be of the other kind: a Troubadour's swap takes and lays no other
 * (`rk.ability.troubadour.cross-type`).
 */
function checkPiles({ piles = {} }: Position): Judgement {
  for (const pile of PILES) {
    const { cards = [], size = cards.length } = piles[pile] ?? {};
    const rule = kindOf(pile) === 'building' ? 'rk.setup.building-piles' : 'rk.setup.subject-piles';
    if (!Number.isInteger(size) || size < cards.length)
      return refuse(rule, 'pile-too-small', { pile, count: cards.length, size });
    if (size > PILE_SIZE) return refuse(rule, 'pile-too-big', { pile, size, most: PILE_SIZE });
    const kind = kindOf(pile);
    const other = cards.slice(1).find((card) => CARDS[card].kind !== kind);
    if (other) return refuse(rule, 'other-kind-below', { pile, kind, card: other });
  }
  return undefined;
}

function checkCopies(position: Position): Judgement {
  const all = named(position);
  const over = all.find((card) => all.filter((other) => other === card).length > COPIES);
  return over && refuse('rk.components.copies', 'too-many-copies', { card: over, most: COPIES });
}

function checkInPlay(position: Position): Judgement {
  for (const kind of KINDS) {
    const count =
      named(position).filter((card) => CARDS[card].kind === kind).length + padding(position, kind);
    if (count > CARDS_IN_PLAY)
      return refuse('rk.setup.money-from-rest', 'too-many-in-play', {
        kind,
        count,
        most: CARDS_IN_PLAY,
      });
  }
  return undefined;
}

const pilesOf = (kind: Kind): PileId[] => PILES.filter((pile) => kindOf(pile) === kind);

/** Cards that piles of a given size hold beyond the named ones. */
const padding = ({ piles = {} }: Position, kind: Kind): number =>
  pilesOf(kind).reduce(
    (sum, pile) => sum + Math.max(0, (piles[pile]?.size ?? 0) - (piles[pile]?.cards?.length ?? 0)),
    0,
  );

/**
 * The two piles of one kind: named cards on top, below them the kinds that are still free, first
 * one copy of each.
 */
function fillPiles(position: Position, kind: Kind): Record<string, Pile> {
  const all = named(position);
  const kinds: readonly CardId[] = kind === 'building' ? BUILDINGS : SUBJECTS;
  const free = Array.from({ length: COPIES }, (_, copy) =>
    kinds.filter((card) => all.filter((other) => other === card).length + copy < COPIES),
  ).flat();
  let left =
    CARDS_IN_PLAY -
    all.filter((card) => CARDS[card].kind === kind).length -
    padding(position, kind);
  const ids = pilesOf(kind);
  const open = position.over
    ? []
    : ids.filter((pile) => position.piles?.[pile]?.size === undefined);
  const sizes = new Map(
    ids.map((pile) => [
      pile,
      position.piles?.[pile]?.size ?? position.piles?.[pile]?.cards?.length ?? 0,
    ]),
  );
  for (; left > 0 && open.some((pile) => sizes.get(pile)! < PILE_SIZE); left -= 1) {
    const [lowest] = [...open].sort((a, b) => sizes.get(a)! - sizes.get(b)!);
    sizes.set(lowest!, sizes.get(lowest!)! + 1);
  }
  return Object.fromEntries(
    ids.map((pile) => {
      const cards = position.piles?.[pile]?.cards ?? [];
      return [
        pile,
        { cards: [...cards, ...free.splice(0, sizes.get(pile)! - cards.length)], coins: 0 },
      ];
    }),
  );
}
