import { cleanFragment } from '../i18n/fragment.ts';
import type { Locale } from '../i18n/locales.ts';
import { gameTitle, siteStrings, siteText } from '../i18n/messages.ts';

/** What a page is about that every game has: which game, and its lead. */
export const aboutGame = (locale: Locale, game: string, lead: string): string =>
  `${siteText(locale)('joint.label', { what: gameTitle(locale, game) })} ${lead}`;

/**
 * How long a page waits for its scripts before it is shown as it is without them, in milliseconds:
 * as they wait for data (`browser/in-time.ts`).
 */
const PATIENCE = 10_000;

/**
 * Before the first paint: the address without signs that are not part of it, before anything reads
 * it and before the browser looks for the place; the reader's theme, whether a link brings
 * something (class `linked`), which then has its room, and that there is script (class `js`), so
 * that styles may hide what it will show another way. Should a script or a style of the page not
 * arrive, this is what is there to say so (`#sorry`, see `Sorry.astro`); unless what shows the
 * hidden is there (`client/players.ts`), nothing is hidden any more. Buttons marked `data-reload`
 * load the page again, if it can be had. The same on every page, in every language: a policy on
 * content allows it by its hash.
 */
export const earlyScript = `{
const clean=${String(cleanFragment).replaceAll(/\n\s*/g, ' ')},meant=()=>{const{hash:h}=location,m=clean(h);return m===h?'':m};
if(meant())history.replaceState(history.state,'',meant());
addEventListener('hashchange',e=>{const m=meant();if(m)e.stopImmediatePropagation(),location.replace(m)});
const d=document,{classList:c,dataset:s}=d.documentElement,
say=on=>{const e=d.querySelector('#sorry');if(e)e.hidden=!on},
bare=()=>{if(!('alive'in s))c.remove('js');say(true)};
let ready,broken;
c.add('js');
if(location.hash.startsWith('#play='))c.add('linked');
try{const t=localStorage.theme;if(/^(light|dark)$/.test(t))s.theme=t}catch{}
addEventListener('error',({target:t,filename:f})=>{
if(t.localName==='script'||t.rel==='stylesheet'||!ready&&f?.startsWith(location.origin))broken=true,bare()
},true);
setTimeout(()=>ready||bare(),${PATIENCE});
d.addEventListener('DOMContentLoaded',()=>{ready=true;say(broken)});
d.addEventListener('click',({target:t})=>t.closest('[data-reload]')&&fetch(location).then(()=>location.reload(),()=>{}))
}`.replaceAll('\n', '');

const CLIENT_KEYS =
  /^(share\.not-copied|rule\.(copied|open|open-term|open-rulings|close|back)|theme\.\w+|nav\.theme|joint\.label|player\.load-failed|loading\.unreachable)$/;

/** The few strings that the page's own scripts say. */
export function clientWords(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(
      siteStrings(locale, 'rule.', 'theme.', 'nav.', 'joint.', 'player.', 'loading.', 'share.'),
    ).filter(([key]) => CLIENT_KEYS.test(key)),
  );
}
