import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../src/i18n/words.ts';
import { EMPTY } from '../../../src/islands/king-of-the-valley/table/edit.ts';
import { placeLabel } from '../../../src/islands/king-of-the-valley/table/LaidHill.tsx';
import {
  spotOf,
  titleOf,
  topicOf,
  type Topic,
} from '../../../src/islands/king-of-the-valley/table/topics.ts';
import { gameMessages, translatorOf } from '../../support/messages.ts';

const messages = await gameMessages('en', 'king-of-the-valley');
const { text: say } = translatorOf('en', messages);
const words = { ...namesIn(messages), 'seat.mila': 'Mila' };

describe('what a sheet is about', () => {
  it('is of one sort', () => {
    const topic: Topic = { castle: 'mila' };
    expect(topicOf('castle', topic)).toBe(topic);
    expect(topicOf('cell', topic)).toBeUndefined();
    expect(topicOf('castle', undefined)).toBeUndefined();
  });

  it('is a position or a place of the hill, or neither', () => {
    expect(spotOf({ cell: 'c3' })).toBe('c3');
    expect(spotOf({ place: 'L2' })).toBe('L2');
    expect(spotOf({ prices: true })).toBeUndefined();
    expect(spotOf(undefined)).toBeUndefined();
  });

  it.for<[topic: Topic, title: string]>([
    [{ cell: 'c3' }, say('lay.sheet.tile', { cell: 'c3' })],
    [{ place: 'L2' }, say('lay.sheet.place', { place: placeLabel(EMPTY, 'L2', words) })],
    [{ castle: 'mila' }, say('lay.castle', { seat: 'Mila' })],
    [{ prices: true }, say('lay.prices')],
    [{ left: true }, say('lay.left')],
  ])('names the sheet: %j', ([topic, title]) => {
    expect(titleOf(topic, EMPTY, words)).toBe(title);
  });
});
