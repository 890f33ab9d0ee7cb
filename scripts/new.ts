// npm run new -- KIND NAME: writes the files of a recipe in docs/recipes/ where they are not there,
// and says what is still missing of it.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GAME_IDS, isGameId, isPlayed, type GameId } from '../src/games/ids.ts';
import { PUBLISHED, REFERENCE_LOCALE } from '../src/i18n/locales.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import { fileOf } from '../src/site/entries.ts';
import { freshnessOf } from '../src/site/sources.ts';
import { Complaint, entriesIn, hasBegun, sourcesOf, TRANSLATIONS } from './books.ts';
import { gapsOf } from './gaps.ts';
import { filesOf, filled, missingLines, ROOT, stillMissing, type Blanks } from './new/missing.ts';
import type { Recipe } from './new/recipe.ts';
import { KINDS, RECIPES, type Kind } from './new/recipes.ts';

const USAGE = `usage: npm run new -- ${KINDS.join('|')} NAME, such as: npm run new -- scenario claim/two-dwarves`;
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What is wrong with the command. */
class Misuse extends Error {}

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** The languages in which a game is told. */
const localesOf = (game: GameId): string[] =>
  PUBLISHED.filter((locale) => isTranslated(locale, game));

/**
 * What an argument names: a thing of a game, such as `claim/two-dwarves`; a language for a game,
 * `it/claim`; or a game.
 */
function named({ named: as }: Recipe, argument: string): Blanks {
  const parts = argument.split('/');
  const [first = '', second = ''] = parts;
  if (as === 'GAME') {
    if (!ID.test(argument))
      throw new Misuse(
        `${argument}: expected an id for the game in small letters, digits and hyphens`,
      );
    return { game: argument, name: argument, locales: [REFERENCE_LOCALE] };
  }
  const [game, name] = as === 'GAME/NAME' ? [first, second] : [second, first];
  if (parts.length !== 2 || !isGameId(game))
    throw new Misuse(
      `${argument}: expected ${as}, with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(GAME_IDS)} as the game`,
    );
  if (as === 'LOCALE/GAME') {
    if (!(TRANSLATIONS as string[]).includes(name))
      throw new Misuse(`${argument}: expected ${TRANSLATIONS.join(', ')} as the language`);
    return { game, name, locales: [name] };
  }
  if (!ID.test(name))
    throw new Misuse(
      `${argument}: expected a name in small letters, digits and hyphens after ${game}/`,
    );
  return { game, name, locales: localesOf(game) };
}

/** Writes what is not there yet; nothing is ever overwritten. */
async function write(recipe: Recipe, blanks: Blanks): Promise<void> {
  for (const { path, text } of filesOf(recipe, blanks)) {
    const there = existsSync(join(ROOT, path));
    if (!there) {
      await mkdir(dirname(join(ROOT, path)), { recursive: true });
      await writeFile(join(ROOT, path), text, { flag: 'wx' });
    }
    console.log(`${there ? 'there already' : 'written'}: ${path}`);
  }
}

/** For so many texts at most the command that accepts them is written out. */
const MOST_NAMED = 8;

/**
 * What `npm run rules` says of the game, and `npm run translations` of the texts that belong to the
 * thing, with the command that accepts them.
 */
async function saidByLaws(
  game: GameId,
  paths: readonly string[],
  entries: string | undefined,
): Promise<string[]> {
  const gaps = (isPlayed(game) ? await gapsOf(game) : [])
    .filter(({ ids }) => ids.length > 0)
    .map(({ about, ids }) => `${about}: ${ids.join(', ')}`);
  const source = await entriesIn(REFERENCE_LOCALE, game);
  const standings = TRANSLATIONS.filter((locale) => hasBegun(locale, game)).map(async (locale) => {
    const { older, unaccepted } = freshnessOf(
      source,
      await entriesIn(locale, game),
      await sourcesOf(locale, game),
    );
    const isOwn = (name: string): boolean =>
      paths.some((path) => path.startsWith(`content/${locale}/${game}/${fileOf(name)}.`));
    const open = [...older, ...unaccepted].flatMap((name) =>
      isOwn(name) ? [fileOf(name)] : entries && name.startsWith(entries) ? [name] : [],
    );
    const names = [...new Set(open)];
    const accept = `npm run translations -- accept ${locale} ${game} ${names.join(' ')}`;
    return names.length === 0
      ? []
      : [
          `not accepted in ${locale}: ${names.length > MOST_NAMED ? `${names.length} texts` : accept}`,
        ];
  });
  return [...gaps, ...(await Promise.all(standings)).flat()];
}

function say(about: string, lines: readonly string[]): void {
  console.log(
    lines.length > 0
      ? `${about}:\n${lines.map((line) => `  ${line}`).join('\n')}`
      : `${about}: nothing`,
  );
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

async function make([kind = '', argument = '', ...more]: readonly string[]): Promise<void> {
  if (!isKind(kind) || !argument || more.length > 0) throw new Misuse(USAGE);
  const recipe = RECIPES[kind];
  const blanks = named(recipe, argument);
  await write(recipe, blanks);
  const paths = filesOf(recipe, blanks).map(({ path }) => path);
  const laws = isGameId(blanks.game)
    ? await saidByLaws(blanks.game, paths, recipe.entries && filled(recipe.entries, blanks)).catch(
        (error: unknown) => [firstLine(error)],
      )
    : [];
  say('still missing', [...stillMissing(recipe, blanks), ...laws]);
  say('if you like', missingLines(recipe, blanks, 'optional'));
  say(
    'what says whether it holds',
    recipe.checks.map((check) => filled(check, blanks)),
  );
}

try {
  await make(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse) && !(error instanceof Complaint)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
