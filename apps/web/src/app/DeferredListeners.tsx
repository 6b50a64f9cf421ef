import { usePrefetch } from './prefetch.ts';
import { TooltipLayer } from '../ui/feedback/tooltip/TooltipLayer.tsx';
import { KeyboardShortcuts } from './shortcuts/KeyboardShortcuts.tsx';

export function DeferredListeners() {
  usePrefetch();
  return (
    <>
      <KeyboardShortcuts />
      <TooltipLayer />
    </>
  );
}
