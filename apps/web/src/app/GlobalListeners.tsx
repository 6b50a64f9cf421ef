import { useEffect } from 'react';
import { ThemeState } from '../state/theme-state.ts';
import { ConnectionNote } from './shell/ConnectionNote.tsx';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';
import { useContainer } from './container-context.ts';
import { usePrefetch } from './prefetch.ts';
import { followTheme } from './theme.ts';

/** What listens whatever screen is open: keyboard shortcuts, the connection, the theme; and the prefetch of the other screens. */
export function GlobalListeners() {
  const theme = useContainer().get(ThemeState);
  useEffect(() => followTheme(theme), [theme]);
  usePrefetch();
  return (
    <>
      <KeyboardShortcuts />
      <ConnectionNote />
    </>
  );
}
