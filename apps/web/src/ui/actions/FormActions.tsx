import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

interface FormActionsProps {
  /** At the left: a bare Skip, a count. */
  readonly start?: ReactNode;
  /** At the right: the next step; a paragraph in it stands below the button at the left. */
  readonly children: ReactNode;
}

/** The row that ends a form. */
export function FormActions({ start, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
