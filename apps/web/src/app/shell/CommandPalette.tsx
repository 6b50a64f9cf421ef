import { type Dispatch, type SetStateAction, useLayoutEffect, useRef } from 'react';
import { isControlKey, plainKey } from '../../ui/keyboard/pressed-key.ts';
import { isDialogOpen } from '../../ui/keyboard/open-overlay.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { lazily, OnceOpen } from '../../ui/lazily.tsx';
import type { PaletteProps } from './OpenPalette.tsx';

const LazyPalette = lazily(async () => (await import('./OpenPalette.tsx')).OpenPalette);

interface CommandPaletteProps extends Pick<PaletteProps, 'open' | 'screens' | 'isOpen' | 'onSignOut'> {
  readonly setOpen: Dispatch<SetStateAction<boolean>>;
}

/** Ctrl K or Cmd K opens the palette, even in a text field. */
export function CommandPalette({ open, setOpen, ...props }: CommandPaletteProps) {
  const early = useRef('');

  function takeTyped() {
    const typed = early.current;
    early.current = '';
    return typed;
  }

  // A layout effect, so that no key press is missed.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isControlKey(event, 'k')) {
        event.preventDefault();
        setOpen((before) => !before && !isDialogOpen());
      } else if (open && plainKey(event).length === 1) {
        // Buffers typed text until the field is in the page.
        const box = document.querySelector<HTMLElement>('[role=dialog] [role=combobox]');
        if (box !== null) return box.focus();
        event.preventDefault();
        event.stopPropagation();
        early.current += event.key;
      }
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [open, setOpen]);

  return (
    <ErrorBoundary renderFallback={() => null}>
      <OnceOpen isOpen={open}>
        <LazyPalette {...props} open={open} takeTyped={takeTyped} onClose={() => setOpen(false)} />
      </OnceOpen>
    </ErrorBoundary>
  );
}
