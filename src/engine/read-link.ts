import { PREFIX, streamOf, VERSION, type Link } from './permalink.ts';
import type { Parsed } from './types.ts';

/** Longest link that is read. */
const MOST_CHARACTERS = 8000;
/** Longest text that a link may unfold to. */
const MOST_TEXT = 200_000;

/**
 * Reads a fragment; never rejects. Problems are `too-long`, `unknown-version`, `broken` (not
 * unfoldable, not JSON) and `foreign` (some other JSON).
 */
export async function decodeLink(fragment: string): Promise<Parsed<Link>> {
  const text = fragment.replace(/^#/, '').slice(PREFIX.length);
  if (text.length > MOST_CHARACTERS) return fail('too-long');
  const [version, ...rest] = text.split('.');
  if (version !== VERSION) return fail('unknown-version');
  const json = await unfold(rest.join('.'));
  if (json === undefined) return fail('broken');
  return isLinkShape(json) ? { ok: true, value: json } : fail('foreign');
}

const fail = (problem: 'too-long' | 'unknown-version' | 'broken' | 'foreign'): Parsed<Link> => ({
  ok: false,
  at: 'fragment',
  problem,
});

async function unfold(base64: string): Promise<unknown> {
  try {
    return JSON.parse(await inflate(fromBase64Url(base64))) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Unfolds piece by piece, so that a small link cannot grow into a huge text. Rejects where bytes
 * are missing, wrong or too many.
 */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const unfolded = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unfolded.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += piece.value;
    if (text.length <= MOST_TEXT) continue;
    await reader.cancel();
    throw new RangeError('too-long');
  }
  return text;
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

function isLinkShape(input: unknown): input is Link {
  if (!isObject(input) || typeof input.game !== 'string') return false;
  const { scenario, step, seed, rulings, moves, seenFrom } = input;
  return (
    (scenario === undefined || typeof scenario === 'string') &&
    (step === undefined ||
      (isObject(step) && typeof step.name === 'string' && Number.isInteger(step.shown))) &&
    (seed === undefined || Number.isInteger(seed)) &&
    (rulings === undefined ||
      (isObject(rulings) &&
        Object.values(rulings).every((option) => typeof option === 'string'))) &&
    (moves === undefined || Array.isArray(moves)) &&
    (seenFrom === undefined || typeof seenFrom === 'string')
  );
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
