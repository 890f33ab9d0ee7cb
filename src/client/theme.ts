import { word } from '../browser/page-words.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const root = document.documentElement;

const current = (): Theme => THEMES.find((theme) => theme === root.dataset.theme) ?? 'system';

function set(theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice holds for this page.
  }
}

/** The theme button goes round through system, light and dark. */
export function enableTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('#theme');
  if (!button) return;
  const label = (): void => {
    button.setAttribute(
      'aria-label',
      `${word('joint.label').replace('{what}', word('nav.theme'))} ${word(`theme.${current()}`)}`,
    );
    button.title = word(`theme.${current()}`);
  };
  button.hidden = false;
  label();
  button.addEventListener('click', () => {
    set(THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length]!);
    label();
  });
}
