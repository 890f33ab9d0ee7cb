import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/engine/random.ts';
import type { Step } from '../../src/engine/scenario.ts';
import { SEATS, type Seat, type Table } from '../../src/engine/types.ts';
import type { Picture } from '../../src/narration/rival-kings/picture.ts';
import { gameTranslator } from '../../src/i18n/messages.ts';
import {
  outcomeFrame,
  pictureFrom,
  startFrame,
  stepFrames,
  tellingFrame,
  type Narrator,
  type CaptionedFrame,
} from '../../src/narration/frames.ts';
import type { Caption } from '../../src/narration/caption.ts';
import { GAMES } from '../support/games.ts';
import { citationOf, replayed, scenarioNamed, tellingIn } from '../support/telling.ts';
import { CHARACTERS } from '../../src/games/rival-kings/characters.ts';

const open = await tellingIn('en');
const eyesOf = Object.fromEntries(
  await Promise.all(SEATS.map(async (seat) => [seat, await tellingIn('en', seat)] as const)),
) as Record<Seat, Narrator>;

const nameOf = (character: string): string =>
  gameTranslator('en', 'rival-kings').text(`character.${character}`);
const drawn = ({ picture }: CaptionedFrame): Picture => picture as Picture;
const plain = (html: string): string => html.replace(/<[^>]+>/g, '');
const sentenceOf = ({ caption }: CaptionedFrame): string => plain(caption.sentence);
const framesOf = (id: string, telling: Narrator): CaptionedFrame[] =>
  replayed(scenarioNamed(id)).steps.flatMap((step) => stepFrames(telling, step));
const of = (frames: readonly CaptionedFrame[], step: string): CaptionedFrame[] =>
  frames.filter((frame) => frame.step === step);
const asRefusal = (caption: Caption) => {
  if (caption.kind !== 'refused') throw new Error(`told as ${caption.kind}`);
  return caption;
};

describe('the frame before anything happens', () => {
  it('belongs to no step and tells the opening', () => {
    const frame = startFrame(open, replayed(scenarioNamed('trader-robbed-by-c-and-e')).start);
    expect(frame).toMatchObject({
      step: null,
      shown: 0,
      kind: 'start',
      caption: { kind: 'start', sentence: 'This is the table.' },
    });
    expect(frame.picture.seats.map(({ seat }) => seat)).toEqual(['noor', 'mila', 'juri']);
  });
});

describe.each(
  GAMES.flatMap(({ id, game, scenarios }) => scenarios.map((named) => ({ id, game, ...named }))),
)('the frames of $file of $id', async ({ id, game, scenario }) => {
  const { steps } = replayed(scenario);
  const telling = await tellingIn('en', undefined, id);

  it.for([undefined, ...SEATS.slice(0, game.seats.max)])(
    'are one for each question, each refusal and each event, counted from 1 in every step: %s',
    async (eyes) => {
      const seen = await tellingIn('en', eyes, id);
      for (const step of steps) {
        const frames = stepFrames(seen, step);
        const kinds = [
          'refused' in step.step ? 'refused' : 'ask' in step.step ? 'ask' : [],
          step.facts.map(() => 'event'),
        ].flat(2);
        expect(frames.map(({ kind }) => kind)).toEqual(kinds);
        expect(frames.map(({ caption }) => caption.kind)).toEqual(kinds);
        expect(frames.map(({ shown }) => shown)).toEqual(kinds.map((_, place) => place + 1));
        expect(frames.filter((frame) => frame.step !== step.step.name)).toEqual([]);
      }
    },
  );

  it('cite the rules of each event, the first one first', () => {
    for (const step of steps) {
      const events = stepFrames(telling, step).flatMap(({ caption }) =>
        caption.kind === 'event' ? [caption.cites.map((rule) => rule.id)] : [],
      );
      expect(events).toEqual(step.facts.map(({ cites }) => cites));
    }
  });

  it('show the table as it is after each event, and untouched by a refusal or a question', () => {
    for (const step of steps) {
      const frames = stepFrames(telling, step);
      const first = frames.length - step.facts.length;
      const tables = frames.map(({ kind }, place) =>
        kind === 'event'
          ? pictureFrom(
              telling,
              step.states[place - first]!,
              step.facts[place - first]!.event,
              place === frames.length - 1,
            )
          : pictureFrom(telling, step.before),
      );
      expect(frames.map(({ picture }) => picture)).toEqual(tables);
    }
  });

  it('end with the outcome: one more moment of the last step, on the same table without anything new on it', () => {
    const last = steps.at(-1)!;
    const end = stepFrames(telling, last).at(-1)!;
    const state = last.states.at(-1) ?? last.before;
    expect(outcomeFrame(telling, end, state)).toEqual({
      step: last.step.name,
      shown: end.shown + 1,
      kind: 'outcome',
      picture: pictureFrom(telling, state),
      decision: end.decision,
    });
  });

  it('name no decision that is over: only a table at which nothing follows by itself says what it waits for', () => {
    const waitingFor = (state: Table): string => {
      game.settle({
        state,
        random: seeded(1),
        emit: (event) => expect.unreachable(`${event.type} follows by itself`),
      });
      return telling.describe.decision(game.pending(state));
    };
    for (const step of steps) {
      const frames = stepFrames(telling, step);
      const last = step.states.at(-1);
      const said = frames.map(({ kind }, place) => {
        if (kind !== 'event') return waitingFor(step.before);
        return last && place === frames.length - 1 ? waitingFor(last) : '';
      });
      expect(frames.map(({ decision }) => decision)).toEqual(said);
    }
  });
});

describe('a refusal', () => {
  it('tells who tries what, why not, and the one rule that says so', () => {
    const [frame] = of(framesOf('trader-robbed-by-c-and-e', open), 'second-theft');
    expect(asRefusal(frame!.caption)).toEqual({
      kind: 'refused',
      attempt: expect.stringMatching(/^Mila.*Juri/) as string,
      sentence: open.describe.refusal({
        reason: 'already-robbed',
        particulars: { seat: 'mila', other: 'juri', action: 'money' },
      }),
      because: citationOf('rk.steal.right'),
    });
  });
});

describe('a question', () => {
  it('comes before the events of its answer, at the table as it was', () => {
    const frames = of(framesOf('miner-looks-through-a-pile', open), 'which-building');
    expect(frames[0]).toMatchObject({
      kind: 'ask',
      shown: 1,
      caption: { sentence: expect.stringContaining('Noor') as string },
    });
    expect(frames.slice(1).map(({ kind }) => kind)).toEqual(frames.slice(1).map(() => 'event'));
    expect(frames.length).toBeGreaterThan(1);
  });
});

describe('through the eyes of a seat', () => {
  const sentences = (id: string, step: string, telling: Narrator): string[] =>
    of(framesOf(id, telling), step).map(sentenceOf);

  it('the own choice is told, and of another one only that it was made', () => {
    const seenBy = (telling: Narrator) =>
      sentences('choosing-and-revealing', 'noor-chooses', telling)[0];
    for (const telling of [open, eyesOf.noor]) expect(seenBy(telling)).toMatch(/Noor.*Bursar/);
    expect(seenBy(eyesOf.mila)).toMatch(/Noor/);
    expect(seenBy(eyesOf.mila)).not.toMatch(/Bursar|Queen|Trader/);
  });

  it('a pile looked through is told only to the one who looks, and shown to nobody else', () => {
    const seenBy = (telling: Narrator) =>
      sentences('miner-looks-through-a-pile', 'miner-looks', telling).at(-1);
    const searched = (telling: Narrator) =>
      drawn(of(framesOf('miner-looks-through-a-pile', telling), 'miner-looks').at(-1)!).searched
        .length;
    expect([seenBy(eyesOf.noor), searched(eyesOf.noor)]).toEqual([
      expect.stringMatching(/Prison.*Garden/),
      4,
    ]);
    expect([seenBy(eyesOf.juri), searched(eyesOf.juri)]).toEqual([
      expect.not.stringMatching(/Prison|University|Farm|Garden/),
      0,
    ]);
  });

  it('hands dealt are told only to those who hold them', () => {
    const setUp = replayed(scenarioNamed('set-up-four-players')).steps.find(
      ({ step }) => step.name === 'set-up',
    )!;
    const dealt = (telling: Narrator) =>
      stepFrames(telling, setUp).filter(
        (_, place) => setUp.facts[place]!.event.type === 'handDealt',
      );
    const named = (telling: Narrator) =>
      dealt(telling).map((frame) =>
        CHARACTERS.some((id) => sentenceOf(frame).includes(nameOf(id))),
      );
    expect(named(open)).toEqual([true, true, true, true]);
    expect(named(eyesOf.mila)).toEqual([false, true, false, false]);
  });

  it('everything is told that everybody sees', () => {
    const revealed = (telling: Narrator) => sentences('choosing-and-revealing', 'reveal', telling);
    expect(revealed(eyesOf.juri)).toEqual(revealed(open));
  });

  it('no frame holds a card that the seat cannot know', () => {
    for (const [place, frame] of framesOf('choosing-and-revealing', eyesOf.juri).entries()) {
      if (frame.step === 'reveal') break;
      const others = drawn(frame).seats.filter(({ seat }) => seat !== 'juri');
      expect(
        others.map(({ hand, character }) => [typeof hand, [null, 'face-down'].includes(character)]),
        String(place),
      ).toEqual([
        ['number', true],
        ['number', true],
      ]);
      expect(drawn(frame).piles.map(({ coins }) => coins)).toEqual([
        'some',
        'some',
        'some',
        'some',
      ]);
    }
  });
});

describe('a step that brings nothing', () => {
  it('has no frame of its own', () => {
    const [first] = replayed(scenarioNamed('chain-d-e-f')).steps;
    const step: Step = { name: 'nothing', play: { type: 'end', seat: 'noor' } };
    expect(stepFrames(open, { step, before: first!.before, facts: [], states: [] })).toEqual([]);
  });
});

describe('the telling frame', () => {
  const whole = (id: string): [CaptionedFrame, ...CaptionedFrame[]] => [
    startFrame(open, replayed(scenarioNamed(id)).start),
    ...framesOf(id, open),
  ];
  const told = (
    id: string,
    rule = scenarioNamed(id).teaches[0],
  ): Pick<CaptionedFrame, 'step' | 'shown' | 'kind'> => {
    const frames = whole(id);
    const { step, shown, kind } = frames[tellingFrame(frames, rule)]!;
    return { step, shown, kind };
  };

  it('is the last one that cites the rule a scenario is mainly about', () => {
    const frames = whole('trader-robbed-by-c-and-e');
    const rule = scenarioNamed('trader-robbed-by-c-and-e').teaches[0];
    const cites = ({ caption }: CaptionedFrame): boolean =>
      caption.kind === 'event'
        ? caption.cites.some(({ id }) => id === rule)
        : caption.kind === 'refused' && caption.because.id === rule;
    const at = tellingFrame(frames, rule);
    expect(cites(frames[at]!)).toBe(true);
    expect(frames.slice(at + 1).some(cites)).toBe(false);
  });

  it('may be a refusal', () => {
    const refused = whole('trader-robbed-by-c-and-e').find(({ kind }) => kind === 'refused')!;
    expect(told('trader-robbed-by-c-and-e', asRefusal(refused.caption).because.id).kind).toBe(
      'refused',
    );
  });

  it('gives no answer away: where the reader is asked it is no later than the question', () => {
    const frames = whole('equal-pair-robbed');
    const asked = frames.findIndex(({ kind }) => kind === 'ask');
    expect(asked).toBeGreaterThan(0);
    for (const rule of scenarioNamed('equal-pair-robbed').teaches)
      expect(tellingFrame(frames, rule)).toBeLessThanOrEqual(asked);
  });

  it('is the last one where that rule is cited nowhere that the reader sees', () => {
    const frames = whole('trader-robbed-by-c-and-e');
    expect(tellingFrame(frames, 'no.such.rule')).toBe(frames.length - 1);
  });
});
