import type { ReactNode } from 'react';
import styles from './NoteBar.module.css';

interface NoteBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

export function NoteBar({ icon, children }: NoteBarProps) {
  return (
    <output className={styles.bar}>
      {icon}
      <span className={styles.text}>{children}</span>
    </output>
  );
}
