import { For, type JSX } from 'solid-js';
import { MiniFace } from '../board/MiniFace.tsx';
import { faceOf, type Face } from '../../../narration/rival-kings/picture.ts';
import { say } from '../../../i18n/words.ts';
import { NumberField } from '../../score/NumberField.tsx';
import type { EntryProps } from '../../score/sheet.ts';
import { readNumber } from '../../score/Stepper.tsx';
import { plainName } from './names.ts';
import { Realm } from './Realm.tsx';
import { isAssumed, ownCards, pairsOf, withNumber, type RivalKingsSheet } from './sheet.ts';
import { COLOURS, type CardId } from '../../../games/rival-kings/cards.ts';

/**
 * The numbers that are ours for want of printed ones, so that the reader can put in what the own
 * cards show.
 */
export function Numbers(
  props: Omit<EntryProps<RivalKingsSheet>, 'seat' | 'pointsOn' | 'tryOut'>,
): JSX.Element {
  const faceAt = (card: CardId): Face => faceOf({ own: ownCards(props.sheet) }, card);

  function enter(card: CardId, text: string): void {
    const number = readNumber(text);
    if (number === undefined) props.complain(say(props.words, 'score.not-a-number', { text }));
    else props.change(withNumber(props.sheet, card, text === '' ? undefined : number));
  }

  return (
    <div class="palette">
      <p class="palette-text">{say(props.words, 'scoring.numbers.text')}</p>
      <For each={COLOURS}>
        {(colour) => (
          <Realm colour={colour} words={props.words}>
            <For each={pairsOf(colour).flat().filter(isAssumed)}>
              {(card) => (
                <li class="tile">
                  <span class="tile-add">
                    <MiniFace face={faceAt(card)} words={props.words} />
                    <span class="tile-name" aria-hidden="true">
                      {say(props.words, `card.${card}`)}
                    </span>
                  </span>
                  <NumberField
                    label={say(props.words, 'scoring.number', {
                      card: plainName(props.words, card),
                    })}
                    value={faceAt(card).number}
                    enter={(text) => enter(card, text)}
                  />
                </li>
              )}
            </For>
          </Realm>
        )}
      </For>
    </div>
  );
}
