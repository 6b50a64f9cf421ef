import type { ReactNode } from 'react';
import styles from './EntryTitle.module.css';

interface EntryTitleProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function EntryTitle({ title, children }: EntryTitleProps) {
  return (
    <div className={styles.titles}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
