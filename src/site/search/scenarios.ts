import { getEntry } from 'astro:content';
import { isPlayed, type PlayedId } from '../../games/ids.ts';
import { plainText } from '../../i18n/html.ts';
import { links } from '../../i18n/links.ts';
import { stepAnchor } from '../../narration/frame.ts';
import type { CaptionedFrame } from '../../narration/frames.ts';
import { framesOf } from '../frames.ts';
import type { FullRecord } from '../full-text.ts';
import { rulingShownBy, scenariosOf } from '../scenarios.ts';
import { pageName, type Source } from './source.ts';

/**
 * A record for each scenario, and for each of its steps that settles something; what an open ruling
 * parts is told on the ruling's page.
 */
export async function scenarioAnswers(source: Source): Promise<FullRecord[]> {
  const { game } = source;
  if (!isPlayed(game)) return [];
  const settled = scenariosOf(game).filter(({ id }) => !rulingShownBy(id));
  return (await Promise.all(settled.map(({ id }) => answersAt(source, game, id)))).flat();
}

async function answersAt(
  { locale, read, asked, below }: Source,
  game: PlayedId,
  id: string,
): Promise<FullRecord[]> {
  const page = (await getEntry('pages', `${locale}/${game}/scenarios/${id}`))!;
  const { title, lead } = page.data;
  const url = below(links.scenario(locale, game, id));
  const parts = read.parts(page, ['Step', 'Outcome']);
  const notes = new Map(parts.map(({ attributes, text }) => [attributes.name, text]));
  const outcome = parts.find(({ name }) => name === 'Outcome');
  const { frames } = await framesOf({ locale, readerLocale: locale, game }, id);
  return [
    {
      url,
      kind: 'scenario',
      title,
      text: lead,
      ...(outcome && { answer: outcome.text }),
      ...asked(pageName(url)),
    },
    ...frames.flatMap(({ step, caption }): FullRecord[] => {
      const note = notes.get(step!) ?? '';
      const own = {
        url: `${url}#${stepAnchor(step!)}`,
        kind: 'scenario',
        place: title,
        text: note,
      } as const;
      if (caption.kind === 'refused')
        return [{ ...own, title: plainText(caption.attempt), answer: plainText(caption.sentence) }];
      return caption.kind === 'ask'
        ? [{ ...own, title: questionIn(note) ?? title, answer: eventsOf(frames, step) }]
        : [];
    }),
  ];
}

/** What happens in a step. */
const eventsOf = (frames: readonly CaptionedFrame[], step: string | null): string =>
  frames
    .flatMap((frame) =>
      frame.step === step && frame.caption.kind === 'event'
        ? plainText(frame.caption.sentence)
        : [],
    )
    .join(' ');

/** The first sentence that asks. */
const questionIn = (note: string): string | undefined => /[^.?!]+\?/.exec(note)?.[0].trim();
