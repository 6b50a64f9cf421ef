import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  /** At the right end. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The row of 32 px tools above a list. */
export function Toolbar({ end, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <div className={styles.end}>{end}</div>
    </div>
  );
}
