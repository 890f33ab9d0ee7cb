import { createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { canShare, sendLink } from './send.ts';

/** How long what became of a link is said, in milliseconds. */
const SHOWN = 3000;

interface ShareButtonProps {
  readonly words: Words;
  /** What the link is called where it arrives. */
  readonly title: string;
  readonly link: () => Promise<string>;
  /** Called where the link can neither be shared nor copied, so that it is shown. */
  readonly onFail: () => void;
  /** The sign alone, without its name beside it. */
  readonly bare?: boolean;
  readonly class?: string;
}

/** Hands on a link: by the share sheet of the device, or by copying it, and says which. */
export function ShareButton(props: ShareButtonProps): JSX.Element {
  /** What became of the link, for a while. */
  const [outcome, setOutcome] = createSignal<'copied' | 'failed'>();
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(forgetting));
  const label = (): string =>
    say(
      props.words,
      outcome() === 'copied' ? 'share.copied' : canShare() ? 'share.send' : 'share.copy',
    );

  async function send(): Promise<void> {
    const sent = await sendLink(props.title, await props.link());
    if (sent === 'failed') props.onFail();
    if (sent !== 'copied' && sent !== 'failed') return;
    setOutcome(sent);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => setOutcome(undefined), SHOWN);
  }

  return (
    <>
      <button
        class={`button ${props.class ?? ''}`}
        type="button"
        aria-label={props.bare ? label() : undefined}
        title={props.bare ? label() : undefined}
        onClick={() => void send()}
      >
        <Sign name={outcome() === 'copied' ? 'check' : 'link'} />
        <Show when={!props.bare}>{label()}</Show>
      </button>
      <span class="visually-hidden" role="status">
        {outcome()
          ? say(props.words, outcome() === 'copied' ? 'share.copied' : 'share.not-copied')
          : ''}
      </span>
    </>
  );
}
