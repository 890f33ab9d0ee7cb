/**
 * Moves what is kept on this device under a key of its own (`<key>.damaged-1`, `-2` …), where nothing overwrites it: for what makes no
 * sense. Where there is no storage nothing is kept that could be lost.
 */
export function setAside(key: string): void {
  try {
    const kept = localStorage.getItem(key);
    if (kept === null) return;
    let place = 1;
    while (localStorage.getItem(`${key}.damaged-${place}`) !== null) place += 1;
    localStorage.setItem(`${key}.damaged-${place}`, kept);
    localStorage.removeItem(key);
  } catch {
    // It stays where it is.
  }
}
