import { describe, expect, it } from 'vitest';
import { freshGame } from '../../src/engine/play.ts';
import { mixed } from '../../src/engine/random.ts';
import { SEATS, type Decision, type GameTypes, type Table } from '../../src/engine/types.ts';
import type { Describer } from '../../src/narration/describer.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { moves, type Laws } from '../games/playthrough.ts';
import { claimLaws } from '../support/claim-laws.ts';
import { TRANSLATIONS, type Whole } from '../support/games.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';
import { kingOfTheValleyLaws } from '../support/king-of-the-valley-laws.ts';
import { rivalKingsLaws } from '../support/rival-kings-laws.ts';
import { describerOf } from '../../src/narration/registry.ts';
import type { PlayedId } from '../../src/games/ids.ts';

const LAWS = {
  'rival-kings': rivalKingsLaws,
  claim: claimLaws,
  'king-of-the-valley': kingOfTheValleyLaws,
} as unknown as Readonly<Record<PlayedId, Laws<GameTypes>>>;
const RANDOM_GAMES = 12;

/** The settled tables of random games, from the box to the end. */
function* tablesOf({ id, game }: Pick<Whole, 'id' | 'game'>): Generator<Table> {
  const { min, max } = game.seats;
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) {
    const seats = SEATS.slice(0, min + (seed % (max - min + 1)));
    const box = game.start({ box: true, players: seats.map((seat) => ({ seat })) });
    if (box.ok) yield box.state;
    yield freshGame(game, seats, mixed(seed));
    for (const { after } of moves(game, LAWS[id], { seats, seed, rulings: {} })) yield after;
  }
}

/**
 * Decisions without a sentence, or whose sentence does not name the seat, where it is always a
 * single one that decides.
 */
function untold(
  decisions: readonly (Decision | undefined)[],
  { decision: tell }: Describer,
  messages: Messages,
): string[] {
  const shared = new Set(
    decisions.flatMap((decision) => (decision && decision.seats.length > 1 ? [decision.name] : [])),
  );
  const isTranslated = (decision: Decision | undefined): boolean => {
    try {
      const sentence = tell(decision);
      const name =
        decision && !shared.has(decision.name) ? messages[`seat.${decision.seats[0]}`]! : '';
      return (
        sentence.trim() !== '' &&
        sentence.includes(name) &&
        !/[{}]|undefined|\[object/.test(sentence)
      );
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
  return [
    ...new Set(
      decisions
        .filter((decision) => !isTranslated(decision))
        .map((decision) => decision?.name ?? 'over'),
    ),
  ];
}

describe.each(TRANSLATIONS)('$id in $locale', async ({ id, game, locale }) => {
  const messages = await gameMessages(locale, id);
  const tables = [...tablesOf({ id, game })];
  const decisions = tables.map((state) => game.pending(state));
  const decide = Object.keys(messages).filter((key) => key.startsWith('decide.'));
  const describing = (words: Messages) => describerOf(id, translatorOf(locale, words));

  it('has a name for every part of a score', () => {
    const scores = tables.flatMap((state) => game.outcome(state)?.scores ?? []);
    const parts = new Set(scores.flatMap((score) => LAWS[id].parts(score)).map(({ part }) => part));
    expect(parts.size).toBeGreaterThan(1);
    expect([...parts].filter((part) => !messages[part])).toEqual([]);
  });

  it('has a sentence for every decision that comes up', async () => {
    expect(untold(decisions, await describing(messages), messages)).toEqual([]);
  });

  it.for(decide)('and each has to be there: without %s there is none', async (key) => {
    const { [key]: _, ...others } = messages;
    expect(untold(decisions, await describing(others), messages)).toEqual([
      key.slice('decide.'.length),
    ]);
  });
});
