/** A page's place in the site for search engines (schema.org BreadcrumbList). */
export const breadcrumbs = (site: URL, trail: readonly (readonly [name: string, path: string])[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], place) => ({ '@type': 'ListItem', position: place + 1, name, item: new URL(path, site).href })),
});
