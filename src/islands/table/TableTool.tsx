import {
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { openPage } from '../../browser/go.ts';
import { settled } from '../../browser/over-page.ts';
import { followAddress } from '../../browser/address.ts';
import { linkAddress } from '../share/link-address.ts';
import { isLink } from '../../engine/permalink.ts';
import type { Laid } from '../../engine/types.ts';
import { scriptLinks } from '../../i18n/script-links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Sign } from '../shared/Signs.tsx';
import { keptHouseRules, sensible } from '../house-rules/kept.ts';
import { onNumbersKept, withOwnNumbers } from '../own-numbers/kept.ts';
import { KeepAwake } from '../shared/KeepAwake.tsx';
import { refusalHtml } from '../../narration/caption.ts';
import type { WhatIf } from '../../narration/frame.ts';
import { beginning, canUndo, changed, replaced, undone } from '../shared/history.ts';
import { tableSheet } from '../score/from-table.ts';
import { Share } from '../share/Share.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { uncover } from './uncover.ts';
import { Chain, Headline, Lines, Remarks } from './Answer.tsx';
import { Decisions } from './Decisions.tsx';
import type { TableOfGame } from './table-of-game.ts';
import { Readings } from './Readings.tsx';
import { linkOf, type Situation } from './situation.ts';
import type { TableReferee } from './table-referee.ts';
import type { Refused, ShownAnswer, ShownRuling, Verdict } from './shown-answer.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { OwnNumbers } from '../../games/manifest.ts';

interface TableToolProps {
  readonly game: PlayedId;
  readonly locale: Locale;
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly referee: TableReferee;
  readonly table: TableOfGame;
  /**
   * The numbers that readers enter from their own copy, where the game has some: tables begin with
   * them.
   */
  readonly numbers: OwnNumbers | undefined;
}

/** Lay a table, read the answer: everything else follows from what has been tapped in. */
export function TableTool(props: TableToolProps): JSX.Element {
  const { Lay, MayDo, empty, example, missing } = untrack(() => props.table);
  const words: Words = untrack(() => ({ ...props.words, ...props.referee.names }));
  const house = untrack(() => sensible(keptHouseRules(props.game).rules, props.whatIf.rulings));
  const begun = (position: Laid): Laid => withOwnNumbers(props.game, props.numbers, position);
  const untouched = (): Situation => ({ position: begun(empty), choices: {}, rulings: house });
  const [fresh, setFresh] = createSignal<Situation>(untrack(untouched));
  const [history, setHistory] = createSignal(untrack(() => beginning(fresh())));
  const situation = (): Situation => history().now;
  const [notice, setNotice] = createSignal<string>();
  /** A move of a link that a rule refuses. */
  const [misplayed, setMisplayed] = createSignal<Refused>();
  /** The answer whose reasons are shown. */
  const [reasoned, setReasoned] = createSignal<ShownAnswer>();
  const [atStake, setAtStake] = createSignal<readonly ShownRuling[]>([]);
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(words, key, blanks);

  const position = (): Laid => situation().position;
  const gap = () => missing(position());
  const verdict = createMemo<Verdict | undefined>(() =>
    gap() ? undefined : props.referee.answer(situation()),
  );
  const answer = createMemo(() => {
    const known = verdict();
    return known?.ok ? known.answer : undefined;
  });
  const refused = () => {
    const known = verdict();
    return known && !known.ok ? known.refused : undefined;
  };
  const isOtherwise = (): boolean => Object.keys(situation().rulings).length > 0;
  const usual = createMemo(() => {
    const known =
      answer() && isOtherwise() ? props.referee.answer({ ...situation(), rulings: {} }) : undefined;
    return known?.ok ? known.answer : undefined;
  });

  // Reasons take a moment, and other readings another one: first the answer is painted.
  createEffect(() => {
    const now = situation();
    const known = answer();
    if (!known) setReasoned(undefined);
    let later: ReturnType<typeof setTimeout> | undefined;
    const painted = requestAnimationFrame(() => {
      later = setTimeout(() => {
        setReasoned(known);
        later = setTimeout(() => setAtStake(known ? props.referee.rulingsAtStake(now) : []));
      });
    });
    onCleanup(() => {
      cancelAnimationFrame(painted);
      clearTimeout(later);
    });
  });

  let root: HTMLDivElement | undefined;
  // The answer stays in sight at the foot of the screen: what has just been laid comes out from
  // under it.
  createEffect(
    on(
      situation,
      () =>
        void settled().then(() =>
          uncover(root!.querySelector('[data-latest]'), root!.querySelector('.answer')),
        ),
      {
        defer: true,
      },
    ),
  );

  /** Goes on to another table; the one before can be had back. */
  const change = (next: Partial<Situation>): void => goTo({ ...situation(), ...next });

  function goTo(next: Situation): void {
    setHistory(changed(history(), next, Infinity));
    setNotice(undefined);
    setMisplayed(undefined);
    void keepInAddress();
  }

  function undo(): void {
    setHistory(undone(history()));
    setNotice(undefined);
    setMisplayed(undefined);
    void keepInAddress();
  }

  function read(ruling: string, option: string): void {
    const others = Object.entries(situation().rulings).filter(([other]) => other !== ruling);
    const isUsual = option === props.whatIf.rulings[ruling]?.[0];
    change({ rulings: Object.fromEntries(isUsual ? others : [...others, [ruling, option]]) });
  }

  const addressOn = (page?: string): Promise<string> =>
    linkAddress(linkOf(props.game, situation(), answer()?.moves ?? []), page);

  const address = followAddress(({ hash }, isCurrent) => {
    follow(hash, isCurrent).catch(() => isCurrent() && setNotice(text('player.load-failed')));
  });
  /** An untouched table has no address of its own. */
  const keepInAddress = (): Promise<void> =>
    address.put(situation() === fresh() ? location.pathname : addressOn());

  const openOn = async (page: string): Promise<void> => openPage(await addressOn(page));

  /** The score sheet is told that this table has brought what it shows. */
  async function openSheet(): Promise<void> {
    const sheet = await addressOn(scriptLinks.score(props.locale, props.game));
    tableSheet.put(new URL(sheet).hash);
    await openPage(sheet);
  }

  async function follow(hash: string, isCurrent: () => boolean): Promise<void> {
    if (!isLink(hash)) return;
    const { decodeLink } = await import('../../engine/read-link.ts');
    const link = await decodeLink(hash);
    if (!isCurrent()) return;
    if (!link.ok) return void setNotice(text(`player.link-${link.problem}`));
    const known = link.value.game === props.game ? await props.referee.read(link.value) : undefined;
    if (!isCurrent()) return;
    if (!known) return void setNotice(text('player.link-foreign'));
    setHistory(changed(history(), known.situation, Infinity));
    setNotice(known.isWhole ? undefined : text('table.link-incomplete'));
    setMisplayed(known.refused);
  }

  /** An untouched table has the numbers that are kept now, whichever page has kept them. */
  function beginAnew(): void {
    const isUntouched = situation() === fresh();
    setFresh(untouched());
    if (isUntouched) setHistory(replaced(history(), fresh()));
  }

  onMount(() => {
    if (props.numbers) onNumbersKept(props.game, beginAnew);
    address.begin();
  });

  return (
    <div class="spread two-pages" ref={root} data-ready>
      <section class="laying" aria-labelledby="laying">
        <h1 id="laying">{text('table.laying')}</h1>
        <Show when={notice()}>
          {(sentence) => (
            <p class="notice" role="status">
              {sentence()}
            </p>
          )}
        </Show>
        <Show when={misplayed()}>
          {(refusal) => <div role="status" innerHTML={refusalHtml(refusal(), words)} />}
        </Show>
        <Lay
          words={words}
          position={position()}
          change={(next) => change({ position: next })}
          refusal={(next) => props.referee.refusal({ ...situation(), position: next })}
          answer={answer()}
        >
          <Show when={canUndo(history())}>
            <button class="button" type="button" onClick={undo}>
              <Sign name="undo" />
              {text('table.undo')}
            </button>
          </Show>
          <Show
            when={situation() !== fresh()}
            fallback={
              <button
                class="button"
                type="button"
                onClick={() => change({ position: begun(example) })}
              >
                <Sign name="play" />
                {text('table.example')}
              </button>
            }
          >
            <button class="button text" type="button" onClick={() => goTo(fresh())}>
              {text('table.clear')}
            </button>
          </Show>
        </Lay>
      </section>
      <section class="answering" aria-label={text('table.answer')}>
        <Show when={answer() && isOtherwise()}>
          <p class="reading-shown">
            <span class="tag">{text('player.other-reading')}</span> {text('table.read-otherwise')}{' '}
            <button class="button text" type="button" onClick={() => change({ rulings: {} })}>
              {text('table.read-usually')}
            </button>
          </p>
        </Show>
        {/* One element for whatever is said of the table: what changes in it is read out, a new element might not be. */}
        <div
          classList={{ answer: !refused(), untouched: situation() === fresh() }}
          aria-live="polite"
        >
          <Show when={gap()}>
            {(known) => (
              <p class="waiting">
                {text(known().key, { seat: known().seat ? text(`seat.${known().seat!}`) : '' })}
              </p>
            )}
          </Show>
          <Show when={refused()}>
            {(refusal) => <div innerHTML={refusalHtml(refusal(), words, 'linked.impossible')} />}
          </Show>
          <Show when={answer()}>
            {(known) => <Headline words={words} answer={known()} usual={usual()} />}
          </Show>
        </div>
        <Show when={answer()}>
          {(known) => (
            <>
              <Decisions
                decisions={known().decisions}
                choose={(key, action) =>
                  change({ choices: { ...situation().choices, [key]: action } })
                }
              />
              <Lines words={words} answer={known()} usual={usual()} />
              <Share words={words} title={text('table.title')} link={() => addressOn()}>
                <Show
                  when={known().isOver}
                  fallback={
                    <button
                      class="button"
                      type="button"
                      onClick={() => void openOn(scriptLinks.position(props.locale, props.game))}
                    >
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
                <KeepAwake words={words} />
              </Share>
              <Show when={reasoned()}>
                {(told) => (
                  <>
                    <Remarks words={words} remarks={told().remarks} />
                    <Chain words={words} chain={told().chain} />
                    <MayDo words={words} answer={told()} />
                    <Readings
                      words={words}
                      whatIf={props.whatIf}
                      atStake={atStake()}
                      game={props.game}
                      locale={props.locale}
                      read={read}
                    />
                  </>
                )}
              </Show>
            </>
          )}
        </Show>
      </section>
    </div>
  );
}
