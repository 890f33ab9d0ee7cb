import type { Locale } from '../i18n/locales.ts';
import { siteStrings } from '../i18n/messages.ts';

/** The order of the style layers, before any stylesheet: pages load theirs in different orders. */
export const layerOrder = '@layer reset,tokens,base,layout,parts,print;';

/** Before the first paint: the reader's theme, and that there is script. */
export const themeScript = `document.documentElement.classList.add('js');try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

const CLIENT_KEYS = /^(rule\.(copied|open|close|back)|theme\.\w+|nav\.theme|joint\.label|player\.load-failed)$/;

/** The few strings that the page's own scripts say. */
export function clientWords(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(siteStrings(locale, 'rule.', 'theme.', 'nav.', 'joint.', 'player.')).filter(([key]) => CLIENT_KEYS.test(key)),
  );
}
