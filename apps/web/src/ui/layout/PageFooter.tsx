import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import { contentWidth, type ContentWidth } from './content-width.ts';
import styles from './PageFooter.module.css';

interface PageFooterProps {
  readonly start?: ReactNode;
  readonly gutter?: ContentWidth;
  readonly children: ReactNode;
}

/** 72 px high and always visible. */
export function PageFooter({ start, gutter: side = 'pane', children }: PageFooterProps) {
  return (
    <footer className={cx(styles.footer, contentWidth[side])}>
      <div className={styles.start}>{start}</div>
      {children}
    </footer>
  );
}
