import { getEntry } from 'astro:content';
import { links } from '../../i18n/links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { siteText } from '../../i18n/messages.ts';
import type { FullRecord } from '../full-text.ts';
import { shelfOf } from '../library.ts';
import { plainReader } from './reader.ts';

/**
 * A record for each page about no game: the library with what leads on from there, and what is said
 * about the site.
 */
export async function siteAnswers(locale: Locale): Promise<FullRecord[]> {
  const text = siteText(locale);
  const doors = [
    text('door.look-up'),
    text('door.look-up.text'),
    text('door.learn'),
    text('door.learn.text'),
    text('door.settle'),
    text('door.settle.text'),
  ];
  const shelf = (await shelfOf(locale)).flatMap(({ title, text: told, facts }) => [
    title,
    told,
    facts,
  ]);
  const about = (await getEntry('pages', `${locale}/about`))!;
  const removing = [text('device.remove'), text('device.sure')];
  return [
    {
      url: '',
      kind: 'page',
      title: text('library.title'),
      text: [text('library.lead'), ...doors, ...shelf].join(' '),
    },
    {
      url: links.about(locale).slice(links.library(locale).length),
      kind: 'page',
      title: about.data.title,
      text: [about.data.lead, plainReader.text(about), ...removing].join(' '),
    },
  ];
}
