import { expect, it } from 'vitest';
import { packed, unpacked } from '../../../src/islands/search/text-file.ts';
import type { TextRecord } from '../../../src/islands/search/texts.ts';

it('Records come out of their file as they went in, below its folder, and without what they lack', () => {
  const records: readonly TextRecord[] = [
    {
      url: 'rules/theft/#rk.steal.crest',
      kind: 'rule',
      title: 'A crest',
      number: '7.5',
      place: 'Theft',
      text: 'Put it there.',
      asked: 'where crest',
    },
    { url: 'scenarios/two/', kind: 'scenario', title: 'Two', text: 'Who?', answer: 'Noor.' },
    { url: 'learn/', kind: 'page', title: 'Learn', text: '' },
  ];
  const file = JSON.parse(JSON.stringify(packed(records))) as ReturnType<typeof packed>;
  expect(unpacked(file, '/en/rival-kings/')).toStrictEqual(records.map((record) => ({ ...record, url: `/en/rival-kings/${record.url}` })));
});
