import { For, Show, type JSX } from 'solid-js';
import { scriptLinks } from '../../i18n/script-links.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { Sign } from '../shared/Signs.tsx';
import { houseNote } from '../house-rules/HouseNote.tsx';
import { RulingSwitch } from '../shared/RulingSwitch.tsx';
import { VerdictSign } from '../shared/VerdictSign.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { ShownRuling } from './shown-answer.ts';

interface ReadingsProps {
  readonly game: string;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  /** Questions and readings in words. */
  readonly whatIf: WhatIf;
  readonly atStake: readonly ShownRuling[];
  readonly read: (ruling: string, option: string) => void;
}

/**
 * Where the rulebook is silent about this table: each open question with its readings and what they
 * change.
 */
export function Readings(props: ReadingsProps): JSX.Element {
  const rulings = (changes: ShownRuling['changes']): string[] =>
    props.atStake.filter((ruling) => ruling.changes === changes).map(({ ruling }) => ruling);
  return (
    <Show when={props.atStake.length > 0}>
      <h3>
        <VerdictSign of="open" />
        {say(props.words, 'table.silent')}
      </h3>
      <For each={rulings('answer')}>{(ruling) => <Reading of={props} ruling={ruling} />}</For>
      <Show when={rulings('turns').length > 0}>
        <details class="may later">
          <summary>
            {say(props.words, 'table.silent.turns', { count: rulings('turns').length })}
            <Sign name="next" />
          </summary>
          <For each={rulings('turns')}>{(ruling) => <Reading of={props} ruling={ruling} />}</For>
        </details>
      </Show>
    </Show>
  );
}

function Reading(props: { readonly of: ReadingsProps; ruling: string }): JSX.Element {
  const ruling = () => props.of.atStake.find(({ ruling }) => ruling === props.ruling)!;
  const change = (option: string): string => {
    if (option === ruling().chosen) return '';
    return (
      ruling().instead[option] ??
      say(
        props.of.words,
        ruling().changes === 'turns' ? 'table.changes-turns' : 'table.changes-nothing',
      )
    );
  };
  return (
    <div class="ruling">
      <RulingSwitch
        words={props.of.words}
        whatIf={props.of.whatIf}
        ruling={props.ruling}
        options={ruling().options}
        chosen={ruling().chosen}
        choose={(option) => props.of.read(props.ruling, option)}
        notes={(option) => [
          ...houseNote(props.of.words, props.of.game, props.ruling, option),
          change(option),
        ]}
      />
      <p class="small">
        <a href={scriptLinks.ruling(props.of.readerLocale, props.of.game, props.ruling)}>
          {say(props.of.words, 'table.evidence')}
        </a>
      </p>
    </div>
  );
}
