import { createComponent, renderToString } from 'solid-js/web';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameStrings } from '../../../src/i18n/messages.ts';
import { messagesIn } from '../../../scripts/content.ts';
import type { Link } from '../../../src/engine/permalink.ts';
import { seeded } from '../../../src/engine/random.ts';
import { CardPicker } from '../../../src/islands/claim/table/CardPicker.tsx';
// prettier-ignore
import {
  copyLeft, EMPTY, EXAMPLE, gapAfter, gapIn, handIn, namedIn, rolesIn, valuesOf, withCard, withHand, withLeader, withPhase,
} from '../../../src/islands/claim/table/edit.ts';
import { Hand } from '../../../src/islands/claim/table/Hand.tsx';
import { HandSheet } from '../../../src/islands/claim/table/HandSheet.tsx';
import { Lay } from '../../../src/islands/claim/table/Lay.tsx';
import { linkOf, type Situation } from '../../../src/islands/table/situation.ts';
import { openTableReferee, type TableReferee } from '../../../src/islands/table/table-referee.ts';
import { namesIn } from '../../../src/i18n/words.ts';
import { tappedTrick } from '../../support/claim-answers.ts';
import { card, cards, plays } from '../../support/claim.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';
import { serveSite } from '../../support/player.ts';
import type { ShownAnswer } from '../../../src/islands/table/shown-answer.ts';
import type { CardId, FactionId } from '../../../src/games/claim/cards.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';
import { atOnce } from '../../support/at-stake.ts';

beforeAll(serveSite);
afterAll(() => void vi.unstubAllGlobals());

const referee = (locale: 'de' | 'en' = 'en'): Promise<TableReferee> =>
  openTableReferee('claim', locale, {});

/** Noor leads, mila plays second: a table as it is tapped in. */
const laid = (
  led: string,
  hand: string,
  rest: Partial<Position> = {},
  more: Partial<Situation> = {},
): Situation => ({
  position: {
    players: [{ seat: 'noor' }, { seat: 'mila', hand: cards(hand) }],
    led: card(led),
    ...rest,
  },
  choices: {},
  rulings: {},
  ...more,
});

/** The same, with a card of the hand chosen. */
const played = (
  led: string,
  hand: string,
  second: string,
  rest: Partial<Position> = {},
): Situation => laid(led, hand, rest, { choices: { 'follow-mila': plays('mila', second) } });

async function answerTo(situation: Situation): Promise<ShownAnswer> {
  const verdict = (await referee()).answer(situation);
  if (!verdict.ok) throw new Error(verdict.refused.sentence);
  return verdict.answer;
}

const { text: say, list } = translatorOf('en', await gameMessages('en', 'claim'));

const faction = (id: FactionId): string => say(`faction.${id}`);

/** The names of cards written short, strung together. */
const names = (short: string): string =>
  list(
    cards(short).map((id) => {
      const [of, value] = id.split('-');
      return say('card', { faction: faction(of as FactionId), value: Number(value) });
    }),
  );

const higher = (seat: string, winning: string, losing: string): string =>
  say('event.trickWon.higher', { seat, winning: names(winning), losing: names(losing) });
const must = (only: string): string => say('answer.must', { seat: 'Mila', card: names(only) });

const choice = (allowed: string, others: string): string =>
  say('answer.choice', {
    seat: 'Mila',
    cards: names(allowed),
    cards_count: cards(allowed).length,
    others: names(others),
  });

const linesOf = ({ lines }: ShownAnswer): string[] =>
  lines.map(({ seat, text }) => (seat ? `${seat} ${text}` : text));
const citedIn = ({ remarks }: ShownAnswer): string[] =>
  remarks.flatMap(({ cites }) => cites.map(({ id }) => id));
const PHASE_2 = { phase: 2 } as const;

describe('the winner of a trick', () => {
  const tie = (both: string): string =>
    say('event.trickWon.tie', { tied: names(both), seat: 'Noor' });
  const other = (losing: string, demanded: FactionId): string =>
    say('event.trickWon.other-faction', {
      losing: names(losing),
      demanded: faction(demanded),
      seat: 'Noor',
    });
  const knight = say('event.trickWon.knight', { seat: 'Mila' });

  // prettier-ignore
  it.for<[id: string, led: string, hand: string, second: string, winner: string, headline: string]>([
    ['P1-01', 'G9', 'K2 Z1', 'K2', 'mila', knight],
    ['P1-02', 'G0', 'G5 K9', 'G5', 'mila', `${must('G5')} ${higher('Mila', 'G5', 'G0')}`],
    ['P1-03', 'G9', 'G1 X9 K2', 'X9', 'noor', tie('G9 X9')],
    ['P1-04', 'G4', 'X7 K2', 'X7', 'mila', higher('Mila', 'X7', 'G4')],
    ['P1-05', 'G8', 'X7 K2', 'K2', 'mila', knight],
    ['P1-06', 'G8', 'X7 K2', 'X7', 'noor', higher('Noor', 'G8', 'X7')],
    ['P1-07', 'K3', 'G9 Z4', 'G9', 'noor', other('G9', 'knight')],
    ['P1-08', 'K5', 'X8 K2', 'X8', 'mila', higher('Mila', 'X8', 'K5')],
    ['P1-09', 'K5', 'X5 Z9', 'X5', 'noor', tie('K5 X5')],
    ['P1-10', 'X4', 'X2 K9 G7', 'X2', 'noor', `${must('X2')} ${higher('Noor', 'X4', 'X2')}`],
    ['P1-11', 'X0', 'K9 G3', 'K9', 'noor', other('K9', 'doppelganger')],
    ['P1-12', 'Z2', 'X6 D1', 'X6', 'mila', higher('Mila', 'X6', 'Z2')],
    ['P1-13', 'D8', 'Z9 G4', 'Z9', 'noor', other('Z9', 'dwarf')],
    ['P1-14', 'Z3', 'Z7 Z1', 'Z7', 'mila', higher('Mila', 'Z7', 'Z3')],
    ['P1-15', 'Z3', 'Z7 Z1', 'Z1', 'noor', higher('Noor', 'Z3', 'Z1')],
    ['P1-16', 'D5', 'D6', 'D6', 'mila', higher('Mila', 'D6', 'D5')],
    ['P1-17', 'G0', 'G0b', 'G0b', 'noor', tie('G0 G0')],
    ['P1-18', 'X9', 'X0 X3', 'X3', 'noor', higher('Noor', 'X9', 'X3')],
    ['P2-01', 'D7', 'D2', 'D2', 'noor', higher('Noor', 'D7', 'D2')],
    ['P2-02', 'D2', 'D7', 'D7', 'mila', higher('Mila', 'D7', 'D2')],
    ['P2-03', 'K6', 'D9', 'D9', 'noor', other('D9', 'knight')],
    ['P2-04', 'D3', 'X5', 'X5', 'mila', higher('Mila', 'X5', 'D3')],
    ['P2-05', 'D3', 'X3', 'X3', 'noor', tie('D3 X3')],
    ['P2-06', 'D1', 'G9', 'G9', 'noor', other('G9', 'dwarf')],
    ['P2-07', 'Z1', 'Z8', 'Z8', 'mila', higher('Mila', 'Z8', 'Z1')],
    ['P2-08', 'G8', 'K2', 'K2', 'mila', knight],
    ['P2-09', 'X9', 'D0', 'D0', 'noor', other('D0', 'doppelganger')],
    ['P2-10', 'Z4', 'D9', 'D9', 'noor', other('D9', 'zombie')],
    ['P2-11', 'G3', 'X7 G9', 'X7', 'mila', higher('Mila', 'X7', 'G3')],
  ])('%s: %s led, %s in hand, %s played', async ([id, led, hand, second, winner, headline]) => {
    const answer = await answerTo(played(led, hand, second, id.startsWith('P2') ? PHASE_2 : {}));
    expect(answer.headline).toBe(headline);
    expect(answer.lines[0]!.seat).toBe(winner);
    expect(answer.lines[0]!.text.endsWith(say('answer.line.leads'))).toBe(true);
    for (const { cites } of answer.chain) expect(cites.length).toBeGreaterThan(0);
  });
});

describe('the cards of a trick', () => {
  const leads = say('answer.line.leads');
  const blind = say('answer.line.blindTaken.hidden');
  const scores = (short: string): string => say('answer.line.scored', { cards: names(short) });
  const line = (seat: string, ...gains: readonly string[]): string => `${seat} ${list(gains)}`;

  it('go to recruits, score pile and discard in phase 1', async () => {
    expect(linesOf(await answerTo(laid('G9', 'K2', { contested: card('Z9') })))).toEqual([
      line('mila', say('answer.line.contestedTaken', { card: names('Z9') }), leads),
      line('noor', blind),
      say('answer.line.discarded', { cards: names('G9 K2') }),
    ]);
    expect(linesOf(await answerTo(laid('Z2', 'X6')))).toEqual([
      line('mila', say('answer.line.contestedTaken.hidden'), scores('Z2'), leads),
      line('noor', blind),
      say('answer.line.discarded', { cards: names('X6') }),
    ]);
  });

  it('go to the winner in phase 2, but for dwarves', async () => {
    expect(linesOf(await answerTo(laid('D3', 'X5', PHASE_2)))).toEqual([
      line('mila', scores('X5'), leads),
      line('noor', scores('D3')),
    ]);
    expect(linesOf(await answerTo(laid('D7', 'D2', PHASE_2)))).toEqual([
      line('noor', say('answer.line.nothing'), leads),
      line('mila', scores('D7 D2')),
    ]);
  });

  it('are told only as far as somebody has named them, and no further than the trick', async () => {
    const { chain } = await answerTo(laid('G9', 'K2'));
    expect(chain.map(({ sentence }) => sentence.replace(/<\/?b>/g, ''))).toEqual([
      say('event.cardPlayed.other', {
        seat: 'Mila',
        demanded: faction('goblin'),
        card: names('K2'),
      }),
      say('event.trickWon.knight', { seat: 'Mila' }),
      say('event.contestedTaken.hidden', { seat: 'Mila' }),
      say('event.blindTaken.hidden', { seat: 'Noor' }),
      say('event.cardsDiscarded', { cards: names('G9 K2'), cards_count: 2 }),
    ]);
  });
});

describe('a hand', () => {
  it('is told by what may be played, with the rule behind every refusal and the winner for every other card', async () => {
    const answer = await answerTo({ position: EXAMPLE, choices: {}, rulings: {} });
    expect(answer.headline).toBe(choice('G3 X9', 'K5'));
    expect([answer.condition, answer.lines, answer.chain]).toEqual(['', [], []]);
    expect(answer.decisions[0]).toMatchObject({
      question: say('answer.decide', { seat: 'Mila' }),
      options: [{ chosen: false }, { chosen: false }],
    });
    const hand = answer.attempts('mila').flatMap(({ actions }) => actions);
    expect(
      hand.map(({ label, refusal }) => [
        label,
        refusal?.kind === 'refused' ? refusal.because.id : undefined,
      ]),
    ).toEqual([
      [say('act.play', { card: names('G3') }), undefined],
      [say('act.play', { card: names('K5') }), 'cl.faction.knight.must-still-follow'],
      [say('act.play', { card: names('X9') }), undefined],
    ]);
    expect([hand[0]!, hand[2]!].map(({ action }) => answer.comesTo('follow-mila', action))).toEqual(
      [higher('Noor', 'G8', 'G3'), higher('Mila', 'X9', 'G8')],
    );
  });

  it('is answered under the card that is chosen', async () => {
    const answer = await answerTo(played('G4', 'X7 K2 Z1', 'K2'));
    expect(answer.condition).toBe(
      say('answer.if', { seat: 'Mila', card: names('K2'), as_id: 'none' }),
    );
    expect(answer.decisions[0]!.options.map(({ chosen }) => chosen)).toEqual([false, true, false]);
    expect(answer.attempts('mila').flatMap(({ actions }) => actions)).toHaveLength(3);
  });

  it.for<[led: string, hand: string, headline: string]>([
    ['D4', 'K2 Z1', say('answer.choice.any', { seat: 'Mila' })],
    ['X4', 'X2 X9 G7', choice('X2 X9', 'G7')],
    ['G8', 'G0 G0b K5 D1', choice('G0', 'K5 D1')],
  ])('%s led, %s in hand', async ([led, hand, headline]) => {
    for (const phase of [{}, PHASE_2])
      expect((await answerTo(laid(led, hand, phase))).headline).toBe(headline);
  });

  it.for<[led: string, hand: string, phase: 1 | 2, rules: string[]]>([
    ['G8', 'G3 K5 X9', 1, ['phase1.follow-faction', 'faction.doppelganger.wild']],
    ['G8', 'G3 K5 X9', 2, ['phase2.follow-faction', 'faction.doppelganger.wild']],
    ['X4', 'X2 X9 G7', 2, ['faction.doppelganger.led']],
    ['G8', 'D5 Z9', 1, ['phase1.void-any-card']],
  ])('owes what the rule says: %s led, %s in hand, phase %i', async ([led, hand, phase, rules]) => {
    const answer = await answerTo(laid(led, hand, phase === 2 ? PHASE_2 : {}));
    expect(citedIn(answer)).toEqual(rules.map((rule) => `cl.${rule}`));
  });
});

describe('what is easily got wrong', () => {
  // prettier-ignore
  it.for<[what: string, led: string, hand: string, second: string, phase: 1 | 2, rule: string, remark: string]>([
    ['a knight that wins', 'G8', 'K2', 'K2', 1, 'faction.knight.must-still-follow', 'trap.knight.wins'],
    ['a knight beside a doppelganger', 'G8', 'K2 X7', 'K2', 1, 'faction.doppelganger.wild', 'trap.knight.free'],
    ['a knight on another faction', 'D8', 'K9', 'K9', 2, 'faction.knight', 'trap.knight.missed'],
    ['a goblin on a knight', 'K3', 'G9', 'G9', 1, 'faction.knight', 'trap.knight.missed'],
    ['a card that hangs on the hand', 'D8', 'K9', 'K9', 1, 'phase1.void-any-card', 'duty.alone'],
    ['a doppelganger second', 'K5', 'X8', 'X8', 1, 'faction.doppelganger.counts-as-led', 'trap.faction.doppelganger.counts-as-led'],
    ['a doppelganger on a goblin', 'G8', 'X7', 'X7', 1, 'faction.doppelganger.no-power-copied', 'trap.faction.doppelganger.no-power-copied'],
    ['a doppelganger led', 'X4', 'X2', 'X2', 1, 'faction.doppelganger.led', 'trap.faction.doppelganger.led'],
    ['a doppelganger on a zombie', 'Z2', 'X6', 'X6', 1, 'faction.doppelganger.after-zombie', 'trap.faction.doppelganger.after-zombie'],
    ['a doppelganger on a dwarf', 'D3', 'X5', 'X5', 2, 'faction.doppelganger.after-dwarf', 'trap.faction.doppelganger.after-dwarf'],
    ['a zombie in phase 1', 'D8', 'Z9', 'Z9', 1, 'faction.zombie', 'trap.faction.zombie'],
    ['a zombie in phase 2', 'Z1', 'Z8', 'Z8', 2, 'faction.zombie.phase1-only', 'trap.faction.zombie.phase1-only'],
    ['a dwarf in phase 1', 'D5', 'D6', 'D6', 1, 'faction.dwarf.phase2-only', 'trap.faction.dwarf.phase2-only'],
    ['a dwarf in phase 2', 'D7', 'D2', 'D2', 2, 'faction.dwarf', 'trap.faction.dwarf'],
  ])('is explained with its rule: %s', async ([, led, hand, second, phase, rule, remark]) => {
    const { remarks } = await answerTo(played(led, hand, second, phase === 2 ? PHASE_2 : {}));
    expect(remarks.filter(({ cites }) => cites.some(({ id }) => id === `cl.${rule}`)).map(({ text }) => text)).toEqual([
      say(`answer.${remark}`, { seat: 'Mila', card: names(second), faction: faction('dwarf') }),
    ]);
  });

  it('is explained for a contested zombie, too', async () => {
    const { remarks } = await answerTo(laid('D5', 'D6', { contested: card('Z9') }));
    expect(remarks.map(({ cites }) => cites[0]!.id)).toContain(
      'cl.phase1.contested-zombie-recruits',
    );
  });

  it('follows the reading: where a doppelganger must be played, it goes before the knight', async () => {
    const rulings = { 'void-with-doppelganger': 'doppelganger-forced' };
    expect(
      (await answerTo(laid('G8', 'K2', {}, { rulings }))).remarks.map(({ text }) => text),
    ).toContain(say('answer.trap.knight.forced'));
    const hand = await answerTo(laid('G8', 'K2 X7', {}, { rulings }));
    expect(hand.headline).toBe(`${must('X7')} ${higher('Noor', 'G8', 'X7')}`);
    expect(citedIn(hand)).toContain('cl.faction.doppelganger.counts-as-following');
  });
});

describe('the open rulings that a trick touches', () => {
  const rulingsAtStake = async (situation: Situation) =>
    atOnce((await referee()).findingRulingsAtStake(situation));

  it('come with what the other reading changes', async () => {
    expect(await rulingsAtStake(laid('G8', 'K2 X7'))).toEqual([
      {
        ruling: 'void-with-doppelganger',
        options: ['doppelganger-optional', 'doppelganger-forced'],
        chosen: 'doppelganger-optional',
        instead: {
          'doppelganger-forced': `${must('X7')} ${higher('Noor', 'G8', 'X7')}`,
        },
        changes: 'answer',
      },
      expect.objectContaining({ ruling: 'second-doppelganger-faction', changes: 'answer' }),
    ]);
    expect((await rulingsAtStake(laid('D7', 'D2', PHASE_2))).map(({ ruling }) => ruling)).toEqual([
      'two-dwarves',
    ]);
    expect(await rulingsAtStake(laid('G8', 'G9'))).toEqual([]);
  });

  it('let a doppelganger be declared where they are read so', async () => {
    const rulings = { 'second-doppelganger-faction': 'follower-declares' };
    const answer = await answerTo(laid('G8', 'X7', {}, { rulings }));
    expect(answer.headline).toBe(
      say('answer.choice.declared', { seat: 'Mila', cards: names('X7') }),
    );
    expect(answer.decisions[0]!.options.map(({ label }) => label)).toContain(
      say('act.play.declared', { card: names('X7'), as: faction('knight'), as_id: 'knight' }),
    );
  });
});

describe('a link to a trick', () => {
  const read = async (link: Partial<Link>) => (await referee()).read({ game: 'claim', ...link });

  it('brings back table, choice and readings, for any trick', async () => {
    const random = seeded(5);
    const asked = await referee();
    for (let round = 0; round < 200; round += 1) {
      const { rulings = {}, ...position } = tappedTrick(random);
      const start: Situation = { position, choices: {}, rulings };
      const first = asked.answer(start);
      if (!first.ok) throw new Error(first.refused.sentence);
      const options = first.answer.decisions[0]!.options;
      const chosen = options[random.below(options.length + 1)];
      const situation = { ...start, choices: chosen ? { 'follow-mila': chosen.action } : {} };
      const there = asked.answer(situation);
      if (!there.ok) throw new Error(there.refused.sentence);
      const back = await read(linkOf('claim', situation, there.answer.moves));
      expect(back).toMatchObject({
        refused: undefined,
        isWhole: true,
        situation: { position, rulings },
      });
      const again = asked.answer(back!.situation);
      expect(again.ok && { ...again.answer, attempts: null, comesTo: null }).toEqual({
        ...there.answer,
        attempts: null,
        comesTo: null,
      });
    }
  });

  it('names the rule where its card may not be played', async () => {
    const { position } = laid('G8', 'G3 K5 X9');
    const back = await read({ position, moves: [plays('mila', 'K5')] });
    expect(back).toMatchObject({
      refused: { because: { id: 'cl.faction.knight.must-still-follow' } },
    });
    const answer = await answerTo(back!.situation);
    expect(answer.headline).toBe(choice('G3 X9', 'K5'));
  });

  it('is none where it holds a table of another game', async () => {
    expect(
      await read({ position: { players: [{ seat: 'noor', played: 'queen' }] } }),
    ).toBeUndefined();
    expect(
      await read({ position: EXAMPLE, moves: [{ type: 'reveal', seat: 'noor' }] }),
    ).toBeUndefined();
  });
});

describe('tapping', () => {
  it('asks for the led card, then for the second one or the hand', () => {
    expect(gapIn(EMPTY)).toBe('led');
    const led = withCard(EMPTY, 'led', 'goblin-8');
    expect(gapIn(led)).toBe('hand');
    expect(gapIn(withHand(led, ['knight-2']))).toBeUndefined();
    expect(gapIn(withHand(withHand(led, ['knight-2']), []))).toBe('hand');
    expect(gapAfter(led, 'led')).toBe('hand');
    expect(gapAfter(withHand(led, ['knight-2']), 'led')).toBeUndefined();
    expect(gapAfter(led, 'contested')).toBeUndefined();
  });

  it('keeps the cards when somebody else leads, and leaves out nothing else but what phase 2 does not have', () => {
    const turned = withLeader(EXAMPLE, 'mila');
    expect(rolesIn(turned)).toEqual({ leader: 'mila', follower: 'noor' });
    expect([turned.led, handIn(turned), turned.contested]).toEqual([
      EXAMPLE.led,
      handIn(EXAMPLE),
      EXAMPLE.contested,
    ]);
    const late = withPhase(turned, 2);
    expect([late.phase, late.contested, handIn(late)]).toEqual([2, undefined, handIn(EXAMPLE)]);
    expect(withPhase(late, 1)).toEqual(withCard(turned, 'contested', undefined));
    expect(withPhase(EXAMPLE, 1)).toEqual(EXAMPLE);
  });

  it('gives each card once, and the zero of the goblins five times', () => {
    expect(valuesOf('knight')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(valuesOf('goblin')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(copyLeft('goblin', 8, namedIn(EXAMPLE))).toBeUndefined();
    let hand: readonly CardId[] = [];
    for (
      let left = copyLeft('goblin', 0, namedIn(withHand(EMPTY, hand)));
      left;
      left = copyLeft('goblin', 0, namedIn(withHand(EMPTY, hand)))
    ) {
      hand = [...hand, left];
    }
    expect(hand).toHaveLength(5);
  });

  it('is refused with the rule where such a table cannot be', async () => {
    const { refusal } = await referee();
    const refusalOf = (position: Position) => refusal({ position, choices: {}, rulings: {} });
    const many = withHand(EXAMPLE, cards('G1 G2 G3 G4 G5 G6 G7 K2 K3 K4 K5 K6 K7 K8'));
    expect(refusalOf(many)).toMatchObject({ because: { id: 'cl.setup.deal-thirteen' } });
    expect(refusalOf({ ...EXAMPLE, phase: 2 })).toMatchObject({
      because: { id: 'cl.phase2.no-contested-card' },
    });
    expect(refusalOf({ ...EXAMPLE, contested: 'goblin-8' })).toMatchObject({
      because: { id: 'cl.setup.shuffle' },
    });
    expect(refusalOf(EXAMPLE)).toBeUndefined();
  });
});

describe.each(['en', 'de', 'nl'] as const)('the table as it is drawn in %s', async (locale) => {
  const messages = await messagesIn(`${locale}/claim/messages.json`);
  const site = await messagesIn(`${locale}/site.json`);
  const words = {
    ...site,
    ...namesIn(messages),
    ...gameStrings(locale, 'claim', 'on-table.', 'lay.'),
  };
  const nothing = (): undefined => undefined;
  const isWhole = (html: string): void =>
    expect(html).not.toMatch(/(?<!cl\.)(lay|on-table|faction)\.[a-z]|[{}]|>false<|undefined/);

  it('says everything in words of the game', () => {
    for (const position of [EMPTY, EXAMPLE, withPhase(EXAMPLE, 2)]) {
      isWhole(
        renderToString(() =>
          createComponent(Lay, {
            words,
            position,
            change: nothing,
            refusal: nothing,
            answer: undefined,
            children: undefined,
          }),
        ),
      );
      isWhole(
        renderToString(() =>
          createComponent(HandSheet, { words, position, set: nothing, done: nothing }),
        ),
      );
    }
    const picker = renderToString(() =>
      createComponent(CardPicker, {
        words,
        faction: 'goblin',
        named: namedIn(EXAMPLE),
        pick: nothing,
      }),
    );
    isWhole(picker);
    expect(picker.match(/disabled/g)).toHaveLength(2);
  });

  it('tells the hand card by card', async () => {
    const answer = await answerTo({ position: EXAMPLE, choices: {}, rulings: {} });
    const html = renderToString(() => createComponent(Hand, { words, answer }));
    isWhole(html);
    expect(html.match(/<li/g)).toHaveLength(3);
    const alone = await answerTo(laid('G8', 'G9'));
    expect(renderToString(() => createComponent(Hand, { words, answer: alone }))).not.toContain(
      '<li',
    );
  });
});
