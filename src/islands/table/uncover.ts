/** How far from what covered it, in CSS pixels. */
const APART = 8;

/** Scrolls the page until something lies above what covers it, if anything does. */
export function uncover(piece: Element | null, cover: Element | null): void {
  if (!piece || !cover) return;
  const [under, over] = [piece.getBoundingClientRect(), cover.getBoundingClientRect()];
  const isBeside = over.left >= under.right || over.right <= under.left;
  if (isBeside || under.bottom <= over.top || under.top >= over.bottom) return;
  scrollBy({ top: under.bottom - over.top + APART, behavior: 'instant' });
}
