import { Show, type JSX } from 'solid-js';
import type { Table } from '../../engine/types.ts';
import styles from '../../styles/tray.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import { LateQr } from '../share/LateQr.tsx';
import type { Words } from '../../i18n/words.ts';
import type { Asked } from '../shared/board.ts';
import type { Trying } from './Controls.tsx';
import type { TrayName } from './player-state.ts';
import type { Choice, Referee } from './referee.ts';
import type { RenderedFrame, WhatIf } from '../../narration/frame.ts';
import { Steps } from './Steps.tsx';
import { TryTray } from './TryTray.tsx';
import { WhatIfTray } from './WhatIfTray.tsx';

interface TraysProps {
  readonly words: Words;
  readonly open: TrayName;
  /** Needed to try a move: who knows the rules, and the table as it stands. */
  readonly referee: Referee | undefined;
  readonly state: Table | undefined;
  readonly choice: Choice;
  readonly play: (move: Choice['moves'][number]) => void;
  /** Lets the table be tapped. */
  readonly lend: (asked?: Asked) => void;
  readonly undo: () => void;
  readonly startOver: () => void;
  readonly close: () => void;
  /** Hands what can be done to the controls. */
  readonly handOver: (trying?: Trying) => void;
  readonly whatIf: WhatIf;
  readonly usualReadings: Readonly<Partial<Record<string, string>>>;
  readonly read: (rulings: Choice['rulings']) => void;
  /** The address of the moment shown. */
  readonly link: () => Promise<string>;
  readonly frames: readonly RenderedFrame[];
  readonly index: number;
  readonly go: (to: number) => void;
  /** Called where a tray has put itself away. */
  readonly closeTray: () => void;
}

/** Loads how the trays look. */
export const dress = (): Promise<void> => loadStyles(styles);

/** The trays below the table and the slip over it, one open at a time. */
export function Trays(props: TraysProps): JSX.Element {
  const trying = (): { referee: Referee; state: Table } | undefined =>
    props.open === 'try' && props.referee && props.state ? { referee: props.referee, state: props.state } : undefined;
  return (
    <>
      <Show when={trying()}>
        {(table) => (
          <TryTray
            words={props.words}
            referee={table().referee}
            state={table().state}
            moves={props.choice.moves.length}
            play={props.play}
            lend={props.lend}
            undo={props.undo}
            startOver={props.startOver}
            close={props.close}
            handOver={props.handOver}
          />
        )}
      </Show>
      <Show when={props.open === 'what-if'}>
        <WhatIfTray
          words={props.words}
          whatIf={props.whatIf}
          usual={props.usualReadings}
          chosen={props.choice.rulings}
          choose={props.read}
        />
      </Show>
      <Show when={props.open === 'steps'}>
        <Steps words={props.words} frames={props.frames} index={props.index} go={props.go} close={props.closeTray} />
      </Show>
      <Show when={props.open === 'qr'}>
        <LateQr words={props.words} link={props.link} />
      </Show>
    </>
  );
}
