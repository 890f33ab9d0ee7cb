import { links } from '../../i18n/links.ts';
import { siteText } from '../../i18n/messages.ts';
import type { FullRecord } from '../full-text.ts';
import { termsByName } from '../glossary.ts';
import type { Source } from './source.ts';

/** A record for each term of the glossary. */
export const termAnswers = ({ locale, game, asked, below }: Source): FullRecord[] =>
  termsByName(locale, game).map(({ id, name, text }) => {
    const url = below(links.term(locale, game, id));
    return {
      url,
      kind: 'term',
      title: name,
      text,
      place: siteText(locale)('glossary.title'),
      ...asked(url),
    };
  });
