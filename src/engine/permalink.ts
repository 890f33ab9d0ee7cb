import type { Parsed } from './types.ts';

/**
 * What a link can hold: a moment of a scenario, with moves of the reader's own from there and other readings; or any table.
 * Plain data; whether names and moves make sense is for the game to say when the link is opened.
 */
export interface Link {
  readonly game: string;
  readonly scenario?: string;
  /** The step, by name, and how many of its events have been shown. */
  readonly step?: { readonly name: string; readonly shown: number };
  readonly position?: unknown;
  readonly seed?: number;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly moves?: readonly unknown[];
  readonly seenFrom?: string;
}

/** First part of every link of this format; a later format takes another number and this one keeps opening. */
const VERSION = '1';
const PREFIX = 'play=';
/** Longest link that is read. */
const MOST_CHARACTERS = 8000;
/** Longest text that a link may unfold to. */
const MOST_TEXT = 200_000;

/** The URL fragment, without `#`, that opens this link. */
export async function encodeLink(link: Link): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(JSON.stringify(link))).pipeThrough(new CompressionStream('deflate-raw'));
  return `${PREFIX}${VERSION}.${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/** Whether a fragment claims to be a link of this kind; other fragments are anchors and none of our business. */
export const isLink = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(PREFIX);

/**
 * Reads a fragment; never rejects. Problems are `too-long`, `unknown-version`, `broken` (not unfoldable, not JSON) and `foreign` (some other JSON).
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

const fail = (problem: 'too-long' | 'unknown-version' | 'broken' | 'foreign'): Parsed<Link> => ({ ok: false, at: 'fragment', problem });

async function unfold(base64: string): Promise<unknown> {
  try {
    return JSON.parse(await inflate(fromBase64Url(base64))) as unknown;
  } catch {
    return undefined;
  }
}

/** Unfolds piece by piece, so that a small link cannot grow into a huge text. Rejects where bytes are missing, wrong or too many. */
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

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

const isObject = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null && !Array.isArray(input);

function isLinkShape(input: unknown): input is Link {
  if (!isObject(input) || typeof input.game !== 'string') return false;
  const { scenario, step, seed, rulings, moves, seenFrom } = input;
  return (
    (scenario === undefined || typeof scenario === 'string') &&
    (step === undefined || (isObject(step) && typeof step.name === 'string' && Number.isInteger(step.shown))) &&
    (seed === undefined || Number.isInteger(seed)) &&
    (rulings === undefined || (isObject(rulings) && Object.values(rulings).every((option) => typeof option === 'string'))) &&
    (moves === undefined || Array.isArray(moves)) &&
    (seenFrom === undefined || typeof seenFrom === 'string')
  );
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
