import { usePrefetch } from './prefetch.ts';
import { TooltipLayer } from '../ui/feedback/tooltip/TooltipLayer.tsx';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

export function LaterListeners() {
  usePrefetch();
  return (
    <>
      <KeyboardShortcuts />
      <TooltipLayer />
    </>
  );
}
