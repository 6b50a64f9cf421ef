import type { ReactNode } from 'react';
import styles from './NoteBar.module.css';

interface NoteBarProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** A button at the end. */
  readonly end?: ReactNode;
}

/** A line across a page that holds until it is no longer so: you are offline. */
export function NoteBar({ icon, children, end }: NoteBarProps) {
  return (
    <output className={styles.bar}>
      {icon}
      <span className={styles.text}>{children}</span>
      {end}
    </output>
  );
}
