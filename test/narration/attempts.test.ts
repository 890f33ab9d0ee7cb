import { describe, expect, it } from 'vitest';
import { attemptsOf } from '../../src/narration/attempts.ts';
import type { CharacterId, Symbols } from '../../src/games/rival-kings/characters.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { table } from '../support/rival-kings.ts';
import { tellingIn } from '../support/telling.ts';

/** Which Traders Noor is offered to play with these characters in hand. */
async function traders(
  hand: readonly CharacterId[],
  { locale = 'en', symbols = {} }: { locale?: Locale; symbols?: Symbols } = {},
) {
  const state = table({
    players: [{ seat: 'noor', hand }, { seat: 'mila' }, { seat: 'juri' }],
    symbols,
  });
  const [choose] = attemptsOf(await tellingIn(locale), state, 'noor').filter(
    ({ kind }) => kind === 'choose',
  );
  return choose!.actions.map(({ label }) => label).filter((label) => /Trader|Händler/.test(label));
}

describe('two characters of the same name', () => {
  it('are told apart by the tie-break symbol where both are among the offers', async () => {
    expect(await traders(['trader-1', 'trader-2', 'queen'])).toEqual([
      'Play the Trader with the tie-break symbol',
      'Play the Trader',
    ]);
    expect(await traders(['trader-2', 'trader-1'], { locale: 'de' })).toEqual([
      'Ausspielen: Händler',
      'Ausspielen: Händler mit Symbol für Gleichstand',
    ]);
  });

  it('go by the symbol on the reader’s own cards', async () => {
    expect(await traders(['trader-1', 'trader-2'], { symbols: { F: 'trader-2' } })).toEqual([
      'Play the Trader',
      'Play the Trader with the tie-break symbol',
    ]);
  });

  it('need no more than their name where one is alone', async () => {
    expect(await traders(['trader-1', 'queen'])).toEqual(['Play the Trader']);
  });
});
