import { describe, expect, it } from 'vitest';
import { nameOrFault } from '../../src/site/names.ts';
import { everyElement, filesOf, pageOf, textOf } from '../support/content.ts';
import { TRANSLATIONS } from '../support/games.ts';
import { gameMessages, translatorOf } from '../support/messages.ts';

const FILE = 'content/hu/rival-kings/messages.json';
const PAGE = '/hu/rival-kings/rules/pairs/';
const t = translatorOf('hu', {
  'card.mine': 'bánya',
  'card.mine.acc': 'bányát',
  'card.inn': 'fogadó',
  'character.queen': 'királynő',
});
const said = (kind: string, id: string, form?: string): string =>
  nameOrFault(t, FILE, kind, id, form, PAGE);

describe('a name in a text', () => {
  it('is plain, in a form, or in a form with a capital', () => {
    expect([
      said('card', 'mine'),
      said('card', 'mine', 'acc'),
      said('card', 'mine', 'Acc'),
    ]).toEqual(['bánya', 'bányát', 'Bányát']);
  });

  it.for([
    [
      'card',
      'mine',
      'akk',
      `${FILE}, card.mine.akk: is missing, but ${PAGE} asks for it; forms of card: acc`,
    ],
    [
      'card',
      'inn',
      'Acc',
      `${FILE}, card.inn.acc: is missing, but ${PAGE} asks for it; forms of card: acc`,
    ],
    [
      'character',
      'queen',
      'acc',
      `${FILE}, character.queen.acc: is missing, but ${PAGE} asks for it; forms of character: none`,
    ],
  ] as const)(
    'is one line with file and key where it lacks the form: %s %s %s',
    ([kind, id, form, line]) => {
      expect(() => said(kind, id, form)).toThrow(new RangeError(line));
    },
  );
});

describe.each(TRANSLATIONS)('the texts of $id in $locale', async ({ id: game, locale }) => {
  const names = translatorOf(locale, await gameMessages(locale, game));
  const pages = (await filesOf(locale)).filter(
    (file) => file.startsWith(`${game}/`) && file.endsWith('.mdx'),
  );

  it('say every name in a form that it has', async () => {
    for (const page of pages) {
      const told = everyElement(pageOf(await textOf(locale, page)).elements).filter(
        ({ attributes }) => attributes.form !== undefined,
      );
      for (const { name, attributes } of told) {
        const file = `content/${locale}/${game}/messages.json`;
        nameOrFault(
          names,
          file,
          name.toLowerCase(),
          attributes.id ?? '',
          attributes.form,
          `content/${locale}/${page}`,
        );
      }
    }
  });
});
