import { describe, expect, test } from 'vitest';
import type { Window } from '../../../../src/games/rival-kings/abilities/ability.ts';
import { ABILITIES } from '../../../../src/games/rival-kings/abilities/all.ts';
import { SUBJECTS, type SubjectId } from '../../../../src/games/rival-kings/cards.ts';
import { ACTION_KINDS, type ActionKind } from '../../../../src/games/rival-kings/characters.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { Event } from '../../../../src/games/rival-kings/types/event.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import { act, noorsTurn, offers, refusal, table, turnOf } from '../../../support/rival-kings.ts';

/** Somebody else's subject, unless Noor has that one. */
const unlessNoors = (subject: SubjectId, noors: SubjectId): SubjectId[] =>
  subject === noors ? [] : [subject];

/**
 * A cycle in which every ability finds something to do: Noor's Trader, with this subject active,
 * meets juri's Trader, and mila's Courtier robs both. A Gardener of mila and a Watchman of juri
 * make the game wait where those decide.
 */
function cycleWith(subject: SubjectId): State {
  const players: PositionPlayer[] = [
    {
      seat: 'noor',
      played: 'trader-1',
      coins: 9,
      markers: 1,
      subjects: [subject],
      buildings: ['garden', 'castle-wall'],
    },
    {
      seat: 'mila',
      played: 'courtier',
      subjects: unlessNoors('gardener', subject),
      buildings: ['forge', 'harbor'],
    },
    { seat: 'juri', played: 'trader-2', markers: 3, subjects: unlessNoors('watchman', subject) },
  ];
  return table({ players });
}

const MOMENTS = ['gardeners', 'conflicts', 'turn of another', 'own turn'] as const;
type Moment = (typeof MOMENTS)[number];

/** The moments of such a cycle at which somebody decides. */
function momentsWith(subject: SubjectId): Record<Moment, State> {
  const gardeners = act(cycleWith(subject), { type: 'reveal', seat: 'noor' }).state;
  const conflicts = act(gardeners, {
    type: 'hold-back',
    seat: subject === 'gardener' ? 'noor' : 'mila',
  }).state;
  const another = act(conflicts, {
    type: 'hold-back',
    seat: subject === 'watchman' ? 'noor' : 'juri',
  }).state;
  const own = act(
    another,
    { type: 'steal', seat: 'mila', from: 'noor', action: 'settle' },
    { type: 'waive', seat: 'mila' },
    { type: 'end', seat: 'mila' },
  ).state;
  return { gardeners, conflicts, 'turn of another': another, 'own turn': own };
}

/** When an ability with each window can be used, and whether alone or with an action. */
const OPEN: Readonly<
  Record<Window, { readonly moment: Moment; readonly type: 'ability' | 'with-action' }>
> = {
  'before-conflicts': { moment: 'gardeners', type: 'ability' },
  'in-conflict': { moment: 'conflicts', type: 'ability' },
  'own-turn': { moment: 'own turn', type: 'ability' },
  'with-action': { moment: 'own turn', type: 'with-action' },
};

/** How Noor may use a subject now, alone and declared with an action. */
const usesOf = (state: State, subject: SubjectId): Action[] =>
  offers(state, 'noor').filter((action) =>
    action.type === 'ability' ? action.subject === subject : usingOf(action) === subject,
  );

const usingOf = (action: Action): string | undefined =>
  'using' in action ? action.using : undefined;
const typeOf = (action: Action): 'ability' | 'with-action' =>
  action.type === 'ability' ? 'ability' : 'with-action';

describe('the moments of this test', () => {
  test.each(SUBJECTS)('are those of one cycle, with Noor’s %s active throughout', (subject) => {
    const {
      gardeners,
      conflicts,
      'turn of another': another,
      'own turn': own,
    } = momentsWith(subject);
    expect([gardeners, conflicts].map(({ stage }) => stage.type)).toEqual([
      'gardeners',
      'conflicts',
    ]);
    expect([another, own].map(turnOf)).toEqual(['mila', 'noor']);
    for (const { players } of [gardeners, conflicts, another, own])
      expect(players[0]).toMatchObject({ subjects: [subject], spent: null });
  });
});

describe.each(SUBJECTS)('the %s', (subject) => {
  const { window } = ABILITIES[subject];
  const open = OPEN[window];
  const moments = momentsWith(subject);
  const uses = usesOf(moments[open.moment], subject);

  test(`is of use in the window that its card has: ${window}`, () => {
    expect(uses.length).toBeGreaterThan(0);
    expect(new Set(uses.map(typeOf))).toEqual(new Set([open.type]));
    for (const use of uses) expect(() => act(moments[open.moment], use)).not.toThrow();
  });

  test.each(MOMENTS.filter((moment) => moment !== open.moment))(
    'is of no use at any other moment: %s',
    (moment) => {
      expect(usesOf(moments[moment], subject)).toEqual([]);
      for (const use of uses)
        expect(refusal(moments[moment], use), JSON.stringify(use)).toBeDefined();
    },
  );
});

const eventsOf = (before: State, action: Action): Event[] =>
  act(before, action).facts.map(({ event }) => event);

/** The actions that are carried out in some events. */
const carriedOut = (events: readonly Event[]): ActionKind[] =>
  events.flatMap((event) => {
    if (event.type === 'moneyTaken') return ['money'];
    if (event.type === 'cardAcquired') return [event.action];
    if (event.type === 'markerSettled') return ['settle'];
    return event.type === 'markerPassed' ? ['pass'] : [];
  });

describe('the actions of a subject', () => {
  /** Noor and juri show the two Traders, who have all actions but passing. */
  const tradersTurn = (subject: SubjectId): State =>
    noorsTurn(
      { played: 'trader-1', coins: 9, subjects: [subject] },
      { juri: { played: 'trader-2' } },
    );
  /** Noor and juri show the two characters of rank C, which alone can pass. */
  const priestsTurn = (subject: SubjectId): State =>
    noorsTurn({ played: 'courtier', subjects: [subject] }, { juri: { played: 'priest' } });

  test.each([
    ['carpenter', 'buy'],
    ['market-woman', 'money'],
    ['innkeeper', 'recruit'],
  ] as const)('are what the %s carries out: %s', (subject, kind) => {
    const before = tradersTurn(subject);
    const uses = usesOf(before, subject);
    expect(ABILITIES[subject].actions).toEqual([kind]);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(carriedOut(eventsOf(before, use))).toEqual([kind]);
  });

  test.each([
    ['sailor', ACTION_KINDS],
    ['blacksmith', ['buy']],
  ] as const)('are those with which the %s can be declared: %s', (subject, kinds) => {
    const declared = [tradersTurn(subject), priestsTurn(subject)]
      .flatMap((state) => usesOf(state, subject))
      .map(({ type }) => type);
    expect(ABILITIES[subject].actions).toEqual(kinds);
    expect(ACTION_KINDS.filter((kind) => declared.includes(kind))).toEqual(kinds);
    expect(declared.filter((type) => !ACTION_KINDS.some((kind) => kind === type))).toEqual([]);
  });

  test('are those that the Farmer can win back', () => {
    const wonBack = ACTION_KINDS.flatMap((action) => {
      const noor = { subjects: ['farmer'], crests: [{ action, by: 'mila' }] } as const;
      const robbed =
        action === 'pass'
          ? noorsTurn({ played: 'courtier', ...noor }, { mila: { played: 'duke' } })
          : noorsTurn(
              { played: 'trader-1', ...noor },
              { mila: { played: 'courtier' }, juri: { played: 'duke' } },
            );
      return usesOf(robbed, 'farmer');
    });
    expect(wonBack).toEqual(
      ABILITIES.farmer.actions!.map((action) => ({
        type: 'ability',
        seat: 'noor',
        subject: 'farmer',
        action,
      })),
    );
  });

  test.each([
    'gardener',
    'watchman',
    'jailer',
    'court-lady',
    'bishop',
    'scholar',
    'troubadour',
  ] as const)('are none for the %s, who carries out none', (subject) => {
    expect(ABILITIES[subject].actions).toBeUndefined();
    const before = momentsWith(subject)[OPEN[ABILITIES[subject].window].moment];
    for (const use of usesOf(before, subject))
      expect(carriedOut(eventsOf(before, use))).toEqual([]);
  });
});
