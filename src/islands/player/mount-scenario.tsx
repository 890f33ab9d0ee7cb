import { loadBoard } from '../registry.ts';
import { scriptLinks } from '../../i18n/script-links.ts';
import { loadJson, loadTableWords, loadWords } from '../../browser/load.ts';
import { pageOf } from '../../browser/page.ts';
import { ReaderError } from '../../browser/reader-error.ts';
import { say } from '../../i18n/words.ts';
import { ScenarioPlayer } from './ScenarioPlayer.tsx';
import { fits, readTranscript } from './transcript.ts';
import { renderOver } from '../shared/render-over.ts';
import { citing, type Citation } from '../../narration/caption.ts';
import { mapNonEmpty, type ScenarioData } from '../../narration/frame.ts';

/**
 * Puts the player where a scenario stands on the page. Rejects, and leaves the page as it is, where
 * its parts cannot be had or are of another version than the page: then with what to tell the
 * reader.
 */
export async function mountScenario(place: HTMLElement): Promise<void> {
  const { locale, readerLocale, game } = pageOf(document);
  const data = loadJson<ScenarioData>(
    scriptLinks.scenarioData(locale, game, place.dataset.scenario!),
  );
  const [words, scenario, Board] = await Promise.all([
    loadTableWords('player'),
    data,
    loadBoard(game),
  ]);
  const transcript = readTranscript(place);
  if (!fits(scenario.frames, transcript.names))
    throw new ReaderError(say(await loadWords('trying'), 'player.stale'));
  const cite = (id: string): Citation => {
    const { chapter, ...rule } = scenario.rules[id]!;
    return { id, ...rule, href: scriptLinks.rule(readerLocale, game, chapter, id) };
  };
  const script = mapNonEmpty(scenario.frames, ({ caption, ...frame }) => ({
    ...frame,
    ...(caption && { caption: citing(caption, cite) }),
  }));
  renderOver(place, () => (
    <ScenarioPlayer
      game={game}
      Board={Board}
      locale={locale}
      readerLocale={readerLocale}
      words={words}
      data={scenario}
      transcript={transcript}
      script={script}
      root={place}
    />
  ));
}
