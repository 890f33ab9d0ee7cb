import { Show, type Accessor, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { Sheet } from '../../shared/Sheet.tsx';
import type { Laying } from './laying.ts';
import { Refusal } from './Refusal.tsx';

interface LaySheetProps<Topic> {
  readonly words: Words;
  readonly laying: Pick<Laying<never, Topic>, 'open' | 'close' | 'refused' | 'reveals'>;
  readonly title: (topic: Topic) => string;
  /** A sign before the title. */
  readonly sign?: (topic: Topic) => JSX.Element;
  /** What there is to pick from. */
  readonly children: (topic: Accessor<Topic>) => JSX.Element;
}

/** The sheet on which something is picked, with a refusal at its top; it stays for the next gap. */
export function LaySheet<Topic extends string | object>(props: LaySheetProps<Topic>): JSX.Element {
  return (
    <Show when={props.laying.open()}>
      {(topic) => (
        <Sheet
          title={props.title(topic())}
          sign={props.sign?.(topic())}
          close={say(props.words, 'table.close')}
          onClose={props.laying.close}
        >
          <div role="status">
            <Refusal words={props.words} laying={props.laying} />
          </div>
          {props.children(topic)}
        </Sheet>
      )}
    </Show>
  );
}
