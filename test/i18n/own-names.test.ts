import { describe, expect, it } from 'vitest';
import { formsOfName, namesInTexts, renaming } from '../../src/i18n/own-names.ts';
import { translatedPlayedGames } from '../../src/i18n/game-languages.ts';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { SEATS } from '../../src/engine/types.ts';
import { PRINTED } from '../../src/islands/names/kept.ts';
import { gameMessages } from '../support/messages.ts';

const NAMES = SEATS.map((seat) => PRINTED[seat]);

/** A sentence as a page shows it when the four seats are called so; the marks around own names become brackets. */
function told(locale: Locale, own: readonly (string | undefined)[], sentence: string): string {
  const rename = renaming(namesInTexts(locale, NAMES, []), namesInTexts(locale, NAMES, own));
  const renamed = rename(sentence);
  expect(rename(renamed), 'what is renamed stays so').toBe(renamed);
  return renamed.replace(/\u2068/g, '<').replace(/\u2069/g, '>');
}

describe('the genitive', () => {
  it.each([
    ['Lars', 'Lars’'],
    ['Max', 'Max’'],
    ['Moritz', 'Moritz’'],
    ['Voß', 'Voß’'],
    ['Miloš', 'Miloš’'],
    ['ALEX', 'ALEX’'],
    ['Anna', 'Annas'],
    ['René', 'Renés'],
    ['Sascha', 'Saschas'],
    ['李', '李’s'],
    ['R2', 'R2’s'],
    ['🦊', '🦊’s'],
  ])('of %s is %s in German', (name, genitive) => expect(formsOfName('de', name)).toEqual([name, genitive]));

  it.each([
    ['Lars', 'Lars’'],
    ['Max', 'Max’'],
    ['Noor', 'Noors'],
    ['Mila', 'Mila’s'],
    ['Juri', 'Juri’s'],
    ['Anny', 'Anny’s'],
    ['Anne', 'Annes'],
    ['René', 'Renés'],
    ['Дима', 'Дима’s'],
  ])('of %s is %s in Dutch', (name, genitive) => expect(formsOfName('nl', name)).toEqual([name, genitive]));
});

describe('own names in sentences', () => {
  it('take the place of ours, whatever stands around them', () => {
    expect(told('en', ['Lars'], 'Noor takes 3 coins. (Noor’s) “Noor”, Noor–Mila: Noor’s turn.')).toBe(
      '<Lars> takes 3 coins. (<Lars>’s) “<Lars>”, <Lars>–Mila: <Lars>’s turn.',
    );
  });

  it('have the genitive of their own in German', () => {
    expect(told('de', ['Lars', 'Eva', undefined, 'Beatrix'], 'Noors Zug, Milas Karte, Juris Marker, Ines’ Geld. Noor gibt Ines.')).toBe(
      '<Lars>’ Zug, <Eva>s Karte, Juris Marker, <Beatrix>’ Geld. <Lars> gibt <Beatrix>.',
    );
  });

  it('and in Dutch', () => {
    expect(told('nl', ['Eva', 'Max'], 'Noors beurt, Mila’s kaart en die van Noor.')).toBe('<Eva>’s beurt, <Max>’ kaart en die van <Eva>.');
  });

  it('leave words alone that only contain a name', () => {
    expect(told('en', ['Lars', 'Eva', 'Tom', 'Kim'], 'Noord, Milano, Jurist, Inessa, Camila')).toBe(
      'Noord, Milano, Jurist, Inessa, Camila',
    );
  });

  it('may be each other’s, ours, or contain one of ours', () => {
    expect(told('de', ['Mila', 'Noor', 'Ines Juri'], 'Noors Karte geht an Mila, Juris an Ines.')).toBe(
      '<Mila>s Karte geht an <Noor>, <Ines Juri>s an Ines.',
    );
  });

  it('may hold what means something in a pattern or a replacement', () => {
    expect(told('de', ['$&', '(a|b)*', '\\', '<b>'], 'Noor, Milas, Juri, Ines’')).toBe('<$&>, <(a|b)*>’s, <\\>, <<b>>’s');
  });

  it('follow from one another where a reader changes them, and go back to ours', () => {
    const [ours, first, second] = [[], ['Lars', 'Noor'], ['Eva']].map((own) => namesInTexts('de', NAMES, own));
    const sentence = 'Noors Karte geht an Mila.';
    const renamed = renaming(ours!, first!)(sentence);
    expect(renaming(first!, second!)(renamed)).toBe(renaming(ours!, second!)(sentence));
    expect(renaming(first!, ours!)(renamed)).toBe(sentence);
  });
});

describe('the languages of the site', () => {
  it.each(translatedPlayedGames())('$locale, $game: the names of the seats are those that readers replace', async ({ locale, game }) => {
    const messages = await gameMessages(locale, game);
    for (const seat of SEATS) expect(messages[`seat.${seat}`]).toBe(PRINTED[seat]);
  });

  it.each(translatedPlayedGames())(
    '$locale, $game: each form of a seat’s name is one that own names have too',
    async ({ locale, game }) => {
      for (const [key, form] of Object.entries(await gameMessages(locale, game))) {
        const [kind, seat, name] = key.split('.');
        if (kind !== 'seat' || !name) continue;
        expect(seat, `${key} is a rule for any name`).not.toBe('*');
        expect(formsOfName(locale, PRINTED[seat as (typeof SEATS)[number]]), key).toContain(form);
      }
    },
  );

  it('are all tried here', () => expect([...PUBLISHED].sort()).toEqual(['de', 'en', 'nl']));
});
