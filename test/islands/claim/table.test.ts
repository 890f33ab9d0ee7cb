import { createComponent, renderToString } from 'solid-js/web';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameStrings } from '../../../src/i18n/messages.ts';
import { messagesIn } from '../../../scripts/content.ts';
import type { Link } from '../../../src/engine/permalink.ts';
import { seeded } from '../../../src/engine/random.ts';
import { CardPicker } from '../../../src/islands/claim/table/CardPicker.tsx';
// prettier-ignore
import {
  copyLeft, EMPTY, EXAMPLE, gapIn, handIn, namedIn, rolesIn, valuesOf, withCard, withHand, withLeader, withPhase,
} from '../../../src/islands/claim/table/edit.ts';
import { Hand } from '../../../src/islands/claim/table/Hand.tsx';
import { HandSheet } from '../../../src/islands/claim/table/HandSheet.tsx';
import { Lay } from '../../../src/islands/claim/table/Lay.tsx';
import { linkOf, type Situation } from '../../../src/islands/table/situation.ts';
import { openTableReferee, type TableReferee } from '../../../src/islands/table/table-referee.ts';
import { namesIn } from '../../../src/i18n/words.ts';
import { tappedTrick } from '../../support/claim-answers.ts';
import { card, cards, plays } from '../../support/claim.ts';
import { serveSite } from '../../support/player.ts';
import type { ShownAnswer } from '../../../src/islands/table/shown-answer.ts';
import type { CardId } from '../../../src/games/claim/cards.ts';
import type { Position } from '../../../src/games/claim/types/position.ts';

beforeAll(serveSite);
afterAll(() => void vi.unstubAllGlobals());

const referee = (locale: 'de' | 'en' = 'en'): Promise<TableReferee> => openTableReferee('claim', locale, {});

/** Noor leads, mila plays second: a table as it is tapped in. */
const laid = (led: string, hand: string, rest: Partial<Position> = {}, more: Partial<Situation> = {}): Situation => ({
  position: { players: [{ seat: 'noor' }, { seat: 'mila', hand: cards(hand) }], led: card(led), ...rest },
  choices: {},
  rulings: {},
  ...more,
});

/** The same, with a card of the hand chosen. */
const played = (led: string, hand: string, second: string, rest: Partial<Position> = {}): Situation =>
  laid(led, hand, rest, { choices: { 'follow-mila': plays('mila', second) } });

async function answerTo(situation: Situation): Promise<ShownAnswer> {
  const verdict = (await referee()).answer(situation);
  if (!verdict.ok) throw new Error(verdict.refused.sentence);
  return verdict.answer;
}

const linesOf = ({ lines }: ShownAnswer): string[] => lines.map(({ seat, text }) => (seat ? `${seat} ${text}` : text));
const citedIn = ({ remarks }: ShownAnswer): string[] => remarks.flatMap(({ cites }) => cites.map(({ id }) => id));
const PHASE_2 = { phase: 2 } as const;

describe('the winner of a trick', () => {
  const higher = (winner: string, high: string, low: string): string => `${winner} wins the trick: ${high} is higher than ${low}.`;
  const tie = (led: string, second: string): string => `${led} and ${second} tie, so the Leader, Noor, wins the trick.`;
  const other = (second: string, faction: string): string =>
    `${second} doesn’t follow the ${faction}, so the Leader, Noor, wins the trick.`;
  const knight = 'A Knight beats the Goblin it’s played on, regardless of their values: Mila wins the trick.';

  // prettier-ignore
  it.for<[id: string, led: string, hand: string, second: string, headline: string]>([
    ['P1-01', 'G9', 'K2 Z1', 'K2', knight],
    ['P1-02', 'G0', 'G5 K9', 'G5', `Mila must play Goblin\u00A05. ${higher('Mila', 'Goblin\u00A05', 'Goblin\u00A00')}`],
    ['P1-03', 'G9', 'G1 X9 K2', 'X9', tie('Goblin\u00A09', 'Doppelganger\u00A09')],
    ['P1-04', 'G4', 'X7 K2', 'X7', higher('Mila', 'Doppelganger\u00A07', 'Goblin\u00A04')],
    ['P1-05', 'G8', 'X7 K2', 'K2', knight],
    ['P1-06', 'G8', 'X7 K2', 'X7', higher('Noor', 'Goblin\u00A08', 'Doppelganger\u00A07')],
    ['P1-07', 'K3', 'G9 Z4', 'G9', other('Goblin\u00A09', 'Knight')],
    ['P1-08', 'K5', 'X8 K2', 'X8', higher('Mila', 'Doppelganger\u00A08', 'Knight\u00A05')],
    ['P1-09', 'K5', 'X5 Z9', 'X5', tie('Knight\u00A05', 'Doppelganger\u00A05')],
    ['P1-10', 'X4', 'X2 K9 G7', 'X2', `Mila must play Doppelganger\u00A02. ${higher('Noor', 'Doppelganger\u00A04', 'Doppelganger\u00A02')}`],
    ['P1-11', 'X0', 'K9 G3', 'K9', other('Knight\u00A09', 'Doppelganger')],
    ['P1-12', 'Z2', 'X6 D1', 'X6', higher('Mila', 'Doppelganger\u00A06', 'Undead\u00A02')],
    ['P1-13', 'D8', 'Z9 G4', 'Z9', other('Undead\u00A09', 'Dwarf')],
    ['P1-14', 'Z3', 'Z7 Z1', 'Z7', higher('Mila', 'Undead\u00A07', 'Undead\u00A03')],
    ['P1-15', 'Z3', 'Z7 Z1', 'Z1', higher('Noor', 'Undead\u00A03', 'Undead\u00A01')],
    ['P1-16', 'D5', 'D6', 'D6', higher('Mila', 'Dwarf\u00A06', 'Dwarf\u00A05')],
    ['P1-17', 'G0', 'G0b', 'G0b', tie('Goblin\u00A00', 'Goblin\u00A00')],
    ['P1-18', 'X9', 'X0 X3', 'X3', higher('Noor', 'Doppelganger\u00A09', 'Doppelganger\u00A03')],
    ['P2-01', 'D7', 'D2', 'D2', higher('Noor', 'Dwarf\u00A07', 'Dwarf\u00A02')],
    ['P2-02', 'D2', 'D7', 'D7', higher('Mila', 'Dwarf\u00A07', 'Dwarf\u00A02')],
    ['P2-03', 'K6', 'D9', 'D9', other('Dwarf\u00A09', 'Knight')],
    ['P2-04', 'D3', 'X5', 'X5', higher('Mila', 'Doppelganger\u00A05', 'Dwarf\u00A03')],
    ['P2-05', 'D3', 'X3', 'X3', tie('Dwarf\u00A03', 'Doppelganger\u00A03')],
    ['P2-06', 'D1', 'G9', 'G9', other('Goblin\u00A09', 'Dwarf')],
    ['P2-07', 'Z1', 'Z8', 'Z8', higher('Mila', 'Undead\u00A08', 'Undead\u00A01')],
    ['P2-08', 'G8', 'K2', 'K2', knight],
    ['P2-09', 'X9', 'D0', 'D0', other('Dwarf\u00A00', 'Doppelganger')],
    ['P2-10', 'Z4', 'D9', 'D9', other('Dwarf\u00A09', 'Undead')],
    ['P2-11', 'G3', 'X7 G9', 'X7', higher('Mila', 'Doppelganger\u00A07', 'Goblin\u00A03')],
  ])('%s: %s led, %s in hand, %s played', async ([id, led, hand, second, headline]) => {
    const answer = await answerTo(played(led, hand, second, id.startsWith('P2') ? PHASE_2 : {}));
    expect(answer.headline).toBe(headline);
    const winner = /Mila wins|Mila must.*Mila wins/.test(headline) ? 'mila' : 'noor';
    expect(answer.lines[0]).toMatchObject({ seat: winner, text: expect.stringMatching(/leads the next trick$/) as string });
    for (const { cites } of answer.chain) expect(cites.length).toBeGreaterThan(0);
  });
});

describe('the cards of a trick', () => {
  it('go to recruits, score pile and discard in phase 1', async () => {
    expect(linesOf(await answerTo(laid('G9', 'K2', { contested: card('Z9') })))).toEqual([
      'mila recruits the card on offer (Undead\u00A09) and leads the next trick',
      'noor recruits a blind card from the deck',
      'Discarded: Goblin\u00A09 and Knight\u00A02',
    ]);
    expect(linesOf(await answerTo(laid('Z2', 'X6')))).toEqual([
      'mila recruits the card on offer, puts Undead\u00A02 on their score pile, and leads the next trick',
      'noor recruits a blind card from the deck',
      'Discarded: Doppelganger\u00A06',
    ]);
  });

  it('go to the winner in phase 2, but for dwarves', async () => {
    expect(linesOf(await answerTo(laid('D3', 'X5', PHASE_2)))).toEqual([
      'mila puts Doppelganger\u00A05 on their score pile and leads the next trick',
      'noor puts Dwarf\u00A03 on their score pile',
    ]);
    expect(linesOf(await answerTo(laid('D7', 'D2', PHASE_2)))).toEqual([
      'noor gets no card and leads the next trick',
      'mila puts Dwarf\u00A07 and Dwarf\u00A02 on their score pile',
    ]);
  });

  it('are told only as far as somebody has named them, and no further than the trick', async () => {
    const { chain } = await answerTo(laid('G9', 'K2'));
    expect(chain.map(({ sentence }) => sentence.replace(/<\/?b>/g, ''))).toEqual([
      'Mila has no Goblin to follow with and plays Knight\u00A02.',
      'A Knight beats the Goblin it’s played on, regardless of their values: Mila wins the trick.',
      'Mila recruits the card on offer.',
      'Noor recruits a blind card, the next card of the deck.',
      'Goblin\u00A09 and Knight\u00A02 are discarded.',
    ]);
  });
});

describe('a hand', () => {
  it('is told by what may be played, with the rule behind every refusal and the winner for every other card', async () => {
    const answer = await answerTo({ position: EXAMPLE, choices: {}, rulings: {} });
    expect(answer.headline).toBe('Mila may choose from Goblin\u00A03 and Doppelganger\u00A09; Knight\u00A05 can’t be played.');
    expect([answer.condition, answer.lines, answer.chain]).toEqual(['', [], []]);
    expect(answer.decisions[0]).toMatchObject({ question: 'What does Mila play?', options: [{ chosen: false }, { chosen: false }] });
    const hand = answer.attempts('mila').flatMap(({ actions }) => actions);
    expect(hand.map(({ label, refusal }) => [label, refusal?.kind === 'refused' ? refusal.because.id : undefined])).toEqual([
      ['Play Goblin\u00A03', undefined],
      ['Play Knight\u00A05', 'cl.faction.knight.must-still-follow'],
      ['Play Doppelganger\u00A09', undefined],
    ]);
    expect([hand[0]!, hand[2]!].map(({ action }) => answer.comesTo('follow-mila', action))).toEqual([
      'Noor wins the trick: Goblin\u00A08 is higher than Goblin\u00A03.',
      'Mila wins the trick: Doppelganger\u00A09 is higher than Goblin\u00A08.',
    ]);
  });

  it('is answered under the card that is chosen', async () => {
    const answer = await answerTo(played('G4', 'X7 K2 Z1', 'K2'));
    expect(answer.condition).toBe('If Mila plays Knight\u00A02');
    expect(answer.decisions[0]!.options.map(({ chosen }) => chosen)).toEqual([false, true, false]);
    expect(answer.attempts('mila').flatMap(({ actions }) => actions)).toHaveLength(3);
  });

  it.for<[led: string, hand: string, headline: string]>([
    ['D4', 'K2 Z1', 'Mila may play any of these cards.'],
    ['X4', 'X2 X9 G7', 'Mila may choose from Doppelganger\u00A02 and Doppelganger\u00A09; Goblin\u00A07 can’t be played.'],
    ['G8', 'G0 G0b K5 D1', 'Mila may play only Goblin\u00A00; Knight\u00A05 and Dwarf\u00A01 can’t be played.'],
  ])('%s led, %s in hand', async ([led, hand, headline]) => {
    for (const phase of [{}, PHASE_2]) expect((await answerTo(laid(led, hand, phase))).headline).toBe(headline);
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
  it.for<[what: string, led: string, hand: string, second: string, phase: 1 | 2, rule: string, text: RegExp]>([
    ['a knight that wins', 'G8', 'K2', 'K2', 1, 'faction.knight.must-still-follow', /doesn’t free you from following/],
    ['a knight beside a doppelganger', 'G8', 'K2 X7', 'K2', 1, 'faction.doppelganger.wild', /doesn’t stop the Knight/],
    ['a knight on another faction', 'D8', 'K9', 'K9', 2, 'faction.knight', /only when it’s the second card, played on a Goblin/],
    ['a goblin on a knight', 'K3', 'G9', 'G9', 1, 'faction.knight', /only when it’s the second card, played on a Goblin/],
    ['a card that hangs on the hand', 'D8', 'K9', 'K9', 1, 'phase1.void-any-card', /only if Mila has no Dwarf in hand/],
    ['a doppelganger second', 'K5', 'X8', 'X8', 1, 'faction.doppelganger.counts-as-led', /counts as the led faction/],
    ['a doppelganger on a goblin', 'G8', 'X7', 'X7', 1, 'faction.doppelganger.no-power-copied', /doesn’t beat a Goblin the way a Knight does/],
    ['a doppelganger led', 'X4', 'X2', 'X2', 1, 'faction.doppelganger.led', /only a Doppelganger follows it/],
    ['a doppelganger on a zombie', 'Z2', 'X6', 'X6', 1, 'faction.doppelganger.after-zombie', /it’s a Doppelganger again and is discarded/],
    ['a doppelganger on a dwarf', 'D3', 'X5', 'X5', 2, 'faction.doppelganger.after-dwarf', /it’s a Doppelganger again and goes to the winner/],
    ['a zombie in phase 1', 'D8', 'Z9', 'Z9', 1, 'faction.zombie', /aren’t discarded/],
    ['a zombie in phase 2', 'Z1', 'Z8', 'Z8', 2, 'faction.zombie.phase1-only', /have no power/],
    ['a dwarf in phase 1', 'D5', 'D6', 'D6', 1, 'faction.dwarf.phase2-only', /have no power/],
    ['a dwarf in phase 2', 'D7', 'D2', 'D2', 2, 'faction.dwarf', /the loser of a trick who takes/],
  ])('is explained with its rule: %s', async ([, led, hand, second, phase, rule, text]) => {
    const { remarks } = await answerTo(played(led, hand, second, phase === 2 ? PHASE_2 : {}));
    expect(remarks.filter(({ cites }) => cites.some(({ id }) => id === `cl.${rule}`)).map((remark) => remark.text)).toEqual([
      expect.stringMatching(text),
    ]);
  });

  it('is explained for a contested zombie, too', async () => {
    const { remarks } = await answerTo(laid('D5', 'D6', { contested: card('Z9') }));
    expect(remarks.map(({ cites }) => cites[0]!.id)).toContain('cl.phase1.contested-zombie-recruits');
  });

  it('follows the reading: where a doppelganger must be played, it goes before the knight', async () => {
    const rulings = { 'void-with-doppelganger': 'doppelganger-forced' };
    expect((await answerTo(laid('G8', 'K2', {}, { rulings }))).remarks.map(({ text }) => text).join(' ')).toMatch(
      /can’t play the Knight while you hold a Doppelganger/,
    );
    const hand = await answerTo(laid('G8', 'K2 X7', {}, { rulings }));
    expect(hand.headline).toBe(
      'Mila must play Doppelganger\u00A07. Noor wins the trick: Goblin\u00A08 is higher than Doppelganger\u00A07.',
    );
    expect(citedIn(hand)).toContain('cl.faction.doppelganger.counts-as-following');
  });
});

describe('the open rulings that a trick touches', () => {
  const rulingsAtStake = async (situation: Situation) => (await referee()).rulingsAtStake(situation);

  it('come with what the other reading changes', async () => {
    expect(await rulingsAtStake(laid('G8', 'K2 X7'))).toEqual([
      {
        ruling: 'void-with-doppelganger',
        options: ['doppelganger-optional', 'doppelganger-forced'],
        chosen: 'doppelganger-optional',
        instead: {
          'doppelganger-forced':
            'Mila must play Doppelganger\u00A07. Noor wins the trick: Goblin\u00A08 is higher than Doppelganger\u00A07.',
        },
        changes: 'answer',
      },
      expect.objectContaining({ ruling: 'second-doppelganger-faction', changes: 'answer' }),
    ]);
    expect((await rulingsAtStake(laid('D7', 'D2', PHASE_2))).map(({ ruling }) => ruling)).toEqual(['two-dwarves']);
    expect(await rulingsAtStake(laid('G8', 'G9'))).toEqual([]);
  });

  it('let a doppelganger be declared where they are read so', async () => {
    const rulings = { 'second-doppelganger-faction': 'follower-declares' };
    const answer = await answerTo(laid('G8', 'X7', {}, { rulings }));
    expect(answer.headline).toBe('Mila may choose which faction Doppelganger\u00A07 counts as.');
    expect(answer.decisions[0]!.options.map(({ label }) => label)).toContain('Play Doppelganger\u00A07 as a Knight');
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
      expect(back).toMatchObject({ refused: undefined, isWhole: true, situation: { position, rulings } });
      const again = asked.answer(back!.situation);
      expect(again.ok && { ...again.answer, attempts: null, comesTo: null }).toEqual({ ...there.answer, attempts: null, comesTo: null });
    }
  });

  it('names the rule where its card may not be played', async () => {
    const { position } = laid('G8', 'G3 K5 X9');
    const back = await read({ position, moves: [plays('mila', 'K5')] });
    expect(back).toMatchObject({ refused: { because: { id: 'cl.faction.knight.must-still-follow' } } });
    const answer = await answerTo(back!.situation);
    expect(answer.headline).toContain('Knight\u00A05 can’t be played');
  });

  it('is none where it holds a table of another game', async () => {
    expect(await read({ position: { players: [{ seat: 'noor', played: 'queen' }] } })).toBeUndefined();
    expect(await read({ position: EXAMPLE, moves: [{ type: 'reveal', seat: 'noor' }] })).toBeUndefined();
  });
});

describe('tapping', () => {
  it('asks for the led card, then for the second one or the hand', () => {
    expect(gapIn(EMPTY)).toBe('led');
    const led = withCard(EMPTY, 'led', 'goblin-8');
    expect(gapIn(led)).toBe('hand');
    expect(gapIn(withHand(led, ['knight-2']))).toBeUndefined();
    expect(gapIn(withHand(withHand(led, ['knight-2']), []))).toBe('hand');
  });

  it('keeps the cards when somebody else leads, and leaves out nothing else but what phase 2 does not have', () => {
    const turned = withLeader(EXAMPLE, 'mila');
    expect(rolesIn(turned)).toEqual({ leader: 'mila', follower: 'noor' });
    expect([turned.led, handIn(turned), turned.contested]).toEqual([EXAMPLE.led, handIn(EXAMPLE), EXAMPLE.contested]);
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
    expect(refusalOf({ ...EXAMPLE, phase: 2 })).toMatchObject({ because: { id: 'cl.phase2.no-contested-card' } });
    expect(refusalOf({ ...EXAMPLE, contested: 'goblin-8' })).toMatchObject({ because: { id: 'cl.setup.shuffle' } });
    expect(refusalOf(EXAMPLE)).toBeUndefined();
  });
});

describe.each(['en', 'de', 'nl'] as const)('the table as it is drawn in %s', async (locale) => {
  const messages = await messagesIn(`${locale}/claim/messages.json`);
  const site = await messagesIn(`${locale}/site.json`);
  const words = { ...site, ...namesIn(messages), ...gameStrings(locale, 'claim', 'on-table.', 'lay.') };
  const nothing = (): undefined => undefined;
  const isWhole = (html: string): void => expect(html).not.toMatch(/(?<!cl\.)(lay|on-table|faction)\.[a-z]|[{}]|>false<|undefined/);

  it('says everything in words of the game', () => {
    for (const position of [EMPTY, EXAMPLE, withPhase(EXAMPLE, 2)]) {
      isWhole(
        renderToString(() =>
          createComponent(Lay, { words, position, change: nothing, refusal: nothing, answer: undefined, children: undefined }),
        ),
      );
      isWhole(renderToString(() => createComponent(HandSheet, { words, position, set: nothing, done: nothing })));
    }
    const picker = renderToString(() => createComponent(CardPicker, { words, faction: 'goblin', named: namedIn(EXAMPLE), pick: nothing }));
    isWhole(picker);
    expect(picker.match(/disabled/g)).toHaveLength(2);
  });

  it('tells the hand card by card', async () => {
    const answer = await answerTo({ position: EXAMPLE, choices: {}, rulings: {} });
    const html = renderToString(() => createComponent(Hand, { words, answer }));
    isWhole(html);
    expect(html.match(/<li/g)).toHaveLength(3);
    const alone = await answerTo(laid('G8', 'G9'));
    expect(renderToString(() => createComponent(Hand, { words, answer: alone }))).not.toContain('<li');
  });
});
