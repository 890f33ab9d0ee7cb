/** A failure whose message is a sentence for the reader, in the language of the page. */
export class ReaderError extends Error {}
