import { TooltipLayer } from '../ui/feedback/tooltip/TooltipLayer.tsx';
import { usePrefetch } from './prefetch.ts';
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
