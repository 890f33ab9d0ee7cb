// What every page does beyond HTML. Everything larger loads when it is first used.
import { enableCopy } from './copy.ts';
import { enableLanguages } from './languages.ts';
import { enableTheme } from './theme.ts';

enableTheme();
enableCopy();
enableLanguages();
void offerBack();
for (const news of ['pageshow', 'storage', 'house-rules']) addEventListener(news, showHouseRules);
showHouseRules();

const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
  if (!link || !isPlain(event)) return;
  if (link.dataset.open === 'search') {
    event.preventDefault();
    void openSearch(link);
  } else if (link.matches('.chip, .cite')) {
    event.preventDefault();
    const follow = (): void => location.assign(link.href);
    void import('./rule-card.ts').then(({ openRuleCard }) => openRuleCard(link.href)).catch(follow);
  }
});

document.addEventListener('keydown', (event) => {
  const find = event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (!find && (inField(event.target) || event.ctrlKey || event.metaKey || event.altKey)) return;
  if (find || event.key === '/') {
    event.preventDefault();
    void openSearch();
  } else if (event.key === '?') void import('./shortcuts.ts').then(({ openShortcuts }) => openShortcuts());
});

/** Of readers who follow citations only; the key is the one of `back.ts`. */
async function offerBack(): Promise<void> {
  try {
    if ('came-from' in sessionStorage) (await import('./back.ts')).offerBack();
  } catch {
    // Without storage there is no way back to offer.
  }
}

/** Of readers with house rules only; key and event are those of `islands/house-rules.ts`. */
function showHouseRules(): void {
  try {
    const isNeeded = `house-rules.${document.documentElement.dataset.game}` in localStorage || document.querySelector('[data-house-rule]');
    if (isNeeded) void import('../islands/house-rules/badges.ts').then(({ markHouseRules }) => markHouseRules()).catch(() => undefined);
  } catch {
    // Without storage there are none.
  }
}

/** Opens the search over the page; the search page has its own field already. Where the search cannot be had its link is followed. */
async function openSearch(link = document.querySelector<HTMLAnchorElement>('.find')!): Promise<void> {
  const field = document.querySelector<HTMLElement>('#search-page input');
  if (field) return field.focus();
  try {
    const { openSearchDialog } = await import('../islands/search/dialog.tsx');
    await openSearchDialog(link.dataset.query);
  } catch {
    location.assign(link.href);
  }
}
