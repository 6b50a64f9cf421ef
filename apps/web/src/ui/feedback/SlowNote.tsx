import { useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Spinner } from '../display/Spinner.tsx';
import { Row } from '../layout/Row.tsx';
import styles from '../layout/state.module.css';
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
    <output ref={note} className={styles.row}>
      <Spinner />
      <span className={styles.words}>{texts.slow}</span>
      <Row gap={2}>
        <Button variant="bare" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button onClick={onRetry}>{texts.tryAgain}</Button>
      </Row>
    </output>
  );
}
