import type { Locale } from '../i18n/locales.ts';
import { siteStrings } from '../i18n/messages.ts';

/** Before the first paint: the reader's theme, and that there is script. */
export const themeScript = `document.documentElement.classList.add('js');try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const CLIENT_KEYS = ['rule.copied', 'rule.open', 'rule.close', 'rule.back', 'theme.system', 'theme.light', 'theme.dark', 'nav.theme'];

/** The few strings that the page's own script says. */
export function clientWords(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(siteStrings(locale, 'rule.', 'theme.', 'nav.')).filter(([key]) => CLIENT_KEYS.includes(key)));
}
