import { Button } from './Button.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './SlowNote.module.css';

export interface SlowNoteProps {
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Shown when an answer takes more than ten seconds. */
export function SlowNote({ onCancel, onRetry }: SlowNoteProps) {
  return (
    <div className={styles.note} role="status">
      <span className={styles.sign}>
        <Spinner />
      </span>
      <span className={styles.text}>This takes longer than usual.</span>
      <Button variant="bare" onClick={onCancel}>
        Cancel
      </Button>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
