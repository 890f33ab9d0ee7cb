import type { SubjectId } from '../cards.ts';
import type { Ability, AnsweringAbility, Answerer } from './ability.ts';
import { bishop } from './bishop.ts';
import { blacksmith } from './blacksmith.ts';
import { carpenter } from './carpenter.ts';
import { courtLady } from './court-lady.ts';
import { farmer } from './farmer.ts';
import { gardener } from './gardener.ts';
import { herbalist } from './herbalist.ts';
import { innkeeper } from './innkeeper.ts';
import { jailer } from './jailer.ts';
import { marketWoman } from './market-woman.ts';
import { miner } from './miner.ts';
import { sailor } from './sailor.ts';
import { scholar } from './scholar.ts';
import type { Searcher, Searching } from './search.ts';
import { troubadour } from './troubadour.ts';
import { vintner } from './vintner.ts';
import { watchman } from './watchman.ts';

/** The sixteen abilities in printed order. */
export const ABILITIES: { readonly [Subject in SubjectId]: Ability<Subject> } = {
  gardener,
  watchman,
  jailer,
  'court-lady': courtLady,
  bishop,
  scholar,
  troubadour,
  sailor,
  blacksmith,
  carpenter,
  'market-woman': marketWoman,
  innkeeper,
  vintner,
  miner,
  herbalist,
  farmer,
};

/** The rules of a subject's ability, for whoever does not know which subject it is. */
export const abilityOf = (subject: SubjectId): Ability<SubjectId> => ABILITIES[subject];

/** Those that answer before the turns. */
export const ANSWERS: { readonly [Subject in Answerer]: AnsweringAbility<Subject> } = {
  gardener,
  watchman,
};

/** Those that look through a pile. */
export const SEARCHES: { readonly [Subject in Searcher]: Searching<Subject> } = { vintner, miner };
