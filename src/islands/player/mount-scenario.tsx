import { loadBoard } from '../registry.ts';
import { scriptLinks } from '../../i18n/script-links.ts';
import { loadJson, loadTableWords, loadWords } from '../../browser/load.ts';
import { pageOf } from '../../browser/page.ts';
import { ReaderError } from '../../browser/reader-error.ts';
import { say } from '../../i18n/words.ts';
import { ScenarioPlayer } from './ScenarioPlayer.tsx';
import { captioned, readTranscript } from './transcript.ts';
import { renderOver } from '../shared/render-over.ts';
import type { ScenarioData } from '../../narration/frame.ts';

/**
 * Puts the player where a scenario stands on the page. Rejects, and leaves the page as it is, where
 * its parts cannot be had or are of another version than the page: then with what to tell the
 * reader.
 */
export async function mountScenario(place: HTMLElement): Promise<void> {
  const { locale, game } = pageOf(document);
  const data = loadJson<ScenarioData>(
    scriptLinks.scenarioData(locale, game, place.dataset.scenario!),
  );
  const [words, scenario, Board] = await Promise.all([
    loadTableWords('player'),
    data,
    loadBoard(game),
  ]);
  const transcript = readTranscript(place);
  const script = captioned(scenario.frames, transcript.html);
  if (!script) throw new ReaderError(say(await loadWords('trying'), 'player.stale'));
  renderOver(place, () => (
    <ScenarioPlayer
      game={game}
      Board={Board}
      locale={locale}
      words={words}
      data={scenario}
      transcript={transcript}
      script={script}
      root={place}
    />
  ));
}
