import { useEffect } from 'react';
import { ThemeState, type Theme } from '../state/theme-state.ts';
import { ConnectionNote } from './shell/ConnectionNote.tsx';
import { useContainer } from './container/container.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { lazily, LazySuspense } from '../ui/lazily.tsx';
import { reaction } from 'mobx';

const DeferredListeners = lazily(async () => (await import('./DeferredListeners.tsx')).DeferredListeners);

export function GlobalListeners() {
  const theme = useContainer().get(ThemeState);
  useEffect(() => followTheme(theme), [theme]);
  return (
    <>
      <ErrorBoundary renderFallback={() => null}>
        <LazySuspense>
          <DeferredListeners />
        </LazySuspense>
      </ErrorBoundary>
      <ConnectionNote />
    </>
  );
}

/** Also follows other tabs. The page already starts with the chosen theme (decision record 0025). */
function followTheme(theme: ThemeState): () => void {
  void theme.open();
  return reaction(() => theme.chosen, show, { fireImmediately: theme.chosen !== 'system' });
}

function show(theme: Theme): void {
  const scheme = document.querySelector('meta[name="color-scheme"]');
  scheme?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme: of } = color.dataset;
    if (theme === 'system') color.setAttribute('media', `(prefers-color-scheme: ${of})`);
    else color.setAttribute('media', theme === of ? 'all' : 'not all');
  }
}
