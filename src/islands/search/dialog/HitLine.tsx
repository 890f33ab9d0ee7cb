import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { Sign } from '../../shared/Signs.tsx';
import { VerdictSign } from '../../shared/VerdictSign.tsx';
import type { NamedGame } from '../game-of.ts';
import type { Hit, Kind } from '../hit.ts';

/** A language by its code, in the language of the page. */
const languageName = (code: string): string | undefined =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(code);

/** The signs of hits that have neither number nor picture, by their kind. */
const SIGNS: Readonly<Record<Exclude<Kind, 'ruling'>, string>> = {
  table: 'cards',
  card: 'cards',
  term: 'rules',
  rule: 'rules',
  scenario: 'play',
  lesson: 'book',
  page: 'book',
};

/** What depends on a ruling has the sign of that verdict. */
const KindSign = (props: { of: Kind }): JSX.Element => (
  <Show when={props.of !== 'ruling' && props.of} fallback={<VerdictSign of="open" />}>
    {(kind) => <Sign name={SIGNS[kind()]} />}
  </Show>
);

interface HitLineProps {
  readonly words: Words;
  readonly hit: Hit;
  /** Its game, in a search over several of them. */
  readonly game: NamedGame | undefined;
  readonly at: number;
  readonly active: boolean;
  readonly onClick: () => void;
}

/**
 * One hit: picture, number or sign, its game and what it is, title, first sentence, the names that
 * fit in other languages, and where it stands.
 */
export function HitLine(props: HitLineProps): JSX.Element {
  const place = (): string => (props.hit.place === props.hit.title ? '' : props.hit.place);
  return (
    <a
      class="hit"
      role="option"
      id={`hit-${props.at}`}
      aria-selected={props.active}
      tabindex="-1"
      href={props.hit.url}
      data-kind={props.hit.kind}
      data-game={props.game?.id || undefined}
      onClick={() => props.onClick()}
    >
      <span class="sign" translate="no">
        <Show
          when={props.hit.picture}
          fallback={
            <Show when={props.hit.number} fallback={<KindSign of={props.hit.kind} />}>
              {props.hit.number}
            </Show>
          }
        >
          {(picture) => <span aria-hidden="true" innerHTML={picture()} />}
        </Show>
      </span>
      <span>
        <Show when={props.game}>
          {(game) => (
            <span class="small of">
              <i class="flag" />
              <span class="game" translate="no">
                {game().name}
              </span>{' '}
              <span>
                {(props.hit.kind === 'card' && game().card) ||
                  say(props.words, `search.kind.${props.hit.kind}`)}
              </span>{' '}
              <Show when={place()}>
                <span class="place">{place()}</span>
              </Show>
            </span>
          )}
        </Show>
        <b>{props.hit.title}</b>
        <Show when={props.hit.condition}>
          {(condition) => <span class="small">{condition()}</span>}
        </Show>
        <span class="says" innerHTML={props.hit.text} />
        <Show when={props.hit.foreign.length > 0}>
          <span class="small">
            <For each={props.hit.foreign}>
              {({ language, name }, place) => (
                <>
                  {place() > 0 && ', '}
                  <mark lang={language}>{name}</mark> ({languageName(language)})
                </>
              )}
            </For>
          </span>
        </Show>
        <Show when={props.hit.assumed}>
          {(assumed) => (
            <span class="small">{say(props.words, `search.assumed.${assumed()}`)}</span>
          )}
        </Show>
        <Show when={!props.game && place()}>
          <span class="small">{place()}</span>
        </Show>
      </span>
    </a>
  );
}
