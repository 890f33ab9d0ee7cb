import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/inquiry.ts';
import { game as claim } from '../../src/games/claim/game.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import { inquiry } from '../../src/games/rival-kings/inquiry.ts';
import type { Seat } from '../../src/engine/types.ts';
import type { AnswerInWords } from '../../src/narration/answer.ts';
import { describeClaim, NAME_KINDS as CLAIM_KINDS } from '../../src/narration/claim/describe.ts';
import { answerInRivalKings } from '../../src/narration/rival-kings/answers/answer.ts';
import {
  describeRivalKings,
  NAME_KINDS as RK_KINDS,
} from '../../src/narration/rival-kings/describe.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { led, plays, act, eventOf } from '../support/claim.ts';
import { formFaults, kindsIn } from '../support/forms.ts';
import { translatorOf } from '../support/messages.ts';
import { table } from '../support/rival-kings.ts';
import frClaim from './fixtures/fr-claim.json' with { type: 'json' };
import fr from './fixtures/fr-rival-kings.json' with { type: 'json' };
import huClaim from './fixtures/hu-claim.json' with { type: 'json' };
import hu from './fixtures/hu-rival-kings.json' with { type: 'json' };
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { CharacterId } from '../../src/games/rival-kings/characters.ts';
import type { Event } from '../../src/games/rival-kings/types/event.ts';
import type { Position } from '../../src/games/rival-kings/types/position.ts';
import type { SubjectId } from '../../src/games/rival-kings/cards.ts';
import type { Event as ClaimEvent } from '../../src/games/claim/types/event.ts';

/**
 * Noor's Knight (D), Mila's Queen (A), Juri's Trader (F) and Ines's Courtier (C), on Noor's turn.
 */
const view = game.view(
  table({
    turn: 'noor',
    players: [
      { seat: 'noor', played: 'knight' },
      { seat: 'mila', played: 'queen' },
      { seat: 'juri', played: 'trader-1' },
      { seat: 'ines', played: 'courtier' },
    ],
  }),
);

/** Something of Rival Kings in a wording of a language that has these names. */
const telling = (locale: string, names: Messages) => {
  const speaking = (key: string, wording: string) =>
    describeRivalKings(translatorOf(locale, { ...names, [key]: wording }));
  return {
    event: (event: Event, wording: string, key = `event.${event.type}`): string =>
      speaking(key, wording).event(event, view),
    refusal: (reason: string, particulars: object, wording: string): string =>
      speaking(`refused.${reason}`, wording).refusal({
        reason,
        particulars: particulars as Readonly<Record<string, string>>,
      }),
    action: (action: Action, wording: string, key: string): string =>
      speaking(key, wording).action(action, view),
  };
};

type PerSeat<What> = Readonly<Partial<Record<Seat, What>>>;

/** What a table of these characters comes to; a seat that has none is not there. */
function answered(
  locale: string,
  messages: Messages,
  played: PerSeat<CharacterId>,
  more: Partial<Position> = {},
  subjects: PerSeat<readonly SubjectId[]> = {},
): AnswerInWords {
  const seats = Object.keys(played) as Seat[];
  const players = seats.map((seat) => ({
    seat,
    played: played[seat]!,
    subjects: subjects[seat] ?? [],
  }));
  const asked = ask(game, inquiry, { players, ...more });
  if (!asked.ok) throw new Error(asked.refusal.reason);
  return answerInRivalKings(translatorOf(locale, messages), asked.answer);
}

/**
 * An event of a trick of Claim in which Mila answers the card that Noor has led, in a wording of a
 * language that has these names.
 */
function inTrick(
  locale: string,
  names: Messages,
  lead: string,
  card: string,
  type: ClaimEvent['type'],
  key: string,
  wording: string,
): string {
  const words = describeClaim(translatorOf(locale, { ...names, [key]: wording }));
  const { state, facts } = act(led(lead, card), plays('mila', card));
  const both = led(lead, card);
  const table = type === 'cardPlayed' || type === 'trickWon' ? claim.view(both) : claim.view(state);
  return words.event(eventOf(facts, type), { ...table, second: eventOf(facts, 'cardPlayed').card });
}

describe.each([
  ['hu', hu, RK_KINDS],
  ['fr', fr, RK_KINDS],
  ['hu', huClaim, CLAIM_KINDS],
  ['fr', frClaim, CLAIM_KINDS],
] as const)('the names of a fixture: %s', (locale, messages, kinds) => {
  it('have every form', () => {
    const names = Object.keys(messages).filter(
      (key) => key.split('.').length === 2 && !/^(answer|card)\./.test(key),
    );
    expect(formFaults(`${locale}.json`, messages, { kinds: kindsIn(kinds), names })).toEqual([]);
  });
});

describe('Hungarian', () => {
  const { event, refusal, action } = telling('hu', hu);

  it('says from whom one steals, one by one', () => {
    expect(
      answered('hu', hu, { noor: 'trader-1', mila: 'courtier', juri: 'trader-2' }).headline,
    ).toContain('Mila lophat Noortól és Juritól.');
    expect(
      answered('hu', hu, { juri: 'trader-1', mila: 'courtier', ines: 'diplomat' }).headline,
    ).toContain('Mila és Ines lophat Juritól.');
  });

  it('has definite objects with their article', () => {
    const buys = (card: 'university' | 'mine'): Event => ({
      type: 'cardAcquired',
      seat: 'ines',
      card,
      pile: 'building-1',
      depth: 0,
      action: 'buy',
      source: 'own', // prettier-ignore
    });
    expect(event(buys('university'), '{seat} megveszi <b>{card_theAcc}</b>.')).toBe(
      'Ines megveszi <b>az Egyetemet</b>.',
    );
    expect(event(buys('mine'), '{seat} megveszi <b>{card_theAcc}</b>.')).toBe(
      'Ines megveszi <b>a Bányát</b>.',
    );
  });

  it('lists definite objects, each with its own article', () => {
    const searched: Event = {
      type: 'pileSearched',
      seat: 'noor',
      subject: 'miner',
      pile: 'building-1',
      cards: ['mine', 'university', 'mine'],
    };
    expect(event(searched, '{seat} átnézi {pile_the} lapjait: {cards_theAcc}.')).toBe(
      'Noor átnézi az első épületpakli lapjait: a Bányát, az Egyetemet és a Bányát.',
    );
  });

  it('says whose a character is by a possessive', () => {
    const meets: Event = {
      type: 'unequalConflict',
      thief: 'mila',
      victim: 'noor',
      marked: 'noor',
      theft: false,
      deflected: false,
    };
    expect(
      event(meets, '{thief} {thief_character_poss} legyőzi {victim} {victim_character_possAcc}.'),
    ).toBe('Mila Királynője legyőzi Noor Lovagját.');
  });

  it('has the article and the ending of a letter', () => {
    const wording =
      '{seat_own} {rank_the}, {other_own} {target_the}: {rank_the} nem lop {target_theAbl}.';
    expect(
      refusal('not-on-line', { seat: 'noor', other: 'mila', rank: 'B', target: 'A' }, wording),
    ).toBe('Nooré a B, Miláé az A: a B nem lop az A-tól.');
    expect(
      refusal('not-on-line', { seat: 'ines', other: 'juri', rank: 'F', target: 'E' }, wording),
    ).toBe('Inesé az F, Jurié az E: az F nem lop az E-től.');
  });

  it('begins sentences with an article', () => {
    const revealed = (character: CharacterId): Event => ({ type: 'neutralRevealed', character });
    expect(event(revealed('courtier'), '<b>{character_The}</b> lesz a semleges karakter.')).toBe(
      '<b>Az Udvaronc</b> lesz a semleges karakter.',
    );
    expect(event(revealed('knight'), '<b>{character_The}</b> lesz a semleges karakter.')).toBe(
      '<b>A Lovag</b> lesz a semleges karakter.',
    );
    expect(event({ type: 'endTriggered', pile: 'building-1' }, '{pile_The} elfogyott.')).toBe(
      'Az első épületpakli elfogyott.',
    );
    expect(event({ type: 'endTriggered', pile: 'building-1' }, '{Pile}: üres.')).toBe(
      'Első épületpakli: üres.',
    );
  });

  it('says with which card', () => {
    const using = (subject: 'carpenter' | 'sailor'): Action =>
      ({ type: 'settle', seat: 'noor', using: subject }) as unknown as Action;
    expect(action(using('carpenter'), 'Lezárás {using_theIns}', 'act.settle.using')).toBe(
      'Lezárás az Áccsal',
    );
    expect(action(using('sailor'), 'Lezárás {using_theIns}', 'act.settle.using')).toBe(
      'Lezárás a Tengerésszel',
    );
  });

  it('says from where money is taken, by the card on top or by the pile', () => {
    const wording =
      '{seat} elvesz {coins} érmét {top_id, select, none {{pile_theDel}} other {{top_theDel}}}.';
    const taken: Event = {
      type: 'moneyTaken',
      seat: 'juri',
      pile: 'subject-2',
      top: 'sailor',
      coins: 5,
      source: 'own',
    };
    expect(event(taken, wording)).toBe('Juri elvesz 5 érmét a Tengerészről.');
    expect(event({ ...taken, top: null }, wording)).toBe(
      'Juri elvesz 5 érmét a második alattvalópakliról.',
    );
  });

  it('says who swaps with whom, and which character each has now', () => {
    const swapped: Event = { type: 'charactersSwapped', seat: 'noor', other: 'ines' };
    expect(
      event(
        swapped,
        '{seats} cserél: {seat_own} most {seat_character_the}, {other_own} {other_character_the}.',
      ),
    ).toBe('Noor és Ines cserél: Nooré most a Lovag, Inesé az Udvaronc.');
    expect(event(swapped, '{seat} karaktert cserél {other_ins}.')).toBe(
      'Noor karaktert cserél Inesszel.',
    );
  });

  it('has names of actions as objects', () => {
    const stolen: Event = { type: 'actionStolen', thief: 'ines', victim: 'juri', action: 'buy' };
    expect(event(stolen, '{thief} ellopja {victim_abl} <b>{action_theAcc}</b>.')).toBe(
      'Ines ellopja Juritól <b>az Épület vásárlását</b>.',
    );
  });

  it('says against whom, be it a seat or the neutral character', () => {
    const questions = (milas: CharacterId, neutral: CharacterId): string[] => {
      const table = { noor: 'trader-1', mila: milas } as const;
      return Object.values(
        answered('hu', hu, table, { neutral }, { noor: ['watchman'] }).questions,
      );
    };
    expect(questions('courtier', 'knight')).toEqual(['Beveti-e Noor a Városőrt Milával szemben?']);
    expect(questions('queen', 'courtier')).toEqual([
      'Beveti-e Noor a Városőrt a semleges karakterrel szemben?',
    ]);
  });

  it('has a card of Claim with number, article and case', () => {
    const led = (lead: string) =>
      inTrick(
        'hu',
        huClaim,
        lead,
        lead.replace(/\d/, '8'),
        'trickWon',
        'event.trickWon.higher',
        '{losing_The} gyengébb.',
      );
    expect(led('K7')).toBe('A 7-es lovag gyengébb.');
    expect(led('D5')).toBe('Az 5-ös törpe gyengébb.');
    const plays = (card: string) =>
      inTrick(
        'hu',
        huClaim,
        'G8',
        card,
        'cardPlayed',
        'event.cardPlayed.other',
        '{seat} kijátssza {card_theAcc}.',
      );
    expect(plays('K7')).toBe('Mila kijátssza a 7-es lovagot.');
    expect(plays('D5')).toBe('Mila kijátssza az 5-ös törpét.');
    expect(plays('D1')).toBe('Mila kijátssza az 1-es törpét.');
    expect(plays('Z3')).toBe('Mila kijátssza a 3-as élőholtat.');
  });

  it('lists cards of Claim in a case', () => {
    const tied = inTrick(
      'hu',
      huClaim,
      'G8',
      'X8',
      'trickWon',
      'event.trickWon.tie',
      '{seat} nyer {tied_theIns} szemben; {tied_acc}.',
    );
    expect(tied).toBe(
      'Noor nyer a 8-as goblinnal és a 8-as alakváltóval szemben; 8-as goblint és 8-as alakváltót.',
    );
  });
});

describe('French', () => {
  const { event, refusal } = telling('fr', fr);

  it('repeats the preposition in lists', () => {
    expect(
      answered('fr', fr, { noor: 'trader-1', mila: 'courtier', juri: 'trader-2' }).headline,
    ).toContain('Mila peut voler une action à Noor et à Juri.');
    const two = answered('fr', fr, { juri: 'trader-1', mila: 'courtier', ines: 'diplomat' });
    expect(two.headline).toContain('Mila et Ines peuvent voler une action à Juri.');
    expect(two.lines.map(({ text }) => text)).toContain(
      'peut perdre une action au profit de Mila et d’Ines',
    );
  });

  it('elides before Ines', () => {
    const turn = (seat: Seat): Event => ({ type: 'turnStarted', seat, tie: null });
    expect(
      event(
        turn('ines'),
        'C’est le tour <b>{seat_de}</b> ({seat_character}, rang\u00A0{seat_rank}).',
      ),
    ).toBe('C’est le tour <b>d’Ines</b> (Courtisan, rang\u00A0C).');
    expect(event(turn('noor'), 'C’est le tour <b>{seat_de}</b>.')).toBe(
      'C’est le tour <b>de Noor</b>.',
    );
    expect(
      refusal('not-your-turn', { seat: 'noor', other: 'ines' }, '{seat} attend {other_que} joue.'),
    ).toBe('Noor attend qu’Ines joue.');
  });

  it('has articles by gender, and elides them', () => {
    const paid = (card: 'sailor' | 'court-lady' | 'innkeeper' | 'castle-wall'): Event => ({
      type: 'coinsPaid',
      seat: 'noor',
      pile: 'building-1',
      card,
      coins: 3, // prettier-ignore
    });
    const wordings = (['sailor', 'court-lady', 'innkeeper', 'castle-wall'] as const).map((card) =>
      event(paid(card), 'Noor paie {coins} pièces pour {card_the}.'),
    );
    expect(wordings).toEqual([
      'Noor paie 3 pièces pour le Marin.',
      'Noor paie 3 pièces pour la Dame de la cour.',
      'Noor paie 3 pièces pour l’Aubergiste.',
      'Noor paie 3 pièces pour les Remparts du château.',
    ]);
  });

  it('contracts prepositions with articles', () => {
    const near = (top: 'sailor' | 'court-lady' | 'inn' | 'castle-wall') =>
      event(
        { type: 'moneyTaken', seat: 'ines', pile: 'building-1', top, coins: 2, source: 'own' },
        'Ines prend les {coins} pièces près {top_de}.',
      );
    expect((['sailor', 'court-lady', 'inn', 'castle-wall'] as const).map(near)).toEqual([
      'Ines prend les 2 pièces près du Marin.',
      'Ines prend les 2 pièces près de la Dame de la cour.',
      'Ines prend les 2 pièces près de l’Auberge.',
      'Ines prend les 2 pièces près des Remparts du château.',
    ]);
  });

  it('begins sentences with an article', () => {
    const there = (card: 'innkeeper' | 'castle-wall') =>
      refusal(
        'no-building-there',
        { card, pile: 'building-1' },
        '{card_The}\u202F: {pile_the} ne montre rien d’autre.',
      );
    expect(there('innkeeper')).toBe(
      'L’Aubergiste\u202F: la première pile de bâtiments ne montre rien d’autre.',
    );
    expect(there('castle-wall')).toBe(
      'Les Remparts du château\u202F: la première pile de bâtiments ne montre rien d’autre.',
    );
    expect(event({ type: 'endTriggered', pile: 'building-1' }, '{pile_The} est <b>vide</b>.')).toBe(
      'La première pile de bâtiments est <b>vide</b>.',
    );
  });

  it('agrees in gender', () => {
    const spent = (subject: 'sailor' | 'court-lady') =>
      refusal(
        'spent',
        { seat: 'noor', subject },
        '{subject_The} est déjà {subject_gender, select, f {utilisée} other {utilisé}}.',
      );
    expect(spent('sailor')).toBe('Le Marin est déjà utilisé.');
    expect(spent('court-lady')).toBe('La Dame de la cour est déjà utilisée.');
    const swapped: Event = { type: 'charactersSwapped', seat: 'mila', other: 'noor' };
    const open =
      '{seat_character_The} est {seat_character_gender, select, f {ouverte} other {ouvert}}.';
    expect(event(swapped, open)).toBe('La Reine est ouverte.');
    expect(event({ ...swapped, seat: 'noor', other: 'mila' }, open)).toBe(
      'Le Chevalier est ouvert.',
    );
  });

  it('says whose a character is', () => {
    const meets: Event = {
      type: 'unequalConflict',
      thief: 'ines',
      victim: 'juri',
      marked: 'juri',
      theft: true,
      deflected: false,
    };
    expect(
      event(
        meets,
        '{thief_character_The} {thief_de} s’en prend au {victim_character} {victim_de}.',
      ),
    ).toBe('Le Courtisan d’Ines s’en prend au Marchand de Juri.');
  });

  it('lists cards with a preposition each', () => {
    const line = { rule: 'rk.score.perfect', cards: ['innkeeper', 'inn'], count: 2, points: 6 };
    const scored = { type: 'lineScored', seat: 'noor', line, total: 6 } as unknown as Event;
    expect(
      event(scored, '{seat} marque {points} points grâce {cards_a}.', 'event.lineScored.perfect'),
    ).toBe('Noor marque 6 points grâce à l’Aubergiste et à l’Auberge.');
  });

  it('has a card of Claim with its article', () => {
    const tied = inTrick(
      'fr',
      frClaim,
      'G8',
      'X8',
      'trickWon',
      'event.trickWon.tie',
      '{tied_The} sont à égalité\u202F; valeur {winning_de}.',
    );
    expect(tied).toBe(
      'Le Gobelin\u00A08 et le Doppelgänger\u00A08 sont à égalité\u202F; valeur du Gobelin\u00A08.',
    );
  });

  it('names a faction as a whole', () => {
    const words = describeClaim(
      translatorOf('fr', {
        ...frClaim,
        'event.voteLapsed.empty': 'Personne ne gagne la voix {faction_ofAll}.',
      }),
    );
    const lapsed: ClaimEvent = { type: 'voteLapsed', faction: 'zombie', by: 'empty' };
    expect(words.event(lapsed, claim.view(led('G8', 'K2')))).toBe(
      'Personne ne gagne la voix des Morts-vivants.',
    );
  });
});

describe('Spanish', () => {
  const names = {
    'seat.noor': 'Noor',
    'seat.mila': 'Mila',
    'seat.ines': 'Ines',
    'seat.*.a': 'a {name}',
    ...Object.fromEntries(['A', 'C', 'D'].map((rank) => [`rank.${rank}`, rank])),
    'character.queen': 'Reina',
    'character.courtier': 'Cortesano',
    'character.knight': 'Caballero',
  };
  const { event, refusal } = telling('es', names);

  it('says e for y before an i', () => {
    const swapped = (seat: Seat, other: Seat): Event => ({
      type: 'charactersSwapped',
      seat,
      other,
    });
    expect(event(swapped('mila', 'ines'), '{seats} intercambian personajes.')).toBe(
      'Mila e Ines intercambian personajes.',
    );
    expect(event(swapped('mila', 'noor'), '{seats} intercambian personajes.')).toBe(
      'Mila y Noor intercambian personajes.',
    );
    expect(event(swapped('mila', 'ines'), 'Esto afecta {seats_a}.')).toBe(
      'Esto afecta a Mila y a Ines.',
    );
  });

  it('asks between two marks', () => {
    expect(refusal('not-your-turn', { seat: 'mila', other: 'ines' }, '¿No juega {other}?')).toBe(
      '¿No juega Ines?',
    );
  });
});
