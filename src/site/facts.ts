/** A page for search engines: its public address, or its path where the site is told none. */
export const pageAddress = (site: URL | undefined, path: string): string =>
  site ? new URL(path, site).href : path;

/** A page's place in the site for search engines (schema.org BreadcrumbList). */
export const breadcrumbs = (
  site: URL | undefined,
  trail: readonly (readonly [name: string, path: string])[],
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: pageAddress(site, path),
  })),
});
