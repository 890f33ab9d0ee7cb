import { replaceSubject } from './replace-subject.ts';

/** A Spade Consort: a lower Subject of the same suit (`ng.action.consort.reap`). */
export const reap = replaceSubject('ng.action.consort.reap', 'lower');
