import type { JSX } from 'solid-js';
import { Sign } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import type { Colour } from '../../../games/rival-kings/cards.ts';

/** The kinds of card of one colour, under its sign and name. */
export function Realm(props: {
  readonly colour: Colour;
  readonly words: Words;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <section
      class="realm"
      data-realm={props.colour}
      aria-label={say(props.words, `colour.${props.colour}`)}
    >
      <h3>
        <Sign name={`realm-${props.colour}`} />
        <span>{say(props.words, `colour.${props.colour}`)}</span>
      </h3>
      <ul>{props.children}</ul>
    </section>
  );
}
