/**
 * The files that the code of the search needs and no page has yet, below the site's own address;
 * put in by the build.
 */
declare const __SEARCH_CODE__: readonly string[];

/** For tools that read TypeScript alone; `astro check` knows the props of every component. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
