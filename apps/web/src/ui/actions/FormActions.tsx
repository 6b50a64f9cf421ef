import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

interface FormActionsProps {
  readonly start?: ReactNode;
  readonly children: ReactNode;
}

export function FormActions({ start, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
