import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { gardenerQueue, withoutFirstGardener } from '../abilities/gardener.ts';
import { withoutDeflecting } from '../abilities/watchman.ts';
import { CHARACTERS } from '../characters.ts';
import { playerAt, withPlayer, withPlayers, withTurn } from '../table.ts';
import type { Event, EventOf } from '../types/event.ts';
import { PILES, type State } from '../types/state.ts';
import { acquireCard, layPiles, swapBuildings, swapSubjects, swapWithDisplay } from './cards.ts';
import { moveToPile, takeMarker, withCoins, withMarkers, withSupply } from './tokens.ts';
import {
  carriedOut,
  holdBack,
  settleUnequal,
  startTurn,
  stealAction,
  swapCharacters,
  useAbility,
  withoutFirstConflict,
  withoutFirstPending,
  withPending,
} from './turn.ts';

/** The state after an event. Every change of a state happens here. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'pilesLaid':
      return layPiles(state, event);
    case 'pileMoneyLaid':
      return PILES.reduce(
        (now, pile) => moveToPile(now, pile, event.coins),
        withSupply(state, -event.coins * PILES.length, 0),
      );
    case 'startingMoneyTaken':
      return withSupply(
        withPlayers(state, () => ({ coins: event.coins })),
        -event.coins * state.players.length,
        0,
      );
    case 'startingMarkersTaken':
      return withSupply(
        withPlayers(state, () => ({ markers: event.markers })),
        0,
        -event.markers * state.players.length,
      );
    case 'restBecameMoney':
    case 'crestsTaken':
    case 'neutralPassed':
      return state;
    case 'charactersCollected':
      return {
        ...withPlayers(state, () => ({ hand: [], restsThisRound: false })),
        round: event.round,
        usedCharacters: [],
        leftovers: CHARACTERS,
      };
    case 'handDealt':
      return withPlayer(
        { ...state, leftovers: without(state.leftovers, event.characters) },
        event.seat,
        { hand: event.characters },
      );
    case 'leftoversSet':
      return { ...state, leftovers: event.characters };
    case 'cycleStarted':
      return { ...state, cycle: event.cycle, stage: { type: 'choose' } };
    case 'characterChosen':
      return withPlayer(state, event.seat, {
        hand: playerAt(state, event.seat).hand.filter((character) => character !== event.character),
        played: event.character,
      });
    case 'charactersRevealed':
      return { ...state, stage: { type: 'gardeners', queue: gardenerQueue(state) } };
    case 'neutralRevealed':
      return {
        ...state,
        neutral: event.character,
        leftovers: without(state.leftovers, [event.character]),
      };
    case 'abilityUsed':
      return useAbility(state, event);
    case 'abilityHeldBack':
      return holdBack(state, event);
    case 'charactersSwapped':
      return withoutFirstGardener(swapCharacters(state, event.seat, event.other));
    case 'conflictsFound':
      return { ...state, stage: { type: 'conflicts', queue: event.conflicts, deflecting: [] } };
    case 'equalConflict':
      return event.seats.reduce(
        (now, seat) => withPlayer(now, seat, { equal: true }),
        withoutFirstConflict(event.marked.reduce((now, seat) => takeMarker(now, seat), state)),
      );
    case 'unequalConflict':
      return settleUnequal(state, event);
    case 'neutralConflict': {
      const settled = withoutFirstConflict(event.marked ? takeMarker(state, event.seat) : state);
      return event.deflected ? withoutDeflecting(settled, event.seat) : settled;
    }
    case 'turnStarted':
      return startTurn(state, event);
    case 'actionStolen':
      return stealAction(state, event);
    case 'actionLapsed':
    case 'actionWaived':
      return withoutFirstPending(state);
    case 'markerSettled':
      return carriedOut(
        withSupply(withMarkers(state, event.seat, -1), 0, 1),
        event.seat,
        'settle',
        event.source,
        {},
      );
    case 'markerPassed':
      return carriedOut(
        withMarkers(withMarkers(state, event.seat, -1), event.to, 1),
        event.seat,
        'pass',
        event.source,
        { to: event.to },
      );
    case 'moneyRefilled':
      return PILES.reduce(
        (now, pile) => withSupply(moveToPile(now, pile, event.coins[pile]), -event.coins[pile], 0),
        state,
      );
    case 'moneyTaken':
      return carriedOut(
        withCoins(moveToPile(state, event.pile, -event.coins), event.seat, event.coins),
        event.seat,
        'money',
        event.source,
        { pile: event.pile },
      );
    case 'coinsPaid':
      return moveToPile(withCoins(state, event.seat, -event.coins), event.pile, event.coins);
    case 'cardAcquired':
      return acquireCard(state, event);
    case 'coinsReceived':
      return withSupply(withCoins(state, event.seat, event.coins), -event.coins, 0);
    case 'buildingsSwapped':
      return swapBuildings(state, event);
    case 'subjectsSwapped':
      return swapSubjects(state, event);
    case 'displaySwapped':
      return swapWithDisplay(state, event);
    case 'pileSearched':
      return withTurn(state, { search: { subject: event.subject, pile: event.pile } });
    case 'searchEnded':
      return withTurn(state, { search: null });
    case 'actionDoubled':
      return withPending(state, [
        { kind: event.action, source: 'sailor', ...(event.like ? { like: event.like } : {}) },
      ]);
    case 'actionRecovered':
      return withPending(
        state,
        event.actions.map((kind) => ({ kind, source: 'farmer' })),
      );
    case 'endTriggered':
      return { ...state, ending: true };
    case 'cycleEnded':
      return endCycle(state);
    case 'lineScored':
      return scoreLine(state, event);
    case 'gameWon':
      return { ...withAllScores(state), winners: event.winners, stage: { type: 'over' } };
    case 'seriesScored':
      return state.series
        ? {
            ...state,
            series: { ...state.series, played: [...state.series.played, lastTotals(state)] },
          }
        : state;
  }
}

function endCycle(state: State): State {
  const perRound = state.rulings['ability-frequency'] === 'once-per-round';
  const played = state.players.flatMap((player) => (player.played ? [player.played] : []));
  const cleared = withPlayers(state, (player) => ({
    played: null,
    crests: [],
    equal: false,
    carriedOut: [],
    turnTaken: false,
    spent: null,
    restsThisRound: player.restsThisRound || (perRound && player.spent !== null),
  }));
  const usedCharacters = [
    ...state.usedCharacters,
    ...played,
    ...(state.neutral ? [state.neutral] : []),
  ];
  return { ...cleared, usedCharacters, neutral: null, thefts: [] };
}

function scoreLine(state: State, { seat, line, total }: EventOf<'lineScored'>): State {
  const before = state.scores.find((score) => score.seat === seat)?.lines ?? [];
  const others = state.scores.filter((score) => score.seat !== seat);
  return { ...state, scores: [...others, { seat, lines: [...before, line], total }] };
}

/** Every player gets a score, also those without a line. */
function withAllScores(state: State): State {
  const scores = state.players.map(
    ({ seat }) =>
      state.scores.find((score) => score.seat === seat) ?? { seat, lines: [], total: 0 },
  );
  return { ...state, scores };
}

const lastTotals = (state: State): Partial<Record<Seat, number>> =>
  Object.fromEntries(state.scores.map((score) => [score.seat, score.total]));
