import type { AstroIntegration } from 'astro';

/** The build says after so many hundredths of its pages how far it is. */
const EVERY = 20;

/**
 * How far the building of pages is, in words, where a page ended another step of it; nothing after
 * the others.
 */
export function stepOf(built: number, all: number): string | undefined {
  const steps = (pages: number): number => Math.floor((pages * 100) / all / EVERY);
  return steps(built) > steps(built - 1) ? `pages and their data: ${built} of ${all}` : undefined;
}

/**
 * Tells the log of a build which stage has ended: what was read, what was bundled, how many of the
 * pages are written.
 */
export function progress(): AstroIntegration {
  return {
    name: 'progress',
    hooks: {
      'astro:build:start': ({ logger, setPrerenderer }) => {
        logger.info('content read');
        setPrerenderer((prerenderer) => {
          let [built, all] = [0, 0];
          return {
            ...prerenderer,
            getStaticPaths: async () => {
              logger.info('scripts and styles bundled');
              const paths = await prerenderer.getStaticPaths();
              all = paths.length;
              return paths;
            },
            render: async (...asked) => {
              const page = await prerenderer.render(...asked);
              built += 1;
              const step = stepOf(built, all);
              if (step) logger.info(step);
              return page;
            },
          };
        });
      },
    },
  };
}
