import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { PlayedId } from '../../src/games/ids.ts';
import { loadNarration, type Narration } from '../../src/islands/load-narration.ts';
import { pretendStorage } from './device.ts';
import { serveSite } from './player.ts';
import { playerWords } from './telling.ts';

/** What states of a game's tasks are made with: English words and an empty device. */
export function taskSurroundings(game: PlayedId) {
  const words = playerWords('en');
  let narration: Narration;
  beforeAll(async () => {
    serveSite();
    narration = await loadNarration(game, { locale: 'en', words, opening: '' });
  });
  beforeEach(() => {
    pretendStorage();
    vi.stubGlobal('dispatchEvent', () => true);
  });
  afterAll(() => void vi.unstubAllGlobals());
  return {
    words,
    get narration() {
      return narration;
    },
  };
}
