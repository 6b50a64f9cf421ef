import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Count } from '../display/Count.tsx';
import { cx } from '../tokens/cx.ts';
import styles from './Page.module.css';
import { toastPlace } from './toast-place.ts';
import { useNarrow } from './use-narrow.ts';

export type ContentWidth = 'pane' | 'form' | 'profile';

export const contentWidth: Readonly<Record<ContentWidth, string | undefined>> = {
  pane: styles.pane,
  form: styles.form,
  profile: styles.profile,
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
            <div className={styles.line}>
              <h1 tabIndex={-1} className="truncated" title={title}>
                {title}
              </h1>
              {count && <Count {...count} />}
            </div>
          )}
          {subtitle !== undefined && (
            <p
              className={cx(styles.subtitle, 'clamped muted')}
              title={subtitle}
              translate={subtitleIsName ? 'no' : undefined}
            >
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

/** Distance in pixels for a pane of this height. `Infinity` is its end. */
const distances: Readonly<Record<string, (height: number) => number>> = {
  ArrowDown: () => 40,
  ArrowUp: () => -40,
  PageDown: (height) => height * 0.9,
  PageUp: (height) => height * -0.9,
  ' ': (height) => height * 0.9,
  End: () => Number.POSITIVE_INFINITY,
  Home: () => Number.NEGATIVE_INFINITY,
};

/** Scrolls the pane by keys while the focus is on the heading above it, where a new screen puts the focus. */
function useScrollKeys(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      const { target, key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      const distance = distances[key];
      const isOther = defaultPrevented || shiftKey || ctrlKey || altKey || metaKey;
      if (distance === undefined || isOther || !(target instanceof HTMLHeadingElement)) return;
      if (pane.current === null || target.closest('header')?.parentElement !== pane.current.parentElement) return;
      const { scrollTop, clientHeight, scrollHeight } = pane.current;
      // In a narrow window the page scrolls, which the browser does.
      if (scrollHeight <= clientHeight) return;
      event.preventDefault();
      pane.current.scrollTop = Math.max(0, Math.min(scrollTop + distance(clientHeight), scrollHeight));
    };
    // Last, so that the shortcuts of a screen come first.
    window.addEventListener('keydown', scroll);
    return () => window.removeEventListener('keydown', scroll);
  }, [pane]);
}
