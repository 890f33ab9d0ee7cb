/**
 * What a link can hold: a moment of a scenario, with moves of the reader's own from there and other
 * readings; or any table. Plain data; whether names and moves make sense is for the game to say
 * when the link is opened.
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

/**
 * First part of every link of this format; a later format takes another number and this one keeps
 * opening.
 */
export const VERSION = '1';
/** What the fragment of every link begins with. */
export const PREFIX = 'play=';

/** The URL fragment, without `#`, that opens this link. */
export async function encodeLink(link: Link): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(JSON.stringify(link))).pipeThrough(
    new CompressionStream('deflate-raw'),
  );
  return `${PREFIX}${VERSION}.${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/**
 * Whether a fragment claims to be a link of this kind; other fragments are anchors and none of our
 * business.
 */
export const isLink = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(PREFIX);

/** Bytes as a stream. */
export const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
