import type { ReactNode } from 'react';
import styles from './EntryTitle.module.css';
import { Stack } from './Stack.tsx';

interface EntryTitleProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function EntryTitle({ title, children }: EntryTitleProps) {
  return (
    <Stack gap={2}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p className={styles.lead}>{children}</p>}
    </Stack>
  );
}
