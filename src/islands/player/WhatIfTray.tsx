import { For, onMount, type JSX } from 'solid-js';
import { RulingSwitch } from '../shared/RulingSwitch.tsx';
import type { Words } from '../../i18n/words.ts';
import { reveal } from '../../browser/reveal.ts';
import type { WhatIf } from '../../narration/frame.ts';

interface WhatIfProps {
  readonly words: Words;
  /** The open rulings that matter here. */
  readonly whatIf: WhatIf;
  /** Readings with which the script itself begins, where they are not the default. */
  readonly usual: Readonly<Partial<Record<string, string>>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (rulings: Readonly<Record<string, string>>) => void;
}

/** Open rulings as questions with their readings; choosing one plays the script again under it. */
export function WhatIfTray(props: WhatIfProps): JSX.Element {
  const optionsOf = (id: string): readonly string[] => props.whatIf.rulings[id] ?? [];
  const usualOf = (id: string): string | undefined => props.usual[id] ?? optionsOf(id)[0];
  function pick(id: string, option: string): void {
    const others = Object.entries(props.chosen).filter(([other]) => other !== id);
    props.choose(Object.fromEntries(option === usualOf(id) ? others : [...others, [id, option]]));
  }
  let tray: HTMLDivElement | undefined;
  onMount(() => reveal(tray!));

  return (
    <div class="tray" ref={tray}>
      <For each={Object.keys(props.whatIf.rulings)}>
        {(id) => (
          <RulingSwitch
            words={props.words}
            whatIf={props.whatIf}
            ruling={id}
            options={optionsOf(id)}
            chosen={props.chosen[id] ?? usualOf(id)}
            choose={(option) => pick(id, option)}
          />
        )}
      </For>
    </div>
  );
}
