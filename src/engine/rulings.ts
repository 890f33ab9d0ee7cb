import { shownField } from './foreign.ts';
import type { Game } from './game.ts';
import type { GameTypes, Parsed, Rulings } from './types.ts';

/** The default reading of every open ruling: the first option of each. */
export function defaultRulings<T extends GameTypes>(rulings: Game<T>['rulings']): Rulings<T> {
  const entries = Object.entries<{ options: readonly string[] }>(rulings);
  return Object.fromEntries(entries.map(([id, ruling]) => [id, ruling.options[0]])) as Rulings<T>;
}

/** Checks a choice of readings that came from outside: every id and every option must exist. */
export function parseRulings<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Parsed<Partial<Rulings<T>>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, at: 'rulings', problem: 'expected an object of ruling ids and options' };
  }
  for (const [id, option] of Object.entries(input)) {
    const ruling = Object.hasOwn(game.rulings, id) ? game.rulings[id as T['ruling']] : undefined;
    const at = `rulings.${shownField(id)}`;
    if (!ruling) return { ok: false, at, problem: 'no such ruling' };
    if (typeof option !== 'string' || !ruling.options.includes(option)) {
      return { ok: false, at, problem: `expected one of ${ruling.options.join(', ')}` };
    }
  }
  return { ok: true, value: input };
}
