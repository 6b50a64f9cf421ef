import type { ReactNode, Ref } from 'react';
import { cx } from '../tokens/cx.ts';
import { contentWidth, type ContentWidth } from './content-width.ts';
import styles from './Scroll.module.css';
import { useNarrow } from './use-narrow.ts';

interface ScrollProps {
  readonly label: string;
  readonly gutter?: ContentWidth;
  /** Omits the padding. */
  readonly flush?: boolean;
  readonly scrollRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The scroll container of a pane, focusable for keyboard scrolling. In narrow windows the page scrolls instead. */
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
