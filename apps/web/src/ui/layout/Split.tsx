import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './Split.module.css';
import { useNarrow } from './use-narrow.ts';

interface SplitProps {
  /** A Rail at the left. */
  readonly rail?: ReactNode;
  /** A Panel at the right. */
  readonly panel?: ReactNode;
  /** As wide as the body's content ever is, with its gutters: the panel stands beside that. */
  readonly bodyWidth?: number;
  /** The panel holds a text to read, not lines. */
  readonly widePanel?: boolean;
  readonly children: ReactNode;
}

/** A pane in columns: rail, body, panel. Each scrolls by itself. */
export function Split({ rail, panel, bodyWidth, widePanel, children }: SplitProps) {
  return (
    <div
      className={cx(
        styles.split,
        Boolean(rail) && styles.withRail,
        Boolean(panel) && styles.withPanel,
        widePanel && styles.widePanel,
      )}
      style={bodyWidth === undefined ? undefined : { '--body': `${bodyWidth}px` }}
    >
      {rail}
      <div className={styles.body}>{children}</div>
      {panel}
    </div>
  );
}

interface SideProps {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The list at the left of a pane: jobs, folders. */
export function Rail({ label, children }: SideProps) {
  return (
    <nav className={styles.rail} aria-label={label}>
      {children}
    </nav>
  );
}

/** The column at the right of a pane: a profile, an assistant. */
export function Panel({ label, children }: SideProps) {
  const isNarrow = useNarrow();
  return (
    <aside
      className={styles.panel}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isNarrow ? undefined : 0}
    >
      {children}
    </aside>
  );
}
