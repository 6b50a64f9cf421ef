import { useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Spinner } from '../display/Spinner.tsx';
import styles from './SlowNote.module.css';
import { texts } from '../tokens/texts.ts';

interface SlowNoteProps {
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Appears when a response takes more than ten seconds. Restores the focus when it disappears. */
export function SlowNote({ onCancel, onRetry }: SlowNoteProps) {
  const note = useRef<HTMLOutputElement>(null);

  useLayoutEffect(() => {
    const shown = note.current;
    const before = document.activeElement;
    return () => {
      if (shown?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <output ref={note} className={styles.note}>
      <span className={styles.sign}>
        <Spinner />
      </span>
      <span className={styles.text}>{texts.slow}</span>
      <Button variant="bare" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </output>
  );
}
