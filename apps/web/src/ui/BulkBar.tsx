import type { ReactNode } from 'react';
import styles from './BulkBar.module.css';
import { Button } from './Button.tsx';

interface BulkBarProps {
  /** How many are ticked; nothing shows at 0. */
  readonly count: number;
  readonly onClear: () => void;
  /** What to do with them: the view's filled button last. */
  readonly children: ReactNode;
}

/** Floats at the foot of a list while something in it is ticked. Leave 96 px under the list. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <>
      <output className="visually-hidden">{count > 0 && `${count} selected`}</output>
      {count > 0 && (
        <fieldset className={styles.bar} aria-label="Selected candidates">
          <strong className={styles.count} aria-hidden="true">
            {count} selected
          </strong>
          <Button variant="bare" onClick={onClear}>
            Clear
          </Button>
          <span className={styles.acts}>{children}</span>
        </fieldset>
      )}
    </>
  );
}
