import { kept } from '../../browser/kept.ts';

/** The fragment of the address by which this tab’s own table tool has opened a score sheet. */
export const tableSheet = kept('score.from-table', (hash) => hash, { session: true });
