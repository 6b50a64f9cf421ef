import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { gutter, type Gutter } from './gutter.ts';
import styles from './Scroll.module.css';

interface ScrollProps {
  /** What scrolls, for screen readers. */
  readonly label: string;
  readonly gutter?: Gutter;
  /** No padding at all, for content that brings its own. */
  readonly flush?: boolean;
  readonly scrollRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The part of a pane that scrolls, reachable by keyboard. */
export function Scroll({ label, gutter: side = 'pane', flush = false, scrollRef, children }: ScrollProps) {
  return (
    <div
      ref={scrollRef}
      className={cx(
        styles.scroll,
        !flush && styles.padded,
        side === 'dashboard' && styles.roomy,
        !flush && gutter[side],
      )}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
