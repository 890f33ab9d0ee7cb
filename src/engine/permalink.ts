import { deflateSync, Inflate } from 'fflate';
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
export function encodeLink(link: Link): string {
  const bytes = deflateSync(new TextEncoder().encode(JSON.stringify(link)), { level: 9 });
  return `${PREFIX}${VERSION}.${toBase64Url(bytes)}`;
}

/** Whether a fragment claims to be a link of this kind; other fragments are anchors and none of our business. */
export const isLink = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(PREFIX);

/**
 * Reads a fragment. Problems are `too-long`, `unknown-version`, `broken` (not unfoldable, not JSON) and `foreign` (some other JSON).
 */
export function decodeLink(fragment: string): Parsed<Link> {
  const text = fragment.replace(/^#/, '').slice(PREFIX.length);
  if (text.length > MOST_CHARACTERS) return fail('too-long');
  const [version, ...rest] = text.split('.');
  if (version !== VERSION) return fail('unknown-version');
  const json = unfold(rest.join('.'));
  if (json === undefined) return fail('broken');
  return isLinkShape(json) ? { ok: true, value: json } : fail('foreign');
}

const fail = (problem: 'too-long' | 'unknown-version' | 'broken' | 'foreign'): Parsed<Link> => ({ ok: false, at: 'fragment', problem });

function unfold(base64: string): unknown {
  try {
    return JSON.parse(inflate(fromBase64Url(base64))) as unknown;
  } catch {
    return undefined;
  }
}

/** Unfolds piece by piece, so that a small link cannot grow into a huge text. */
function inflate(bytes: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  const inflater = new Inflate((chunk, final) => {
    text += decoder.decode(chunk, { stream: !final });
    if (text.length > MOST_TEXT) throw new RangeError('too-long');
  });
  const step = 512;
  for (let at = 0; at < bytes.length; at += step) inflater.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  return text;
}

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

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
