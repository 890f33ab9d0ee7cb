import { Show, type JSX } from 'solid-js';
import { openPage } from '../../browser/go.ts';
import { scriptLinks } from '../../i18n/script-links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { say, type Words } from '../../i18n/words.ts';
import { tableSheet } from '../score/from-table.ts';
import { KeepAwake } from '../shared/KeepAwake.tsx';
import { Sign } from '../shared/Signs.tsx';
import { Share } from '../share/Share.tsx';

interface OnwardProps {
  readonly game: string;
  /** The language that the reader has asked for, where links lead. */
  readonly readerLocale: Locale;
  readonly words: Words;
  /** The game is over: nothing can be played any more, only counted. */
  readonly isOver: boolean;
  /** The address that opens the table, here or on another page. */
  readonly addressOn: (page?: string) => Promise<string>;
}

/** Where an answered table can be taken: to others, to the player, to the score sheet. */
export function Onward(props: OnwardProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const playOn = async (): Promise<void> =>
    openPage(await props.addressOn(scriptLinks.position(props.readerLocale, props.game)));

  /** The score sheet is told that this table has brought what it shows. */
  async function openSheet(): Promise<void> {
    const sheet = await props.addressOn(scriptLinks.score(props.readerLocale, props.game));
    tableSheet.put(new URL(sheet).hash);
    await openPage(sheet);
  }

  return (
    <Share words={props.words} title={text('table.title')} link={() => props.addressOn()}>
      <Show
        when={props.isOver}
        fallback={
          <button class="button" type="button" onClick={() => void playOn()}>
            <Sign name="play" />
            {text('table.play-on')}
          </button>
        }
      >
        <button class="button" type="button" onClick={() => void openSheet()}>
          <Sign name="sum" />
          {text('table.score')}
        </button>
      </Show>
      <KeepAwake words={props.words} />
    </Share>
  );
}
