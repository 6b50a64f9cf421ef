import { usePrefetch } from './prefetch.ts';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

/** Loaded after the first screen. Keys pressed before are buffered. */
export function LaterListeners() {
  usePrefetch();
  return <KeyboardShortcuts />;
}
