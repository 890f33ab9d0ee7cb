import { For, Show, type JSX } from 'solid-js';
import { scriptLinks } from '../../i18n/script-links.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { houseNote } from '../house-rules/HouseNote.tsx';
import { Sentence } from '../shared/Caption.tsx';
import { RulingSwitch } from '../shared/RulingSwitch.tsx';
import { VerdictSign } from '../shared/VerdictSign.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { Question } from './scorer.ts';

interface QuestionsProps {
  readonly game: string;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly questions: readonly Question[];
  readonly choose: (ruling: string, option: string) => void;
}

/**
 * What the printed rules leave open and what comes of it here: one switch per ruling that changes
 * the result.
 */
export function Questions(props: QuestionsProps): JSX.Element {
  const byRuling = (ruling: string): Question | undefined =>
    props.questions.find((question) => question.ruling === ruling);
  return (
    <Show when={props.questions.length > 0}>
      <section class="score-questions">
        <h2>
          <VerdictSign of="open" />
          {say(props.words, 'score.readings')}
        </h2>
        <For each={props.questions.map(({ ruling }) => ruling)}>
          {(ruling) => (
            <Show when={byRuling(ruling)}>
              {(question) => <Reading of={props} question={question()} />}
            </Show>
          )}
        </For>
      </section>
    </Show>
  );
}

function Reading(props: { readonly of: QuestionsProps; readonly question: Question }): JSX.Element {
  const ruling = (): string => props.question.ruling;
  const resultOf = (option: string): string =>
    props.question.options.find((other) => other.option === option)?.sentence ?? '';
  return (
    <div class="ruling">
      <RulingSwitch
        words={props.of.words}
        whatIf={props.of.whatIf}
        ruling={ruling()}
        options={props.question.options.map(({ option }) => option)}
        chosen={props.question.chosen}
        choose={(option) => props.of.choose(ruling(), option)}
        notes={(option) => [
          <span>
            <Sentence of={resultOf(option)} />
          </span>,
          ...houseNote(props.of.words, props.of.game, ruling(), option),
        ]}
      />
      <a
        class="button text"
        href={scriptLinks.ruling(props.of.readerLocale, props.of.game, ruling())}
      >
        {say(props.of.words, 'score.why')}
      </a>
    </div>
  );
}
