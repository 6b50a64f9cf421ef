import type { ReactNode } from 'react';
import { Count } from '../display/Count.tsx';
import { cx } from '../tokens/cx.ts';
import { contentWidth, type ContentWidth } from './content-width.ts';
import styles from './PageHeader.module.css';
import { toastPlace } from './toast-place.ts';

interface PageHeaderProps {
  /** The h1; a page with its h1 elsewhere leaves it out. */
  readonly title?: string;
  readonly subtitle?: string;
  /** A number beside the title, and what it counts. */
  readonly count?: { readonly value: number; readonly unit: string };
  /** Before the title: the way back. */
  readonly start?: ReactNode;
  readonly gutter?: ContentWidth;
  /** At the right: buttons, steps. */
  readonly children?: ReactNode;
}

/** The head of a pane: 56 high, 80 with a subtitle, which takes two lines at most. It stays while the rest scrolls. */
export function PageHeader({ title, subtitle, count, start, gutter: side = 'pane', children }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, contentWidth[side], subtitle !== undefined && styles.tall)}>
      {start}
      <div className={styles.titles}>
        <div>
          {title !== undefined && (
            <div className={styles.line}>
              <h1 tabIndex={-1} className="truncated" title={title}>
                {title}
              </h1>
              {count && <Count {...count} />}
            </div>
          )}
          {subtitle !== undefined && (
            <p className={styles.subtitle} title={subtitle}>
              {subtitle}
            </p>
          )}
        </div>
        <div ref={toastPlace} className={styles.toasts} />
      </div>
      <div className={styles.end}>{children}</div>
    </header>
  );
}
