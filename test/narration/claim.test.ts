import { describe, expect, it } from 'vitest';
import { seenFrom } from '../../src/engine/log.ts';
import { game } from '../../src/games/claim/game.ts';
import type { Event } from '../../src/games/claim/types/event.ts';
import type { View } from '../../src/games/claim/types/view.ts';
import { describeClaim } from '../../src/narration/claim/describe.ts';
import { act, eventOf, led, plays, reading, table, type Acted, over } from '../support/claim.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';

const messages = await gameMessages('en', 'claim');
const t = translatorOf('en', messages);
const { text: say } = t;
const words = describeClaim(t);

/** The sentence for the one event of this type, as seen with all cards open right after it. */
function said({ state, facts }: Acted, type: Event['type'], view: Partial<View> = {}): string {
  return words
    .event(eventOf(facts, type), { ...game.view(state), ...view })
    .replace(/<[^>]+>/g, '');
}

const TRICK = { led: 'goblin-8', second: 'knight-2' } as const;

describe('an event of Claim in words', () => {
  it('names a card by faction and value, and the five zeros alike', () => {
    const zero = (card: 'goblin-0-1' | 'goblin-0-5') =>
      words.event({ type: 'contestedRevealed', card }, game.view(led('G8', 'K2')));
    expect(zero('goblin-0-1')).toBe(t.html('event.contestedRevealed', { card: 'Goblin\u00A00' }));
    expect(zero('goblin-0-5')).toBe(zero('goblin-0-1'));
  });

  it('says what a card does in its trick', () => {
    const second = (lead: string, card: string, as?: 'knight') =>
      said(
        act(
          led(lead, card, reading('second-doppelganger-faction', 'follower-declares')),
          plays('mila', card, as),
        ),
        'cardPlayed',
        {
          led: table({ players: [{ seat: 'noor' }, { seat: 'mila' }], led: 'goblin-8' }).led,
        },
      );
    expect(second('G8', 'G3')).toBe(
      say('event.cardPlayed.follow', { seat: 'Mila', card: 'Goblin\u00A03' }),
    );
    expect(second('G8', 'X3')).toBe(
      say('event.cardPlayed.wild', {
        seat: 'Mila',
        card: 'Doppelganger\u00A03',
        demanded: 'Goblin',
        demanded_id: 'goblin',
      }),
    );
    expect(second('G8', 'X3', 'knight')).toBe(
      say('event.cardPlayed.declared', {
        seat: 'Mila',
        card: 'Doppelganger\u00A03',
        as: 'Knight',
        as_id: 'knight',
      }),
    );
    expect(second('G8', 'D2')).toBe(
      say('event.cardPlayed.other', { seat: 'Mila', card: 'Dwarf\u00A02', demanded: 'Goblin' }),
    );
    const before = table({
      players: [{ seat: 'noor', hand: ['goblin-8'] }, { seat: 'mila' }],
      phase: 2,
    });
    expect(said(act(before, plays('noor', 'G8')), 'cardPlayed')).toBe(
      say('event.cardPlayed.led', { seat: 'Noor', card: 'Goblin\u00A08' }),
    );
  });

  it('says why a trick is won', () => {
    const won = (lead: string, card: string, view: Partial<View>): string =>
      said(act(led(lead, card), plays('mila', card)), 'trickWon', { leader: 'noor', ...view });
    expect(won('G8', 'K2', TRICK)).toBe(say('event.trickWon.knight', { seat: 'Mila' }));
    expect(won('G8', 'X8', { led: 'goblin-8', second: 'doppelganger-8' })).toBe(
      say('event.trickWon.tie', { seat: 'Noor', tied: 'Goblin\u00A08 and Doppelganger\u00A08' }),
    );
    expect(won('D5', 'D6', { led: 'dwarf-5', second: 'dwarf-6' })).toBe(
      say('event.trickWon.higher', {
        seat: 'Mila',
        winning: 'Dwarf\u00A06',
        losing: 'Dwarf\u00A05',
      }),
    );
    expect(won('D5', 'D4', { led: 'dwarf-5', second: 'dwarf-4' })).toBe(
      say('event.trickWon.higher', {
        seat: 'Noor',
        winning: 'Dwarf\u00A05',
        losing: 'Dwarf\u00A04',
      }),
    );
    expect(won('D5', 'K9', { led: 'dwarf-5', second: 'knight-9' })).toBe(
      say('event.trickWon.other-faction', {
        seat: 'Noor',
        losing: 'Knight\u00A09',
        demanded: 'Dwarf',
      }),
    );
  });

  it('keeps a blind card from the other player, and a hand', () => {
    const { state, facts } = act(led('G8', 'K2'), plays('mila', 'K2'));
    const blind = (eyes: 'noor' | 'mila') =>
      words.event(eventOf(seenFrom(game, facts, eyes), 'blindTaken'), game.view(state, eyes));
    expect(blind('noor')).toContain('Dwarf\u00A03');
    expect(blind('mila')).not.toContain('Dwarf\u00A03');
  });

  it('tells a hand in the order of the factions', () => {
    const event: Event = {
      type: 'handDealt',
      seat: 'noor',
      cards: ['dwarf-3', 'knight-2', 'goblin-7', 'goblin-0-3'],
    };
    expect(words.event(event, game.view(led('G8', 'K2')))).toContain(
      'Goblin\u00A00, Goblin\u00A07, Knight\u00A02, and Dwarf\u00A03',
    );
  });
});

describe('what a table of Claim waits for, in words', () => {
  it('names whose card it is, and says when the game is over', () => {
    expect(words.decision(game.pending(led('G8', 'K2')))).toBe(
      say('decide.follow', { seat: 'Mila' }),
    );
    const { state } = act(led('G8', 'K2 G0'), plays('mila', 'G0'));
    expect(words.decision(game.pending(state))).toBe(say('decide.lead', { seat: 'Noor' }));
    expect(words.decision(game.pending(over('G9', 'K2')))).toBe(say('decide.over'));
  });
});
