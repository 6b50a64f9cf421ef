import { type ReactNode, type RefObject, useRef } from 'react';
import { Count } from '../display/Count.tsx';
import { cx } from '../tokens/cx.ts';
import { Text } from '../display/Text.tsx';
import { Row } from './Row.tsx';
import styles from './Page.module.css';
import { toastPlace } from './toast-place.ts';
import { useNarrow } from './use-narrow.ts';
import { useScrollKeys } from './use-scroll-keys.ts';

export type ContentWidth = 'pane' | 'form' | 'profile';

export const contentWidth: Readonly<Record<ContentWidth, string | undefined>> = {
  pane: styles.gutter,
  form: cx(styles.gutter, styles.form),
  profile: cx(styles.gutter, styles.profile),
};

interface PageHeaderProps {
  readonly title?: string;
  readonly subtitle?: string;
  /** Keeps a page translator away from the subtitle. */
  readonly subtitleIsName?: boolean;
  readonly count?: { readonly value: number; readonly unit: string };
  readonly start?: ReactNode;
  readonly gutter?: ContentWidth;
  readonly children?: ReactNode;
}

/** 56 px high, 80 px with a subtitle. Stays while the content scrolls. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, subtitleIsName = false, count, start, gutter: side = 'pane', children } = props;
  return (
    <header
      className={cx(styles.header, contentWidth[side], subtitle !== undefined && styles.tall)}
      data-gives-way="low"
    >
      {start}
      <div className={styles.titles}>
        <div>
          {title !== undefined && (
            <Row gap={4}>
              <h1 tabIndex={-1} className="truncated" title={title}>
                {title}
              </h1>
              {count && <Count {...count} />}
            </Row>
          )}
          {subtitle !== undefined && (
            <Text
              tone="muted"
              className={cx(styles.subtitle, 'clamped')}
              title={subtitle}
              translate={subtitleIsName ? 'no' : undefined}
            >
              {subtitle}
            </Text>
          )}
        </div>
        <div ref={toastPlace} className={styles.toasts} />
      </div>
      <div className={cx(styles.end, 'hidden-if-empty')}>{children}</div>
    </header>
  );
}

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

interface ScrollProps {
  readonly label: string;
  readonly gutter?: ContentWidth;
  readonly flush?: boolean;
  readonly scrollRef?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The scroll container of a pane, focusable for keyboard scrolling. In narrow windows the page scrolls instead. */
export function Scroll({ label, gutter: side = 'pane', flush = false, scrollRef, children }: ScrollProps) {
  const isNarrow = useNarrow();
  const own = useRef<HTMLElement>(null);
  const pane = scrollRef ?? own;
  useScrollKeys(pane);
  return (
    <section
      ref={pane}
      className={cx(styles.scroll, 'ring-inside', !flush && styles.padded, !flush && contentWidth[side])}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={isNarrow ? undefined : 0}
    >
      {children}
    </section>
  );
}
