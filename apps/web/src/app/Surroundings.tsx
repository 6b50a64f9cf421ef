import { useEffect } from 'react';
import { ThemeState } from '../state/theme-state.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { FetchAhead } from './FetchAhead.tsx';
import { Keys } from './Keys.tsx';
import { habits } from './modules/habits.ts';
import { followTheme } from './theme.ts';
import { useModules } from './use-modules.ts';

/**
 * What is there whatever screen is open, and can wait until that screen is: the theme of other tabs, the keys,
 * the connection, the code of the screens that come next.
 */
export function Surroundings() {
  const theme = useModules([habits], (container) => container.get(ThemeState));
  useEffect(() => followTheme(theme), [theme]);
  return (
    <>
      <Keys />
      <ConnectionNote />
      <FetchAhead />
    </>
  );
}
