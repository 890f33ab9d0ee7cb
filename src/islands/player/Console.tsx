import { createSignal, Show, untrack, type JSX } from 'solid-js';
import { say } from '../../i18n/words.ts';
import type { Moment } from '../../engine/scenario.ts';
import type { WhatIf } from '../../narration/frame.ts';
import type { Asked } from '../shared/board.ts';
import { Controls, type Trying } from './Controls.tsx';
import { Nearby } from './Nearby.tsx';
import type { Trial } from './own-moves.ts';
import type { PlayerOptions, PlayerState, TrayName } from './player-state.ts';
import { Told } from './Told.tsx';
import { Tools } from './Tools.tsx';
import type { NextScenario } from './transcript.ts';
import type * as Late from './Trays.tsx';

/** What is told beside a table, and what can be chosen there. */
export interface ConsoleOptions extends PlayerOptions, Trial {
  /** Remarks of the author, by step, as HTML. */
  readonly notes: ReadonlyMap<string, string>;
  /** The moment that answers what the scenario asks, where much still comes after it. */
  readonly answer?: Moment | undefined;
  readonly whatIf: WhatIf;
  /** Readings with which the script itself begins, where they are not the default. */
  readonly usualReadings: Readonly<Partial<Record<string, string>>>;
  /** What the button says that takes back everything the reader has chosen. */
  readonly resetLabel: string;
  /** Where readers go on from the end of the script, if anywhere. */
  readonly next?: NextScenario | undefined;
  /** All steps in words, for paper and for the browser's search in the page. */
  readonly transcript?: JSX.Element;
}

interface ConsoleProps {
  readonly options: ConsoleOptions;
  readonly state: PlayerState;
  /** The address of the moment shown. */
  readonly link: () => Promise<string>;
  readonly go: (to: number) => void;
  readonly toggle: (name: TrayName) => void;
  /** Puts the tray away from within. */
  readonly close: () => void;
  /** The trays, once they are loaded. */
  readonly late: Pick<typeof Late, 'Trays'> | undefined;
  readonly lend: (asked?: Asked) => void;
}

/** Words, controls, trays and tools of a player. */
export function Console(props: ConsoleProps): JSX.Element {
  const { options, state, link, go, toggle, close, lend } = untrack(() => props);
  const { index, tray } = state;
  const [trying, setTrying] = createSignal<Trying>();
  /** The script as it is written shows its answer now. */
  const answers = (): boolean => {
    const { step, shown } = state.frame();
    const { base, rulings } = state.choice();
    const isChanged = base !== undefined || Object.keys(rulings).length > 0;
    const { answer } = options;
    return answer !== undefined && !isChanged && step === answer.step && shown === answer.moment;
  };
  return (
    <div class="console">
      <div class="dock">
        <div class="words">
          {options.transcript}
          <div class="told">
            <Told
              words={options.words}
              state={state}
              notes={options.notes}
              answers={answers()}
              listSteps={() => toggle('steps')}
            />
            <Show when={tray() && props.late}>
              {(late) => {
                const { Trays } = late();
                return (
                  <Trays
                    options={options}
                    state={state}
                    open={tray()!}
                    go={go}
                    lend={lend}
                    close={close}
                    handOver={setTrying}
                    link={link}
                  />
                );
              }}
            </Show>
          </div>
        </div>
        <Controls
          words={options.words}
          index={index()}
          last={state.last()}
          asks={state.frame().kind === 'ask'}
          answers={answers()}
          next={state.choice().base === undefined ? options.next : undefined}
          go={go}
          tries={tray() === 'try'}
          tryOut={() => toggle('try')}
          trying={trying()}
        />
      </div>
      <Tools
        words={options.words}
        tray={tray()}
        toggle={toggle}
        title={state.title()}
        asksWhatIf={Object.keys(options.whatIf.rulings).length > 0}
        link={link}
        reset={
          state.isScript() || (tray() === 'try' && state.choice().moves.length === 0)
            ? undefined
            : state.reset
        }
        resetLabel={options.resetLabel}
      />
      <Show when={!tray() || tray() === 'steps'}>
        <Nearby
          frames={state.frames()}
          index={index()}
          go={go}
          label={say(options.words, 'player.steps')}
        />
      </Show>
    </div>
  );
}
