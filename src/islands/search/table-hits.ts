import { encodeLink } from '../../engine/permalink.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { OwnNumbers } from '../../games/manifest.ts';
import { loadOwnNumbers } from '../../games/registry.ts';
import { BASE } from '../../i18n/base.ts';
import type { Locale } from '../../i18n/locales.ts';
import { scriptLinks } from '../../i18n/script-links.ts';
import { say, type Words } from '../../i18n/words.ts';
import { loadJson } from '../../browser/load.ts';
import { keptHouseRules, withKnownReadings } from '../house-rules/kept.ts';
import { withOwnNumbers } from '../own-numbers/kept.ts';
import { loadNamedTables } from '../registry.ts';
import type { NamedTable } from '../table/named-table.ts';
import { openTableReferee, type TableReferee } from '../table/table-referee.ts';
import type { TableVerdict } from '../table/shown-answer.ts';
import { linkOf, type Situation } from '../table/situation.ts';
import { escapeHtml } from '../../i18n/html.ts';
import type { WhatIf } from '../../narration/frame.ts';
import type { Named } from './named.ts';
import type { Hit } from './hit.ts';

/** What tables of a game are asked with. */
interface Loaded {
  readonly referee: TableReferee;
  readonly readings: WhatIf['rulings'];
  readonly numbers: OwnNumbers | undefined;
}

const referees = new Map<PlayedId, Promise<Loaded>>();

/** The referee of a game, loaded once; after a failure the next search tries anew. */
function refereeOf(game: PlayedId, locale: Locale) {
  const known = referees.get(game);
  if (known) return known;
  const words: Words = {};
  const loading = Promise.all([
    openTableReferee(game, locale, words),
    loadJson<WhatIf>(`${BASE}${locale}/${game}/rulings.json`),
    loadOwnNumbers(game),
  ]).then(([referee, { rulings }, numbers]) => ({ referee, readings: rulings, numbers }));
  referees.set(game, loading);
  loading.catch(() => referees.delete(game));
  return loading;
}

/**
 * The tables that some cards may mean, laid out, each with its answer in a line and the address
 * that opens it in the table tool. `asked`: the language below whose addresses the reader is. The
 * reader's own house rules hold, and the numbers of the reader's own copy. Rejects where the
 * referee cannot be had.
 */
export async function tableHits(
  cards: readonly Named[],
  locale: Locale,
  readerLocale: Locale,
): Promise<Hit[]> {
  const { game } = cards[0]!;
  const { tablesNamed } = await loadNamedTables(game);
  const tables = tablesNamed(cards);
  if (tables.length === 0) return [];
  const { referee, readings, numbers } = await refereeOf(game, locale);
  const rulings = withKnownReadings(keptHouseRules(game).rules, readings);
  const own = tables.map((table) => ({
    ...table,
    position: withOwnNumbers(game, numbers, table.position),
  }));
  return Promise.all(
    own.map((table) =>
      hitOf(table, { game, referee, rulings, page: scriptLinks.table(readerLocale, game) }),
    ),
  );
}

interface Asking {
  readonly game: PlayedId;
  readonly referee: TableReferee;
  readonly rulings: Situation['rulings'];
  /** The address of the table tool. */
  readonly page: string;
}

async function hitOf(
  { position, seats, assumed }: NamedTable,
  { game, referee, rulings, page }: Asking,
): Promise<Hit> {
  const situation: Situation = { position, choices: {}, rulings };
  const verdict = assumed !== 'missing' ? referee.answer(situation) : undefined;
  const moves = verdict?.ok ? verdict.answer.moves : [];
  const nameOf = (key: string): string => say(referee.names, key).replaceAll('\u00AD', '');
  const title = seats
    .map(
      ({ seat, cards }) =>
        `${nameOf(`seat.${seat}`)}: ${cards.map(({ name, value = '' }) => `${nameOf(name)} ${value}`.trim()).join(' + ')}`,
    )
    .join(' · ');
  return {
    url: `${page}#${await encodeLink(linkOf(game, situation, moves))}`,
    kind: 'table',
    title,
    text: textOf(verdict),
    ...(verdict?.ok && verdict.answer.condition !== '' && { condition: verdict.answer.condition }),
    number: '',
    place: '',
    foreign: [],
    score: 1,
    times: 1,
    from: { names: {} },
    ...(assumed && { assumed }),
  };
}

/** The answer in a line, or why such a table cannot be; nothing where it is not whole. */
function textOf(verdict: TableVerdict | undefined): string {
  if (!verdict) return '';
  return verdict.ok ? escapeHtml(verdict.answer.headline) : verdict.refused.sentence;
}
