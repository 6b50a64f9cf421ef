import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { lazily, OnceOpen } from '../lazily.tsx';
import type { HandOverState, ShownList } from './hand-over-state.ts';
import { PrintedList } from './print/LazyPrintedList.ts';

const ShareDialog = lazily(async () => (await import('./share/ShareDialog.tsx')).ShareDialog);

interface HandOverHostProps {
  readonly state: HandOverState;
}

/** Renders the printed list beside the application while the browser draws the paper. */
export const HandOverHost = observer(function HandOverHost({ state }: HandOverHostProps) {
  usePrinting(state);
  const { shown, isPrinting, sharing } = state;
  return (
    <>
      <OnceOpen isOpen={sharing !== null}>{sharing && <ShareDialog sharing={sharing} />}</OnceOpen>
      {isPrinting && shown !== null && <Printed {...shown} />}
    </>
  );
});

function Printed(shown: ShownList) {
  return createPortal(
    <Suspense>
      <PrintedList {...shown} />
    </Suspense>,
    document.body,
  );
}

function usePrinting(state: HandOverState): void {
  useEffect(() => {
    // The browser draws the paper when the listener returns.
    const before = () => flushSync(() => state.setPrinting(true));
    const after = () => state.setPrinting(false);
    // Loads the code first, which `beforeprint` cannot wait for.
    const press = (event: KeyboardEvent) => {
      const { shown } = state;
      if (shown === null || event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      shown.list.services.handOver.print();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      window.removeEventListener('keydown', press);
    };
  }, [state]);
}
