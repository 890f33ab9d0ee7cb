import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../src/engine/parse-scenario.ts';
import { toy, toyFormat } from '../support/toy-game.ts';

const PLAYERS = [{ seat: 'noor' }, { seat: 'mila' }];
const taking = { type: 'take', seat: 'noor', count: 1 };
const play = { name: 'first', play: taking };

/** A scenario as somebody may have written it down, with some fields changed. */
const written = (change: object = {}): object => ({
  game: 'toy',
  id: 'one-stone',
  teaches: ['toy.take'],
  start: { position: { players: PLAYERS } },
  steps: [play],
  ...change,
});

const stepping = (step: unknown): object => written({ steps: [play, step] });

describe('a scenario from outside is read', () => {
  it.for<[sentence: string, input: object]>([
    ['with a position', written()],
    [
      'with a position and a seed',
      written({ start: { position: { players: PLAYERS }, seed: -3 } }),
    ],
    ['with seats and a seed', written({ start: { seats: ['mila', 'juri', 'noor'], seed: 0 } })],
    [
      'with readings and a point of view',
      written({ rulings: { 'most-stones': 'three' }, seenFrom: 'juri' }),
    ],
    [
      'with a log of types and fields',
      stepping({ ...play, log: ['stonesTaken', { type: 'turnPassed', to: 'mila' }] }),
    ],
    ['with a log of one event', stepping({ ...play, log: ['gameWon'] })],
    ['with a refusal', stepping({ name: 'no', refused: taking, because: 'toy.turns' })],
    ['with an answer', written({ answer: { step: 'first', moment: 2 } })],
    [
      'with a question',
      stepping({ name: 'what', ask: 'noor', accept: [taking, { type: 'draw', seat: 'noor' }] }),
    ],
  ])('%s', ([, input]) => {
    expect(parseScenario(toy, toyFormat, input)).toEqual({ ok: true, value: input });
  });
});

describe('a scenario from outside is refused with place and problem', () => {
  // prettier-ignore
  it.for<[sentence: string, input: unknown, at: string, problem: string | RegExp]>([
    ['nothing', null, '', 'expected a scenario object'],
    ['a list', [written()], '', 'expected a scenario object'],
    ['a text', 'one-stone', '', 'expected a scenario object'],
    ['a field that does not belong to a scenario', written({ title: 'One stone' }), 'title', 'no such field; expected some of game, id, teaches, rulings, seenFrom, start, steps, answer'],
    ['a field that does not belong to a start', written({ start: { position: { players: PLAYERS }, seats: ['noor'] } }), 'start.seats', 'no such field; expected some of position, seed'],
    ['a misspelt log', stepping({ ...play, lgo: ['gameWon'] }), 'steps.1.lgo', 'no such field; expected some of name, play, log'],
    ['a step of two kinds', stepping({ ...play, refused: taking, because: 'toy.take' }), 'steps.1.refused', 'no such field; expected some of name, play, log'],
    ['an answer that is no moment', written({ answer: 'first' }), 'answer', 'expected a step and one of its moments'],
    ['a misspelt moment of an answer', written({ answer: { step: 'first', momet: 1 } }), 'answer.momet', 'no such field; expected some of step, moment'],
    ['an answer in a step that is not there', written({ answer: { step: 'second', moment: 1 } }), 'answer.step', 'no such step'],
    ['an answer before the first moment', written({ answer: { step: 'first', moment: 0 } }), 'answer.moment', 'expected a whole number above zero'],
    ['an answer between two moments', written({ answer: { step: 'first', moment: 1.5 } }), 'answer.moment', 'expected a whole number above zero'],
    ['an answer without a moment', written({ answer: { step: 'first' } }), 'answer.moment', 'expected a whole number above zero'],
    ['no name', written({ id: undefined }), 'id', 'expected a name'],
    ['a number for a name', written({ id: 5 }), 'id', 'expected a name'],
    ['no rules', written({ teaches: undefined }), 'teaches', 'expected at least one rule'],
    ['an empty list of rules', written({ teaches: [] }), 'teaches', 'expected at least one rule'],
    ['a rule that is no list', written({ teaches: 'toy.take' }), 'teaches', 'expected at least one rule'],
    ['an unknown rule', written({ teaches: ['toy.take', 'toy.give'] }), 'teaches.1', 'no such rule'],
    ['a rule every object has', written({ teaches: ['toString'] }), 'teaches.0', 'no such rule'],
    ['a list for a rule', written({ teaches: [['toy.take']] }), 'teaches.0', 'no such rule'],
    ['nothing for a rule', written({ teaches: [undefined] }), 'teaches.0', 'no such rule'],
    ['an unknown point of view', written({ seenFrom: 'bob' }), 'seenFrom', /expected one of noor, mila, juri, ines/],
    ['an unknown ruling', written({ rulings: { stones: 'two' } }), 'rulings.stones', 'no such ruling'],
    ['an unknown reading', written({ rulings: { 'most-stones': 'nine' } }), 'rulings.most-stones', 'expected one of two, three'],
    ['readings that are no object', written({ rulings: null }), 'rulings', /expected an object/],
    ['no start', written({ start: undefined }), 'start', 'expected a position, or seats and a seed'],
    ['a list for a start', written({ start: [] }), 'start', 'expected a position, or seats and a seed'],
    ['a position that does not fit', written({ start: { position: { players: [{ seat: 'bob' }] } } }), 'start.position.players', 'expected players'],
    ['half a seed', written({ start: { position: { players: PLAYERS }, seed: 0.5 } }), 'start.seed', 'expected a whole number'],
    ['a seed in words', written({ start: { seats: ['noor', 'mila'], seed: 'one' } }), 'start.seed', 'expected a whole number'],
    ['seats without a seed', written({ start: { seats: ['noor', 'mila'] } }), 'start.seed', 'expected a whole number'],
    ['a seed without seats', written({ start: { seed: 1 } }), 'start.seats', 'expected some of noor, mila, juri, ines'],
    ['an unknown seat', written({ start: { seats: ['noor', 'bob'], seed: 1 } }), 'start.seats', /expected some of noor/],
    ['too few seats', written({ start: { seats: ['noor'], seed: 1 } }), 'start.seats', 'expected 2 to 3 seats'],
    ['too many seats', written({ start: { seats: ['noor', 'mila', 'juri', 'ines'], seed: 1 } }), 'start.seats', 'expected 2 to 3 seats'],
    ['the same seat twice', written({ start: { seats: ['noor', 'noor'], seed: 1 } }), 'start.seats', 'expected every seat once'],
    ['no steps', written({ steps: undefined }), 'steps', 'expected at least one step'],
    ['an empty list of steps', written({ steps: [] }), 'steps', 'expected at least one step'],
    ['a step that is no object', stepping('first'), 'steps.1.name', 'expected a name'],
    ['a step without a name', stepping({ play: taking }), 'steps.1.name', 'expected a name'],
    ['a step that does nothing', stepping({ name: 'idle' }), 'steps.1', 'expected play, refused or ask'],
    ['an action that does not fit', stepping({ name: 'a', play: { type: 'fly' } }), 'steps.1.play.type', 'expected a kind of action'],
    ['no action', stepping({ name: 'a', play: null }), 'steps.1.play.type', 'expected a kind of action'],
    ['a log that is no list', stepping({ ...play, log: 'stonesTaken' }), 'steps.1.log', /expected event types/],
    ['an empty log', stepping({ ...play, log: [] }), 'steps.1.log', /expected event types/],
    ['a log of numbers', stepping({ ...play, log: [1, 2] }), 'steps.1.log', /expected event types/],
    ['a log of nothing', stepping({ ...play, log: ['stonesTaken', null] }), 'steps.1.log', /expected event types/],
    ['an event without a type', stepping({ ...play, log: [{ to: 'mila' }] }), 'steps.1.log', /expected event types/],
    ['a refusal without a rule', stepping({ name: 'a', refused: taking }), 'steps.1.because', 'no such rule'],
    ['a refusal by an unknown rule', stepping({ name: 'a', refused: taking, because: 'toy.give' }), 'steps.1.because', 'no such rule'],
    ['a refusal by a list of rules', stepping({ name: 'a', refused: taking, because: ['toy.take'] }), 'steps.1.because', 'no such rule'],
    ['a refused action that does not fit', stepping({ name: 'a', refused: { ...taking, seat: 'bob' }, because: 'toy.take' }), 'steps.1.refused.seat', 'expected a seat'],
    ['a question to nobody', stepping({ name: 'a', ask: 'bob', accept: [taking] }), 'steps.1.ask', /expected one of noor/],
    ['a question without an answer', stepping({ name: 'a', ask: 'noor', accept: [] }), 'steps.1.accept', 'expected at least one action'],
    ['an answer that is no list', stepping({ name: 'a', ask: 'noor', accept: taking }), 'steps.1.accept', 'expected at least one action'],
    ['an answer that does not fit', stepping({ name: 'a', ask: 'noor', accept: [taking, { type: 'take', seat: 'noor' }] }), 'steps.1.accept.1.count', 'expected a whole number'],
  ])('%s', ([, input, at, problem]) => {
    const told = typeof problem === 'string' ? problem : expect.stringMatching(problem);
    expect(parseScenario(toy, toyFormat, input)).toEqual({ ok: false, at, problem: told });
  });
});
