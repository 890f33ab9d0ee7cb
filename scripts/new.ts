// npm run new -- KIND NAME: writes the files of a recipe in CONTRIBUTING.md where they are not there, and says what is still missing of it.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GAME_IDS, isGameId, type GameId } from '../src/games/ids.ts';
import { PUBLISHED, REFERENCE_LOCALE } from '../src/i18n/locales.ts';
import { isTranslated } from '../src/i18n/game-languages.ts';
import { fileOf } from '../src/site/entries.ts';
import { standingOf } from '../src/site/sources.ts';
import { Complaint, entriesIn, sourcesOf } from './books.ts';
import { gapsOf } from './gaps.ts';
import { filesOf, filled, missingLines, ROOT, stillMissing, type Blanks } from './new/missing.ts';
import { KINDS, RECIPES, type Kind, type Recipe } from './new/recipes.ts';

const USAGE = `usage: npm run new -- ${KINDS.join('|')} NAME, such as: npm run new -- scenario claim/two-dwarves`;
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What is wrong with the command. */
class Misuse extends Error {}

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** A thing of a game, such as `claim/two-dwarves`. */
function named(argument: string): { readonly game: GameId; readonly blanks: Blanks } {
  const [game = '', name = '', ...more] = argument.split('/');
  if (!isGameId(game)) throw new Misuse(`${argument}: expected GAME/NAME, with ${GAME_IDS.join(' or ')} as the game`);
  if (more.length > 0 || !ID.test(name))
    throw new Misuse(`${argument}: expected a name in small letters, digits and hyphens after ${game}/`);
  return { game, blanks: { game, name, locales: PUBLISHED.filter((locale) => isTranslated(locale, game)) } };
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

/** What `npm run rules` says of the game, and `npm run translations` of the texts among these files. */
async function saidByLaws(game: GameId, { locales }: Blanks, paths: readonly string[]): Promise<string[]> {
  const gaps = (await gapsOf(game)).filter(({ ids }) => ids.length > 0).map(({ about, ids }) => `${about}: ${ids.join(', ')}`);
  const source = await entriesIn(REFERENCE_LOCALE, game);
  const translations = PUBLISHED.filter((locale) => locale !== REFERENCE_LOCALE && locales.includes(locale)).map(async (locale) => {
    const { missing, older, unaccepted } = standingOf(source, await entriesIn(locale, game), await sourcesOf(locale, game));
    const ofThese = (names: readonly string[]): string[] => [
      ...new Set(names.map(fileOf).filter((file) => paths.includes(`content/${locale}/${game}/${file}.mdx`))),
    ];
    const told = { missing: ofThese(missing), 'older than the source': ofThese(older), 'not accepted': ofThese(unaccepted) };
    return Object.entries(told).flatMap(([about, files]) => (files.length > 0 ? [`${about} in ${locale}: ${files.join(', ')}`] : []));
  });
  return [...gaps, ...(await Promise.all(translations)).flat()];
}

function say(about: string, lines: readonly string[]): void {
  console.log(lines.length > 0 ? `${about}:\n${lines.map((line) => `  ${line}`).join('\n')}` : `${about}: nothing`);
}

async function make([kind = '', argument = '', ...more]: readonly string[]): Promise<void> {
  if (!isKind(kind) || !argument || more.length > 0) throw new Misuse(USAGE);
  const recipe = RECIPES[kind];
  const { game, blanks } = named(argument);
  await write(recipe, blanks);
  const paths = filesOf(recipe, blanks).map(({ path }) => path);
  const laws = await saidByLaws(game, blanks, paths).catch((error: unknown) => [(error as Error).message.split('\n')[0]!]);
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
