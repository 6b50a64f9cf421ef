import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

/** A message that is all there is: in the middle of the window. */
export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <main className={styles.whole}>{children}</main>;
}
