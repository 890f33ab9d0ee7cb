/** Resolves once the page has a stylesheet; without it things are plain, but they work. */
export async function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  await loaded;
}
