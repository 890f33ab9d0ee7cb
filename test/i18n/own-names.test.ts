import { describe, expect, it } from 'vitest';
import { namesInTexts, renaming } from '../../src/i18n/own-names.ts';
import { translatedPlayedGames } from '../../src/i18n/game-languages.ts';
import { LANGUAGES } from '../../src/i18n/languages/all.ts';
import type { FormOfName } from '../../src/i18n/languages/language.ts';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { SEATS } from '../../src/engine/types.ts';
import { PRINTED } from '../../src/islands/names/kept.ts';
import { gameMessages } from '../support/messages.ts';

const NAMES = SEATS.map((seat) => PRINTED[seat]);

/**
 * A sentence as a page shows it when the four seats are called so; the marks around own names
 * become brackets.
 */
function told(locale: Locale, own: readonly (string | undefined)[], sentence: string): string {
  const rename = renaming(namesInTexts(locale, NAMES, []), namesInTexts(locale, NAMES, own));
  const renamed = rename(sentence);
  expect(rename(renamed), 'what is renamed stays so').toBe(renamed);
  return renamed.replace(/\u2068/g, '<').replace(/\u2069/g, '>');
}

/** What a language makes of names, by form, with the words it puts before them. */
const formsIn = (locale: Locale, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<FormOfName>(LANGUAGES[locale].seatForms).map(([form, of]) => [form, of(name)]),
  );

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
  ])('of %s is %s in German', (name, genitive) =>
    expect(formsIn('de', name)).toEqual({ gen: genitive }),
  );

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
  ])('of %s is %s in Dutch', (name, genitive) =>
    expect(formsIn('nl', name)).toEqual({ gen: genitive }),
  );
});

describe('what French puts before a name', () => {
  it.each([
    ['Ines', 'd’Ines', 'qu’Ines'],
    ['Anna', 'd’Anna', 'qu’Anna'],
    ['Éva', 'd’Éva', 'qu’Éva'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Hugo', 'd’Hugo', 'qu’Hugo'],
    ['Yann', 'de Yann', 'que Yann'],
    ['Paul', 'de Paul', 'que Paul'],
    ['Zoë', 'de Zoë', 'que Zoë'],
    ['李', 'de 李', 'que 李'],
  ])('%s: %s, %s', (name, de, que) =>
    expect(formsIn('fr', name)).toEqual({ a: `à ${name}`, de, que }),
  );
});

describe('what Spanish puts between names', () => {
  it.each([
    ['Ines', 'e Ines', 'o Ines'],
    ['Hilda', 'e Hilda', 'o Hilda'],
    ['Iago', 'y Iago', 'o Iago'],
    ['Yolanda', 'y Yolanda', 'o Yolanda'],
    ['Yvette', 'e Yvette', 'o Yvette'],
    ['Óscar', 'y Óscar', 'u Óscar'],
    ['Horacio', 'y Horacio', 'u Horacio'],
    ['Paul', 'y Paul', 'o Paul'],
    ['Éva', 'y Éva', 'o Éva'],
  ])('%s: %s, %s', (name, and, or) => expect(formsIn('es', name)).toMatchObject({ and, or }));
});

describe('the cases of a name in Hungarian', () => {
  it.each([
    ['Anna', 'Annát', 'Annának', 'Annával', 'Annától', 'Annához', 'Annáé'],
    ['Éva', 'Évát', 'Évának', 'Évával', 'Évától', 'Évához', 'Éváé'],
    ['Ines', 'Inest', 'Inesnek', 'Inesszel', 'Inestől', 'Ineshez', 'Inesé'],
    ['Noor', 'Noort', 'Noornak', 'Noorral', 'Noortól', 'Noorhoz', 'Nooré'],
    ['Juri', 'Jurit', 'Jurinak', 'Jurival', 'Juritól', 'Jurihoz', 'Jurié'],
    ['Paul', 'Pault', 'Paulnak', 'Paullal', 'Paultól', 'Paulhoz', 'Paulé'],
    ['Imre', 'Imrét', 'Imrének', 'Imrével', 'Imrétől', 'Imréhez', 'Imréé'],
    ['Ákos', 'Ákost', 'Ákosnak', 'Ákossal', 'Ákostól', 'Ákoshoz', 'Ákosé'],
    ['Balázs', 'Balázst', 'Balázsnak', 'Balázzsal', 'Balázstól', 'Balázshoz', 'Balázsé'],
    ['György', 'Györgyöt', 'Györgynek', 'Györggyel', 'Györgytől', 'Györgyhöz', 'Györgyé'],
    ['Dávid', 'Dávidot', 'Dávidnak', 'Dáviddal', 'Dávidtól', 'Dávidhoz', 'Dávidé'],
    ['Kinga', 'Kingát', 'Kingának', 'Kingával', 'Kingától', 'Kingához', 'Kingáé'],
    ['Will', 'Willt', 'Willnek', 'Will-lel', 'Willtől', 'Willhez', 'Willé'],
    ['Zoë', 'Zoët', 'Zoënak', 'Zoëval', 'Zoëtól', 'Zoëhoz', 'Zoëé'],
  ])('%s: %s, %s, %s, %s, %s, %s', (name, acc, dat, ins, abl, to, own) =>
    expect(formsIn('hu', name)).toMatchObject({ acc, dat, ins, abl, to, own }),
  );
});

describe('own names in sentences', () => {
  it('take the place of ours, whatever stands around them', () => {
    expect(
      told('en', ['Lars'], 'Noor takes 3 coins. (Noor’s) “Noor”, Noor–Mila: Noor’s turn.'),
    ).toBe('<Lars> takes 3 coins. (<Lars>’s) “<Lars>”, <Lars>–Mila: <Lars>’s turn.');
  });

  it('have the genitive of their own in German', () => {
    expect(
      told(
        'de',
        ['Lars', 'Eva', undefined, 'Beatrix'],
        'Noors Zug, Milas Karte, Juris Marker, Ines’ Geld. Noor gibt Ines.',
      ),
    ).toBe('<Lars>’ Zug, <Eva>s Karte, Juris Marker, <Beatrix>’ Geld. <Lars> gibt <Beatrix>.');
  });

  it('and in Dutch', () => {
    expect(told('nl', ['Eva', 'Max'], 'Noors beurt, Mila’s kaart en die van Noor.')).toBe(
      '<Eva>’s beurt, <Max>’ kaart en die van <Eva>.',
    );
  });

  it('and whatever French puts before them', () => {
    const sentence = 'Les pièces d’Ines et de Noor. D’Ines à Noor, plus qu’Ines.';
    expect(told('fr', ['Éva', undefined, undefined, 'Paul'], sentence)).toBe(
      'Les pièces de <Paul> et d’<Éva>. De <Paul> à <Éva>, plus que <Paul>.',
    );
  });

  it('have the word between them that Spanish wants', () => {
    expect(
      told(
        'es',
        [undefined, 'Isabel', undefined, 'Paul'],
        'Noor y Mila, Noor e Ines, Noor y Juri.',
      ),
    ).toBe('Noor e <Isabel>, Noor y <Paul>, Noor y Juri.');
  });

  it('change as a whole where Hungarian changes them', () => {
    expect(
      told('hu', ['Anna', 'Paul'], 'Noor ad Milának. Mila elveszi Noort, Noorral. Juri Noornál.'),
    ).toBe('<Anna> ad <Paul>nak. <Paul> elveszi <Annát>, <Annával>. Juri <Annánál>.');
  });

  it('leave words alone that only contain a name', () => {
    expect(told('en', ['Lars', 'Eva', 'Tom', 'Kim'], 'Noord, Milano, Jurist, Inessa, Camila')).toBe(
      'Noord, Milano, Jurist, Inessa, Camila',
    );
  });

  it('may be each other’s, ours, or contain one of ours', () => {
    expect(
      told('de', ['Mila', 'Noor', 'Ines Juri'], 'Noors Karte geht an Mila, Juris an Ines.'),
    ).toBe('<Mila>s Karte geht an <Noor>, <Ines Juri>s an Ines.');
  });

  it('may hold what means something in a pattern or a replacement', () => {
    expect(told('de', ['$&', '(a|b)*', '\\', '<b>'], 'Noor, Milas, Juri, Ines’')).toBe(
      '<$&>, <(a|b)*>’s, <\\>, <<b>>’s',
    );
  });

  it('follow from one another where a reader changes them, and go back to ours', () => {
    const [ours, first, second] = [[], ['Lars', 'Noor'], ['Eva']].map((own) =>
      namesInTexts('de', NAMES, own),
    );
    const sentence = 'Noors Karte geht an Mila.';
    const renamed = renaming(ours!, first!)(sentence);
    expect(renaming(first!, second!)(renamed)).toBe(renaming(ours!, second!)(sentence));
    expect(renaming(first!, ours!)(renamed)).toBe(sentence);
  });
});

describe('the languages of the site', () => {
  it.each(translatedPlayedGames())(
    '$locale, $game: the names of the seats are those that readers replace',
    async ({ locale, game }) => {
      const messages = await gameMessages(locale, game);
      for (const seat of SEATS) expect(messages[`seat.${seat}`]).toBe(PRINTED[seat]);
    },
  );

  it.each(translatedPlayedGames())(
    '$locale, $game: each form of a seat’s name is one that own names have too',
    async ({ locale, game }) => {
      for (const [key, form] of Object.entries(await gameMessages(locale, game))) {
        const [kind, seat, name] = key.split('.');
        if (kind !== 'seat' || !name) continue;
        expect(seat, `${key} is a rule for any name`).not.toBe('*');
        const forms: Readonly<Record<string, FormOfName>> = LANGUAGES[locale].seatForms;
        expect(forms[name]?.(PRINTED[seat as (typeof SEATS)[number]]), key).toBe(form);
      }
    },
  );

  it('are all tried here', () => expect([...PUBLISHED].sort()).toEqual(['de', 'en', 'nl']));
});
