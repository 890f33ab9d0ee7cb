import { describe, expect, it } from 'vitest';
import { argumentsOf } from '../../src/i18n/arguments.ts';
import { compileMessages } from '../../src/i18n/compile.ts';
import { withForms } from '../../src/i18n/form-rules.ts';
import { formsAmong } from '../../src/i18n/forms.ts';
import type { Messages } from '../../src/i18n/translate.ts';
import { askingFaults, formFaults, isForm, type Named } from '../support/forms.ts';
import { noting, translatorOf } from '../support/messages.ts';

const FILE = 'content/hu/rival-kings/messages.json';
const NAMES: Messages = {
  'card.mine': 'Bánya',
  'card.inn': 'Fogadó',
  'card.university': 'Egyetem',
};
const NAMED: Named = {
  kinds: ['card', 'put'],
  names: [...Object.keys(NAMES), 'card.inn.short'],
  others: ['answer.neutral'],
};

describe('the forms of a language', () => {
  it('are the last parts of the keys of its names', () => {
    const keys = [
      'card.mine',
      'card.mine.acc',
      'card.inn.acc',
      'card.inn.the',
      'cards.mine.dat',
      'event.card.x',
      'card.a.b.c',
    ];
    expect(formsAmong(keys, 'card')).toEqual(['acc', 'the']);
    expect(formsAmong(keys, 'seat')).toEqual([]);
  });

  it('are those of the message by which names are put together', () => {
    expect(formsAmong(['card', 'card.acc', 'card.the', 'cards.x'], 'card')).toEqual(['acc', 'the']);
  });

  it('are not what the code asks for anyway, nor other messages', () => {
    const forms = [
      'card.mine.acc',
      'card.*.acc',
      'card.*.the /^[.a]/',
      'answer.neutral.acc',
      'card.inn.short',
      'card.gone.acc',
      'event.mine.acc',
      'card.mine',
    ];
    expect(forms.filter((key) => isForm(key, NAMED))).toEqual([
      'card.mine.acc',
      'card.*.acc',
      'card.*.the /^[.a]/',
      'answer.neutral.acc',
    ]);
  });
});

describe('a rule for a form', () => {
  it('gives it to every name that has none of its own', () => {
    expect(withForms({ ...NAMES, 'card.*.acc': '{name}t', 'card.mine.acc': 'Bányát' })).toEqual({
      ...NAMES,
      'card.mine.acc': 'Bányát',
      'card.inn.acc': 'Fogadót',
      'card.university.acc': 'Egyetemt',
    });
  });

  it('may say that the form is the plain name', () => {
    expect(withForms({ 'card.mine': 'Mine', 'card.*.acc': '{name}' })).toMatchObject({
      'card.mine.acc': 'Mine',
    });
  });

  it('may use forms that are written anywhere or ruled before it', () => {
    const messages = {
      'card.*.az': 'a',
      'card.*.the': '{az} {name}',
      ...NAMES,
      'card.university.az': 'az',
    };
    expect(withForms(messages)).toMatchObject({
      'card.mine.the': 'a Bánya',
      'card.university.the': 'az Egyetem',
    });
  });

  it('may choose by a form', () => {
    const messages = {
      'card.mine': 'Mine',
      'card.mine.gender': 'f',
      'card.inn': 'Port',
      'card.*.gender': 'm',
    };
    expect(
      withForms({ ...messages, 'card.*.the': '{gender, select, f {la} other {le}} {name}' }),
    ).toMatchObject({
      'card.mine.the': 'la Mine',
      'card.inn.the': 'le Port',
    });
  });

  it('may be for names that begin or end so, the first that fits counts', () => {
    const names = {
      'card.bishop': 'Évêque',
      'card.inn': 'Au\u00ADberge',
      'card.mine': 'Mine',
      'card.scholar': 'Érudit',
    };
    const rules = {
      'card.*.the /^[aeiouéèêh]/': 'l’{name}',
      'card.*.the': 'le {name}',
      'card.mine.the': 'la Mine',
    };
    expect(withForms({ ...names, ...rules })).toEqual({
      ...names,
      'card.bishop.the': 'l’Évêque',
      'card.inn.the': 'l’Au\u00ADberge',
      'card.mine.the': 'la Mine',
      'card.scholar.the': 'l’Érudit',
    });
    const hungarian = { 'card.*.the /^[aáeéiíoóöőuúüű]/': 'az {name}', 'card.*.the': 'a {name}' };
    expect(withForms({ ...NAMES, 'card.courtier': 'Udvaronc', ...hungarian })).toMatchObject({
      'card.mine.the': 'a Bánya',
      'card.courtier.the': 'az Udvaronc',
    });
    expect(
      withForms({
        'seat.mila': 'Mila',
        'seat.noor': 'Noor',
        'seat.*.gen /[aeiou]$/': '{name}’s',
        'seat.*.gen': '{name}s',
      }),
    ).toMatchObject({
      'seat.mila.gen': 'Mila’s',
      'seat.noor.gen': 'Noors',
    });
  });

  it('is no message itself', () => {
    expect(
      Object.keys(compileMessages({ 'card.mine': 'Mine', 'card.*.the': 'the {name}' })),
    ).toEqual(['card.mine', 'card.mine.the']);
  });
});

describe('what cannot be is one line with file and key:', () => {
  it.for<[what: string, messages: Messages, line: string]>([
    [
      'a rule for names that do not exist',
      { 'crad.*.acc': '{name}t' },
      `${FILE}: crad.*.acc is a rule for names that do not exist`,
    ],
    [
      'a rule that uses a form which a name lacks',
      { ...NAMES, 'card.*.theAcc': '{az} {name}', 'card.mine.az': 'a' },
      `${FILE}: card.*.theAcc asks for {az}, a form that card.inn does not have`,
    ],
    [
      'a rule with a pattern that is none',
      { ...NAMES, 'card.*.the /[/': 'l’{name}' },
      `${FILE}: card.*.the /[/ has no pattern between its slashes`,
    ],
    [
      'a rule that is not message syntax',
      { ...NAMES, 'card.*.acc': '{name' },
      `${FILE}: card.*.acc is not message syntax`,
    ],
    [
      'a message that is not message syntax',
      { 'event.x': '{name' },
      `${FILE}: event.x is not message syntax`,
    ],
  ])('%s', ([, messages, line]) => {
    expect(() => compileMessages(messages, FILE)).toThrow(line);
  });

  it('a form that only some names of a kind have', () => {
    expect(
      formFaults(FILE, { ...NAMES, 'card.mine.acc': 'Bányát', 'card.inn.acc': 'Fogadót' }, NAMED),
    ).toEqual([
      `${FILE}, card.university.acc: is missing, and a form is written for all names of a kind or ruled by card.*.acc`,
    ]);
    expect(
      formFaults(FILE, { ...NAMES, 'card.mine.acc': 'Bányát', 'card.*.acc': '{name}t' }, NAMED),
    ).toEqual([]);
  });

  it.for(['The', 'id', 'count', 'rank', 'the-acc'])('a form that is called “%s”', (form) => {
    expect(formFaults(FILE, { put: '{name}', [`put.${form}`]: '{name}' }, NAMED)).toEqual([
      `${FILE}, put.${form}: a form begins with a small letter, has letters and digits only and is none of id, count, character, rank, name`,
    ]);
  });

  it('a message with a form that its language lacks', () => {
    const given = new Set(['seat', 'card', 'card_id', 'card_the', 'card_The']);
    expect(askingFaults(FILE, 'event.x', '{card_acc}', given)).toEqual([
      `${FILE}, event.x: asks for {card_acc}, but there is no form acc of {card}, only {card_The} {card_id} {card_the}`,
    ]);
  });

  it('a message with an argument that it is not told', () => {
    const given = new Set(['seat', 'Seat', 'seat_id', 'card']);
    const wording = '{seat} {seat_id, select, noor {{nobody}} other {{card}}}';
    expect(askingFaults(FILE, 'event.x', wording, given)).toEqual([
      `${FILE}, event.x: asks for {nobody}, but it is not told that, only {card} {seat}`,
    ]);
    expect(askingFaults(FILE, 'event.x', '{seat}', new Set())).toEqual([
      `${FILE}, event.x: asks for {seat}, but it is not told that, only nothing`,
    ]);
  });

  it('a message told of a name that lacks the form', () => {
    const messages = { ...NAMES, 'card.mine.acc': 'Bányát', 'event.x': '{card_acc}.' };
    const tell = (t: ReturnType<typeof translatorOf>, card: string) =>
      t.html('event.x', argumentsOf(t, { card }, { card: 'card' }));
    expect(tell(translatorOf('hu', messages), 'mine')).toBe('Bányát.');
    expect(() => tell(translatorOf('hu', messages), 'inn')).toThrow(
      'event.x in hu asks for {card_acc}, which it is not given',
    );
    const { t, faults } = noting('hu', messages, FILE);
    for (const card of ['mine', 'inn', 'inn']) tell(t, card);
    expect([...faults]).toEqual([
      `${FILE}, event.x in hu asks for {card_acc}, which it is not given`,
    ]);
  });
});
