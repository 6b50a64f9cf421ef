import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { lazily, LazySuspense, OnceOpen } from '../../../../ui/lazily.tsx';
import { isControlKey } from '../../../../ui/keyboard/pressed-key.ts';
import { useFileDialog } from '../../../../ui/fields/files/use-file-dialog.tsx';
import type { CandidateList } from '../candidate-list.ts';
import { texts } from '../texts.ts';
import { PrintedList } from './print/LazyPrintedList.ts';
import type { HandOver } from './hand-over.ts';

const ShareDialog = lazily(async () => (await import('./hand-over-code.ts')).ShareDialog);

/** Renders the printed list beside the application while the browser draws the paper. */
export const HandOverHost = observer(function HandOverHost({ list }: { readonly list: CandidateList }) {
  const { handOver } = list.services;
  const { isPrinting, isChoosing, sharing } = handOver;
  const answers = useFileDialog({
    label: texts.importAnswers,
    accept: '.json,application/json',
    disabled: false,
    onPick: (file) => handOver.importAnswers(file, list),
  });
  usePrinting(handOver);
  useEffect(() => {
    if (!isChoosing) return;
    handOver.setChoosing(false);
    answers.open();
  });
  useEffect(() => () => handOver.setSharing(null), [handOver]);
  return (
    <>
      {answers.input}
      <OnceOpen isOpen={sharing !== null}>{sharing && <ShareDialog sharing={sharing} />}</OnceOpen>
      {isPrinting &&
        createPortal(
          <LazySuspense>
            <PrintedList list={list} />
          </LazySuspense>,
          document.body,
        )}
    </>
  );
});

function usePrinting(handOver: HandOver): void {
  useEffect(() => {
    // The browser draws the paper when the listener returns.
    const before = () => flushSync(() => handOver.setPrinting(true));
    const after = () => handOver.setPrinting(false);
    // Loads the code first, which `beforeprint` cannot wait for.
    const press = (event: KeyboardEvent) => {
      if (!isControlKey(event, 'p')) return;
      event.preventDefault();
      handOver.print();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', before, { signal });
    window.addEventListener('afterprint', after, { signal });
    window.addEventListener('keydown', press, { signal });
    return () => listening.abort();
  }, [handOver]);
}
