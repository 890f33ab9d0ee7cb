import { namedIn } from '../i18n/base.ts';

/**
 * Opens the page that an address with signs of the sentence around it means. Returns whether there
 * are such signs.
 */
export function openMeant(): boolean {
  const address = new URL(location.href);
  const asked = decoded(address.pathname);
  address.pathname = asked.replace(/[^\p{L}\p{N}/]+$/u, '');
  if (decoded(address.pathname) === asked) return false;
  location.replace(address);
  return true;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * On the page for addresses that lead nowhere: keeps the language of the address, or of the reader,
 * and says so where the address asks for a language that is not there.
 */
export function tellNotFound(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-locale]')];
  const has = (locale: string | undefined): boolean =>
    sections.some((section) => section.dataset.locale === locale);
  const [asked = ''] = namedIn(location.pathname);
  const language = has(asked)
    ? asked
    : navigator.languages.map((name) => name.slice(0, 2)).find(has);
  const looksLikeLanguage = /^[a-z]{2}(-[a-z]{2})?$/i.test(asked);
  for (const section of sections) {
    if (language) section.hidden = section.dataset.locale !== language;
    section.querySelector<HTMLElement>('.unknown-language')!.hidden =
      has(asked) || !looksLikeLanguage;
  }
  if (!language) return;
  document.documentElement.lang = language;
  document.title = `${document.querySelector(`[data-locale="${language}"] h2`)!.textContent} – Crownbook`;
}
