import { Show, type JSX } from 'solid-js';
import type { Table } from '../../engine/types.ts';
import styles from '../../styles/tray.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import { LateQr } from '../share/LateQr.tsx';
import type { Asked } from '../shared/board.ts';
import type { ConsoleOptions } from './console-options.ts';
import type { Trying } from './control-buttons.ts';
import type { PlayerState } from './player-state.ts';
import type { TrayName } from './tray-state.ts';
import type { Referee } from './referee.ts';
import { Steps } from './Steps.tsx';
import { TryTray } from './TryTray.tsx';
import { WhatIfTray } from './WhatIfTray.tsx';

interface TraysProps {
  readonly options: ConsoleOptions;
  readonly state: PlayerState;
  readonly open: TrayName;
  readonly go: (to: number) => void;
  /** Lets the table be tapped. */
  readonly askOnBoard: (asked?: Asked) => void;
  /** Puts the tray away. */
  readonly close: () => void;
  /** Hands what can be done to the controls. */
  readonly handOver: (trying?: Trying) => void;
  /** The address of the moment shown. */
  readonly link: () => Promise<string>;
}

export { keepTableInView } from './table-in-view.ts';

/** Loads how the trays look. */
export const loadTrayStyles = (): Promise<void> => loadStyles(styles);

/** The trays below the table and the slip over it, one open at a time. */
export function Trays(props: TraysProps): JSX.Element {
  /** Who knows the rules, and the table as it stands. */
  const trying = (): { referee: Referee; table: Table } | undefined => {
    const [referee, table] = [props.state.referee(), props.state.track()?.state];
    return props.open === 'try' && referee && table ? { referee, table } : undefined;
  };
  return (
    <>
      <Show when={trying()}>
        {(known) => (
          <TryTray
            words={props.options.words}
            referee={known().referee}
            table={known().table}
            player={props.state}
            trial={props.options}
            askOnBoard={props.askOnBoard}
            close={props.close}
            handOver={props.handOver}
          />
        )}
      </Show>
      <Show when={props.open === 'what-if'}>
        <WhatIfTray
          words={props.options.words}
          whatIf={props.options.whatIf}
          usual={props.options.usualReadings}
          chosen={props.state.choice().rulings}
          choose={(rulings) => void props.state.change({ rulings, base: undefined, moves: [] })}
        />
      </Show>
      <Show when={props.open === 'steps'}>
        <Steps
          words={props.options.words}
          frames={props.state.frames()}
          index={props.state.index()}
          outcome={props.options.outcome}
          go={props.go}
          close={props.state.closeTray}
        />
      </Show>
      <Show when={props.open === 'qr'}>
        <LateQr words={props.options.words} link={props.link} />
      </Show>
    </>
  );
}
