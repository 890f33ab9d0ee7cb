/** Resolves once the page has a stylesheet; without it things are plain, but they work. */
export async function loadStyles(address: string): Promise<void> {
  const name = address.split('/').at(-1)!;
  if (document.querySelector(`link[href="${address}"], link[data-holds~="${name}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  await loaded;
}
