import { Suspense, useEffect, useState } from 'react';
import { isSomethingOpen } from '../../ui/actions/something-open.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { lazily } from '../lost-code.ts';
import type { PaletteProps } from './OpenPalette.tsx';

const OpenPalette = lazily(async () => (await import('./OpenPalette.tsx')).OpenPalette);

/** Ctrl K, or Cmd K on a Mac, opens the command palette, also while something is typed. */
export function CommandPalette({ screens }: Pick<PaletteProps, 'screens'>) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      setOpen((before) => !before && !isSomethingOpen());
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  if (!wasOpen) return null;
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <OpenPalette open={open} screens={screens} onClose={() => setOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}
