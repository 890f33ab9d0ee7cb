import { createSignal, Show, type JSX } from 'solid-js';
import { say } from '../../../i18n/words.ts';
import type { EntryProps } from '../../score/sheet.ts';
import { Stepper } from '../../score/Stepper.tsx';
import { Numbers } from './Numbers.tsx';
import { Palette } from './Palette.tsx';
import { WonCards } from './WonCards.tsx';
import {
  copiesOf,
  ownerAt,
  withCard,
  withoutCard,
  withTokens,
  type RivalKingsSheet,
} from './sheet.ts';
import { plainName } from './names.ts';
import type { CardId } from '../../../games/rival-kings/cards.ts';

/** What lies in front of a seat: coins and markers, the cards, and all cards to tap in. */
export function Entry(props: EntryProps<RivalKingsSheet>): JSX.Element {
  const [numbering, setNumbering] = createSignal(false);
  const owner = () => ownerAt(props.sheet, props.seat);
  const text = (key: string): string => say(props.words, key);

  function offerCard(sheet: RivalKingsSheet, card: CardId): void {
    props.change(sheet, {
      what: plainName(props.words, card),
      count: copiesOf(ownerAt(sheet, props.seat), card),
    });
  }
  const add = (card: CardId): void => offerCard(withCard(props.sheet, props.seat, card), card);
  const takeAway = (card: CardId): void =>
    offerCard(withoutCard(props.sheet, props.seat, card), card);

  return (
    <>
      <Tokens {...props} />
      <WonCards sheet={props.sheet} owner={owner()} words={props.words} takeAway={takeAway} />
      <div class="palette-head">
        <h2>{text(numbering() ? 'scoring.numbers.title' : 'scoring.cards')}</h2>
        <button
          class="felt-button"
          type="button"
          aria-pressed={numbering()}
          onClick={() => setNumbering(!numbering())}
        >
          {text(numbering() ? 'scoring.numbers.done' : 'scoring.numbers')}
        </button>
      </div>
      <Show
        when={numbering()}
        fallback={
          <Palette
            sheet={props.sheet}
            owner={owner()}
            words={props.words}
            add={add}
            takeAway={takeAway}
          />
        }
      >
        <Numbers
          sheet={props.sheet}
          words={props.words}
          change={props.change}
          complain={props.complain}
        />
      </Show>
    </>
  );
}

/** How many coins and markers a seat has. */
function Tokens(props: EntryProps<RivalKingsSheet>): JSX.Element {
  const owner = () => ownerAt(props.sheet, props.seat);
  const text = (key: string): string => say(props.words, key);
  function offer(token: 'coins' | 'markers', count: number): void {
    props.change(withTokens(props.sheet, props.seat, { [token]: count }), {
      what: text(`scoring.${token}`),
      count,
    });
  }
  return (
    <div class="tokens">
      <Stepper
        words={props.words}
        label={text('scoring.coins')}
        sign={<b class="coin" />}
        value={owner().coins}
        change={(count) => offer('coins', count)}
        complain={props.complain}
      />
      <Stepper
        words={props.words}
        label={text('scoring.markers')}
        sign={<b class="marker" />}
        value={owner().markers}
        change={(count) => offer('markers', count)}
        complain={props.complain}
      />
    </div>
  );
}
