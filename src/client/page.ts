// What every page does beyond HTML. Everything larger loads when it is first used.
import { enableCopy } from './copy.ts';
import { enableLanguages } from './languages.ts';
import { enablePrint } from './print.ts';
import { enableTheme } from './theme.ts';
import { isHere, openPage, sayBroken } from '../browser/go.ts';
import { inTime } from '../browser/in-time.ts';
import { followHistory, goWithin, openOver } from '../browser/over-page.ts';
import { expectJson } from '../browser/load.ts';
import { searchFolders } from '../browser/search-files.ts';
import { followWorker } from './worker.ts';

enableTheme();
followHistory();
enableCopy();
enableLanguages();
enablePrint();
void offerBack();
for (const news of ['pageshow', 'storage', 'house-rules']) addEventListener(news, showHouseRules);
for (const news of ['pageshow', 'storage']) addEventListener(news, showOwnNames);
showHouseRules();
showOwnNames();
followWorker();

const inField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
  if (!link || !isPlain(event)) return;
  if (link.dataset.open === 'search') {
    event.preventDefault();
    void openSearch(link);
  } else if (link.matches('.chip, .cite, .term, .ruled')) {
    event.preventDefault();
    inTime(import('./rule-card.ts'))
      .then(({ openRuleCard }) => openRuleCard(link.href))
      .catch(() => openPage(link.href));
  } else if (link.closest('dialog') && link.hash && isHere(link.href)) {
    event.preventDefault();
    goWithin(link.href);
  } else if (
    !navigator.onLine &&
    link.origin === location.origin &&
    !link.download &&
    !event.defaultPrevented
  ) {
    event.preventDefault();
    void openPage(link.href);
  }
});

document.addEventListener('keydown', (event) => {
  const find = event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (!find && (inField(event.target) || event.ctrlKey || event.metaKey || event.altKey)) return;
  if (find || event.key === '/') {
    event.preventDefault();
    void openSearch();
  } else if (event.key === '?')
    inTime(import('./shortcuts.ts'))
      .then(({ openShortcuts }) => openShortcuts())
      .catch(sayBroken);
});

/** Of readers who follow citations only; the key is the one of `back.ts`. */
async function offerBack(): Promise<void> {
  try {
    if ('came-from' in sessionStorage) (await import('./back.ts')).offerBack();
  } catch {
    // Without storage there is no way back to offer.
  }
}

/** Of readers with house rules only; key and event are those of `islands/house-rules/kept.ts`. */
function showHouseRules(): void {
  try {
    const isNeeded =
      `house-rules.${document.documentElement.dataset.game}` in localStorage ||
      document.querySelector('[data-house-rule]');
    if (isNeeded)
      void import('../islands/house-rules/badges.ts')
        .then(({ markHouseRules }) => markHouseRules())
        .catch(() => undefined);
  } catch {
    // Without storage there are none.
  }
}

/** Of readers with own names only; the key is the one of `islands/names/kept.ts`. */
function showOwnNames(): void {
  try {
    if ('own-names' in localStorage)
      void import('../islands/names/shown.ts').catch(() => undefined);
  } catch {
    // Without storage there are none.
  }
}

/**
 * Opens the search over the page, its field at once; the search page has its own already. Where the
 * rest cannot be had its link is followed, if that can be.
 */
async function openSearch(
  link = document.querySelector<HTMLAnchorElement>('.find')!,
): Promise<void> {
  const field = document.querySelector<HTMLElement>('#search-page input');
  if (field) return field.focus();
  if (document.querySelector('dialog.search')) return;
  const dialog = searchField(link.dataset.query);
  expectSearch();
  try {
    const { fillSearchDialog } = await inTime(import('../islands/search/dialog/dialog.tsx'));
    await fillSearchDialog(dialog);
  } catch {
    if (dialog.open) await openPage(link.href);
  }
}

let isSearchExpected = false;

/**
 * Asks for what the code of the search will ask for, so that the two come together: on a slow line
 * each part that calls for the next takes a third of a second more.
 */
function expectSearch(): void {
  if (isSearchExpected) return;
  isSearchExpected = true;
  const { own, texts } = searchFolders();
  expectJson(`${own}search.json`);
  for (const folder of texts) expectJson(`${folder}records.json`, { priority: 'low' });
}

/** A dialog with nothing but a field, which takes every key while the search itself loads. */
function searchField(query = ''): HTMLDialogElement {
  const { ariaLabel, dataset } = document.querySelector<HTMLElement>('.find')!;
  const { hint } = dataset;
  const dialog = Object.assign(document.createElement('dialog'), {
    className: 'search',
    ariaLabel,
  });
  const row = Object.assign(document.createElement('div'), { className: 'search-field' });
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'search',
    ariaLabel: hint,
    placeholder: hint,
    value: query,
    autocapitalize: 'none',
    enterKeyHint: 'search',
  });
  row.append(document.createElement('span'), field);
  dialog.append(row);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  openOver(dialog);
  return dialog;
}
