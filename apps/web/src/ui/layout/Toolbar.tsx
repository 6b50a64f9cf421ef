import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  readonly end: ReactNode;
  readonly children: ReactNode;
}

export function Toolbar({ end, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar} data-gives-way="low">
      {children}
      <div className={styles.end}>{end}</div>
    </div>
  );
}
