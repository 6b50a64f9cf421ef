import type { ReactNode } from 'react';
import { Count } from '../display/Count.tsx';
import { cx } from '../tokens/cx.ts';
import { contentWidth, type ContentWidth } from './content-width.ts';
import styles from './PageHeader.module.css';
import { toastPlace } from './toast-place.ts';

interface PageHeaderProps {
  readonly title?: string;
  readonly subtitle?: string;
  readonly count?: { readonly value: number; readonly unit: string };
  readonly start?: ReactNode;
  readonly gutter?: ContentWidth;
  readonly children?: ReactNode;
}

/** 56 px high, 80 px with a subtitle. Stays while the content scrolls. */
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
