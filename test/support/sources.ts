import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The text of a file of the project. */
export const sourceOf = (path: string): Promise<string> => readFile(`${ROOT}${path}`, 'utf8');
