import { reaction } from 'mobx';
import { type Theme, ThemeState } from '../state/theme-state.ts';

/** Also follows other tabs. The page already starts with the chosen theme (decision record 0025). */
export function followTheme(theme: ThemeState): () => void {
  void theme.open();
  return reaction(() => theme.chosen, show, { fireImmediately: theme.chosen !== 'system' });
}

function show(theme: Theme): void {
  const scheme = document.querySelector('meta[name="color-scheme"]');
  scheme?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme: of } = colour.dataset;
    if (theme === 'system') colour.setAttribute('media', `(prefers-color-scheme: ${of})`);
    else colour.setAttribute('media', theme === of ? 'all' : 'not all');
  }
}
