import { usePrefetch } from './prefetch.ts';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

/** What may come after the first screen: keyboard shortcuts, since keys pressed before are buffered, and the prefetch of the other screens. */
export function LaterListeners() {
  usePrefetch();
  return <KeyboardShortcuts />;
}
