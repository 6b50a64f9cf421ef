import type { ReactNode, Ref } from 'react';
import { cx } from '../tokens/cx.ts';
import { contentWidth, type ContentWidth } from './content-width.ts';
import styles from './Scroll.module.css';
import { useNarrow } from './use-narrow.ts';

interface ScrollProps {
  /** What scrolls, for screen readers. */
  readonly label: string;
  readonly gutter?: ContentWidth;
  /** No padding at all, for content that brings its own. */
  readonly flush?: boolean;
  readonly scrollRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The part of a pane that scrolls, reachable by keyboard; in a narrow window the page scrolls in its place. */
export function Scroll({ label, gutter: side = 'pane', flush = false, scrollRef, children }: ScrollProps) {
  const isNarrow = useNarrow();
  return (
    <section
      ref={scrollRef}
      className={cx(
        styles.scroll,
        !flush && styles.padded,
        side === 'dashboard' && styles.roomy,
        !flush && contentWidth[side],
      )}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isNarrow ? undefined : 0}
    >
      {children}
    </section>
  );
}
