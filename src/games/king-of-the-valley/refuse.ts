import { refusal, type Refuse } from '../../engine/rulebook.ts';
import type { Refusal } from '../../engine/types.ts';
import type { Reasons } from './refusals.ts';
import type { KingOfTheValley } from './types.ts';

/** Undefined where nothing speaks against it. */
export type Judgement = Refusal<KingOfTheValley> | undefined;

/** A refusal: the rule that says no, and the sentence that tells it with its particulars. */
export const refuse: Refuse<KingOfTheValley, Reasons> = refusal;
