import { describe, expect, it } from 'vitest';
import { ask } from '../../src/engine/inquiry.ts';
import { seeded } from '../../src/engine/random.ts';
import { replay } from '../../src/engine/replay.ts';
import { SEATS, type GameTypes } from '../../src/engine/types.ts';
import { game as claim } from '../../src/games/claim/game.ts';
import { inquiry } from '../../src/games/claim/inquiry.ts';
import { game as kingOfTheValley } from '../../src/games/king-of-the-valley/game.ts';
import { game as rivalKings } from '../../src/games/rival-kings/game.ts';
import type { Redealable } from '../../src/engine/game.ts';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { answerInClaim } from '../../src/narration/claim/answers/answer.ts';
import { describerOf } from '../../src/narration/registry.ts';
import { moves, type Laws, type Move } from '../games/playthrough.ts';
import { claimLaws } from '../support/claim-laws.ts';
import { tappedTrick } from '../support/claim-answers.ts';
import { GAMES, type Whole } from '../support/games.ts';
import { kingOfTheValleyLaws } from '../support/king-of-the-valley-laws.ts';
import { gameMessages, noting } from '../support/messages.ts';
import { rivalKingsLaws } from '../support/rival-kings-laws.ts';
import { withoutLog } from './switch-laws.ts';

/** How a message says that it goes by an option that somebody has chosen, and that nobody has. */
interface Says {
  readonly chosen: RegExp;
  readonly byDefault: RegExp;
}
const SAYS: Readonly<Partial<Record<Locale, Says>>> = {
  en: { chosen: /option chosen here/i, byDefault: /by default/i },
  de: { chosen: /(der hier gewählten|in dieser) Auslegung/i, byDefault: /nach der Vorgabe/i },
  nl: { chosen: /hier gekozen lezing/i, byDefault: /standaard/i },
};

/** A game with what random play needs to know of it; types differ from game to game. */
const PLAYED = {
  'rival-kings': [rivalKings, rivalKingsLaws],
  claim: [claim, claimLaws],
  'king-of-the-valley': [kingOfTheValley, kingOfTheValleyLaws],
} as unknown as Readonly<Record<Whole['id'], readonly [Redealable, Laws<GameTypes>]>>;

const RANDOM_GAMES = 4;
const TRICKS = 200;

type Readings = Readonly<Record<string, string>>;

/**
 * Which messages are asked for where every question is answered in this way: in random games, in
 * the scenarios of the questions, and in answers to tricks of Claim.
 */
async function askedUnder({ id, scenarios }: Whole, rulings: Readings): Promise<readonly string[]> {
  const { t, asked } = noting(REFERENCE_LOCALE, await gameMessages(REFERENCE_LOCALE, id), id);
  const describer = await describerOf(id, t);
  const [game, laws] = PLAYED[id];
  const tellEvents = ({ facts, states }: Pick<Move<GameTypes>, 'facts' | 'states'>): void => {
    for (const [place, { event }] of facts.entries())
      describer.event(event, game.view(states[place]!));
  };
  const tellRefusals = (state: GameTypes['state']): void => {
    for (const { seat } of state.players) {
      const refusals = game.imaginable(state, seat).map((action) => game.judge(state, action));
      for (const refusal of refusals.filter((one) => one !== undefined)) describer.refusal(refusal);
    }
  };
  for (let seed = 0; seed < RANDOM_GAMES; seed += 1) {
    for (const move of moves(game, laws, { seats: SEATS.slice(0, 2), seed, rulings })) {
      tellEvents(move);
      tellRefusals(move.after);
    }
  }
  for (const { scenario } of scenarios.filter(({ file }) => file.startsWith('switch-'))) {
    const { steps } = replay(game, {
      ...scenario,
      rulings,
      steps: scenario.steps.map(withoutLog) as never,
    });
    for (const step of steps) {
      tellEvents(step);
      for (const state of [step.before, ...step.states]) tellRefusals(state);
    }
  }
  if (id === 'claim') {
    const random = seeded(1);
    for (let trick = 0; trick < TRICKS; trick += 1) {
      const answered = ask(claim, inquiry, { ...tappedTrick(random), rulings });
      if (answered.ok) answerInClaim(t, answered.answer);
    }
  }
  return [...asked.keys()];
}

const otherReadings = ({ game }: Whole): Readings =>
  Object.fromEntries(
    Object.entries(game.rulings).map(([id, { options }]) => [id, options.at(-1)!]),
  );

describe.each(GAMES)('the messages of $id', async (whole) => {
  const { id, locales } = whole;
  const saying = async (
    locale: Locale,
    keys: readonly string[],
    what: keyof Says,
  ): Promise<string[]> => {
    const messages = await gameMessages(locale, id);
    return keys.filter((key) => SAYS[locale]![what].test(messages[key] ?? ''));
  };
  const [byDefault, otherwise] = await Promise.all([
    askedUnder(whole, {}),
    askedUnder(whole, otherReadings(whole)),
  ]);

  it.each(locales)('say of no default that somebody has chosen it, in %s', async (locale) => {
    expect(await saying(locale, byDefault, 'chosen')).toEqual([]);
  });

  it.each(locales)(
    'call nothing a default where every other option is chosen, in %s',
    async (locale) => {
      expect(await saying(locale, otherwise, 'byDefault')).toEqual([]);
    },
  );
});
