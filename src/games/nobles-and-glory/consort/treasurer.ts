import { replaceSubject } from './replace-subject.ts';

/** A Diamond Consort: a higher Subject of the same suit (`ng.action.consort.treasurer`). */
export const treasurer = replaceSubject('ng.action.consort.treasurer', 'higher');
