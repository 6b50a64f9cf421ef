import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import { contentWidth, type ContentWidth } from './content-width.ts';
import styles from './PageFooter.module.css';

interface PageFooterProps {
  /** At the left: what is to correct, the way back. */
  readonly start?: ReactNode;
  readonly gutter?: ContentWidth;
  /** At the right: a note, then the next step. */
  readonly children: ReactNode;
}

/** The foot of a pane: 72 high, always in sight. */
export function PageFooter({ start, gutter: side = 'pane', children }: PageFooterProps) {
  return (
    <footer className={cx(styles.footer, contentWidth[side])}>
      <div className={styles.start}>{start}</div>
      {children}
    </footer>
  );
}
