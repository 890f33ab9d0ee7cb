/**
 * Brings the scenario that the address speaks of into view, which wakes its player; it then goes to
 * the step by itself. Returns its place.
 */
export async function wakePlayer(): Promise<HTMLElement | undefined> {
  const { decodeLink } = await import('../../engine/read-link.ts');
  const scenarios = [...document.querySelectorAll<HTMLElement>('[data-scenario]')];
  const link = await decodeLink(location.hash);
  const named = link.ok
    ? scenarios.find(({ dataset }) => dataset.scenario === link.value.scenario)
    : undefined;
  // Of a link that leads nowhere here the first player speaks.
  const place = named ?? scenarios[0];
  place?.scrollIntoView({ block: 'start' });
  return place;
}
