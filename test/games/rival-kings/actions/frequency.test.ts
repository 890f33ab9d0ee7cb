import { describe, expect, test } from 'vitest';
import { offered } from '../../../../src/engine/play.ts';
import type { Seat } from '../../../../src/engine/types.ts';
import { game } from '../../../../src/games/rival-kings/game.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { Action } from '../../../../src/games/rival-kings/types/action.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  coins,
  noorsTurn,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const jailer = (seat: Seat) => ({ type: 'ability', seat, subject: 'jailer' }) as const;
const scholar = { type: 'ability', seat: 'noor', subject: 'scholar' } as const;
const reveal = { type: 'reveal', seat: 'noor' } as const;
const end = (seat: Seat) => ({ type: 'end', seat }) as const;

describe('An ability', () => {
  test('needs a subject', () => {
    expect(refusal(noorsTurn(), jailer('noor'))).toEqual(
      refuse('rk.setup.no-subject-yet', 'no-subject', { seat: 'noor' }),
    );
  });

  test('does not come from a building', () => {
    expect(refusal(noorsTurn({ buildings: ['prison'] }), jailer('noor'))).toEqual(
      refuse('rk.display.buildings-passive', 'no-subject-buildings-passive', { seat: 'noor' }),
    );
  });

  test('comes from the subject at the bottom end of the row, the newest one', () => {
    const before = noorsTurn({ subjects: ['scholar', 'jailer'], buildings: ['farm'] });
    expect(refusal(before, scholar)).toEqual(
      refuse('rk.subject.active', 'not-active', {
        seat: 'noor',
        subject: 'scholar',
        active: 'jailer',
      }),
    );
    expect(offers(before, 'noor').filter(({ type }) => type === 'ability')).toEqual([
      jailer('noor'),
    ]);
  });

  test('comes from no subject of somebody else', () => {
    expect(
      refusal(
        noorsTurn({ subjects: ['farmer'] }, { mila: { subjects: ['jailer'] } }),
        jailer('noor'),
      ),
    ).toEqual(
      refuse('rk.subject.active', 'not-owned', {
        seat: 'noor',
        subject: 'jailer',
        active: 'farmer',
      }),
    );
  });

  test('is used once per cycle', () => {
    const { state } = act(noorsTurn({ subjects: ['jailer'] }), jailer('noor'));
    expect(refusal(state, jailer('noor'))).toEqual(
      refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'jailer' }),
    );
  });

  test('is the only one of its owner in the cycle, whichever subject is active later', () => {
    const before = noorsTurn({ subjects: ['watchman', 'jailer'], spent: 'watchman' });
    expect(refusal(before, jailer('noor'))).toEqual(
      refuse('rk.subject.one-subject-per-cycle', 'spent-other', {
        seat: 'noor',
        subject: 'jailer',
        spent: 'watchman',
      }),
    );
  });

  test('used by one player leaves the abilities of the others unspent', () => {
    const before = noorsTurn({ subjects: ['jailer'] }, { juri: { subjects: ['jailer'] } });
    const { state } = act(before, jailer('noor'), end('noor'), jailer('juri'));
    expect([coins(state, 'noor'), coins(state, 'mila'), coins(state, 'juri')]).toEqual([6, 5, 6]);
  });
});

describe('Whoever recruits in the own turn', () => {
  const before = noorsTurn(
    { played: 'duke', subjects: ['scholar'], buildings: ['farm'] },
    { piles: { 'subject-1': { cards: ['jailer'] }, 'subject-2': { cards: ['scholar'] } } },
  );
  const recruit = { type: 'recruit', seat: 'noor', pile: 'subject-1' } as const;

  test('may use the old subject before, and then not the new one', () => {
    const { state } = act(before, scholar, recruit);
    expect(refusal(state, jailer('noor'))).toEqual(
      refuse('rk.subject.old-or-new', 'spent-old', {
        seat: 'noor',
        subject: 'jailer',
        spent: 'scholar',
      }),
    );
  });

  test('may use the new subject afterwards, and then no longer the old one', () => {
    const { state } = act(before, recruit);
    expect(refusal(state, scholar)).toEqual(
      refuse('rk.subject.active', 'not-active', {
        seat: 'noor',
        subject: 'scholar',
        active: 'jailer',
      }),
    );
    expect(act(state, jailer('noor')).state.players[0]!.spent).toBe('jailer');
  });

  test('does not use the same kind of subject twice by recruiting its second copy', () => {
    const { state } = act(before, scholar, { ...recruit, pile: 'subject-2' });
    expect(refusal(state, scholar)).toEqual(
      refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'scholar' }),
    );
  });
});

describe('Gardener and Watchman', () => {
  const start = (subject: 'gardener' | 'watchman') =>
    act(
      table({
        players: [
          { seat: 'noor', played: 'trader-1', subjects: [subject] },
          { seat: 'mila', played: 'courtier' },
          { seat: 'juri', played: 'queen' },
        ],
        piles: { 'subject-1': { cards: ['jailer'] } },
      }),
      reveal,
    ).state;
  const recruit = { type: 'recruit', seat: 'noor', pile: 'subject-1' } as const;

  test('used at the start of the cycle count as the ability of the cycle', () => {
    const { state } = act(
      start('watchman'),
      { type: 'ability', seat: 'noor', subject: 'watchman' },
      end('juri'),
      end('mila'),
      recruit,
    );
    expect(refusal(state, jailer('noor'))).toEqual(
      refuse('rk.subject.old-or-new', 'spent-old', {
        seat: 'noor',
        subject: 'jailer',
        spent: 'watchman',
      }),
    );
  });

  test.each(['gardener', 'watchman'] as const)('held back the %s does not count', (subject) => {
    const { state } = act(
      start(subject),
      { type: 'hold-back', seat: 'noor' },
      end('juri'),
      end('mila'),
      recruit,
      jailer('noor'),
    );
    expect(state.players[0]!.spent).toBe('jailer');
  });
});

describe('ability-frequency', () => {
  /** Noor and juri own Jailers; between the characters that are played there is no conflict. */
  const firstCycle = (rulings: Partial<Readings>): State =>
    noorsTurn(
      { played: 'count', hand: ['duke'], subjects: ['jailer'] },
      {
        mila: { played: 'queen', hand: ['lord-protector'] },
        juri: { played: 'trader-1', hand: ['trader-2'], subjects: ['jailer'] },
        rulings,
      },
    );
  const choices: Record<string, Action> = {
    noor: { type: 'choose', seat: 'noor', character: 'duke' },
    mila: { type: 'choose', seat: 'mila', character: 'lord-protector' },
    juri: { type: 'choose', seat: 'juri', character: 'trader-2' },
  };

  /** Noor's turn of the second cycle; noor has used the Jailer in the first, juri has not. */
  const secondCycle = (rulings: Partial<Readings>): State =>
    act(
      firstCycle(rulings),
      jailer('noor'),
      end('noor'),
      end('juri'),
      choices['noor']!,
      choices['mila']!,
      choices['juri']!,
      reveal,
      end('mila'),
    ).state;

  /** Noor's turn of the next round, whatever is dealt. */
  function nextRound(state: State): State {
    let now = state;
    while (now.round === state.round || turnOf(now) !== 'noor') {
      const actions = offered(game, now);
      now = act(now, actions.find(({ type }) => type === 'end') ?? actions[0]!).state;
    }
    return now;
  }

  test('once-per-cycle: an ability used in the first cycle of a round works again in the second', () => {
    for (const state of [secondCycle({}), secondCycle({ 'ability-frequency': 'once-per-cycle' })]) {
      expect(act(state, jailer('noor')).state.players[0]!.spent).toBe('jailer');
    }
  });

  test('once-per-round: an ability used in the first cycle rests in the second', () => {
    const state = secondCycle({ 'ability-frequency': 'once-per-round' });
    expect(refusal(state, jailer('noor'))).toEqual(
      refuse('rk.subject.once-per-cycle', 'spent-this-round', { seat: 'noor', subject: 'jailer' }),
    );
  });

  test('once-per-round: whoever has used no ability in the first cycle may in the second', () => {
    const { state } = act(secondCycle({ 'ability-frequency': 'once-per-round' }), end('noor'));
    expect(act(state, jailer('juri')).state.players[2]!.spent).toBe('jailer');
  });

  test('once-per-round: the next round brings a new use', () => {
    const state = nextRound(secondCycle({ 'ability-frequency': 'once-per-round' }));
    expect(state.cycle).toBe(1);
    expect(act(state, jailer('noor')).state.players[0]!.spent).toBe('jailer');
  });

  test.each(['once-per-cycle', 'once-per-round'] as const)(
    '%s: within one cycle a second use is refused',
    (reading) => {
      const { state } = act(firstCycle({ 'ability-frequency': reading }), jailer('noor'));
      expect(refusal(state, jailer('noor'))).toEqual(
        refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject: 'jailer' }),
      );
    },
  );

  test('once-per-round: a Gardener used in the first cycle is not asked in the second', () => {
    const asked = (reading: Readings['ability-frequency']) => {
      const first = table({
        players: [
          { seat: 'noor', played: 'count', hand: ['duke'], subjects: ['gardener'] },
          { seat: 'mila', played: 'queen', hand: ['lord-protector'] },
          { seat: 'juri', played: 'trader-1', hand: ['trader-2'] },
        ],
        rulings: { 'ability-frequency': reading },
      });
      const { state } = act(
        first,
        reveal,
        { type: 'ability', seat: 'noor', subject: 'gardener', swapWith: 'mila' },
        end('noor'),
        end('mila'),
        end('juri'),
        choices['noor']!,
        choices['mila']!,
        choices['juri']!,
      );
      return !story(act(state, reveal).facts).includes('conflictsFound');
    };
    expect(asked('once-per-cycle')).toBe(true);
    expect(asked('once-per-round')).toBe(false);
  });
});
