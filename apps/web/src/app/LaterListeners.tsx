import { clearTimers } from 'mobx-react-lite';
import { usePrefetch } from './prefetch.ts';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

// Renders that React began and dropped are cleaned up when the page is left. Later, Chromium would do it in the page that takes its place
// in the tab, and the timer that is cleared by its number would be one of that page (decision record 0081).
addEventListener('pagehide', clearTimers);

/** What may come after the first screen: keyboard shortcuts, since keys pressed before are buffered, and the prefetch of the other screens. */
export function LaterListeners() {
  usePrefetch();
  return <KeyboardShortcuts />;
}
