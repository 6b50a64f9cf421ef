import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <main className={styles.whole}>{children}</main>;
}
