import { usePrefetch } from './prefetch.ts';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

export function LaterListeners() {
  usePrefetch();
  return <KeyboardShortcuts />;
}
