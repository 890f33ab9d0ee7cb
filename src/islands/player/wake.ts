/**
 * Brings the scenario that the address speaks of into view, which wakes its player; it then goes to
 * the step by itself. Returns its place.
 */
export async function wakePlayer(): Promise<HTMLElement | undefined> {
  const { openLink } = await import('../shared/opened-link.ts');
  const scenarios = [...document.querySelectorAll<HTMLElement>('[data-scenario]')];
  const opened = await openLink(location.hash);
  const named =
    'link' in opened
      ? scenarios.find(({ dataset }) => dataset.scenario === opened.link.scenario)
      : undefined;
  // Of a link that leads nowhere here the first player speaks.
  const place = named ?? scenarios[0];
  place?.scrollIntoView({ block: 'start' });
  return place;
}
