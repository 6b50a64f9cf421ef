import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './BulkBar.module.css';
import { Text } from '../../../ui/display/Text.tsx';
import { fallbackFocusTarget } from '../../../ui/actions/focus.ts';

interface BulkBarProps {
  /** Number of ended actions. After each one the focus returns to the list. */
  readonly ended: number;
  readonly children: ReactNode;
}

export function BulkBar({ ended, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);
  useLayoutEffect(() => {
    if (ended > 0 && bar.current?.contains(document.activeElement))
      fallbackFocusTarget()?.focus({ preventScroll: true });
  }, [ended]);
  return (
    <div className={styles.place}>
      <div ref={bar} className={styles.bar}>
        {children}
      </div>
    </div>
  );
}

interface BulkRowProps {
  readonly label: string;
  readonly text: string;
  readonly share?: number;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

export function BulkRow({ label, text, share, actions, children }: BulkRowProps) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      <Text as="strong" weight="strong" space={{ marginRight: 1 }} aria-hidden={share === undefined}>
        {text}
      </Text>
      {share !== undefined && <progress aria-label={text} value={share} />}
      {children}
      <span className={styles.acts}>{actions}</span>
    </fieldset>
  );
}

/** If the focused button disappears, the focus moves to Cancel of a running action, otherwise to the list. */
function useKeptFocus(bar: { readonly current: HTMLElement | null }): void {
  const isInside = useRef(false);

  useEffect(() => {
    const track = ({ target }: FocusEvent) => {
      // A menu is outside the bar, but belongs to its button.
      if (!(target instanceof Element) || target.closest('[role=menu]') !== null) return;
      isInside.current = bar.current?.contains(target) === true;
    };
    document.addEventListener('focusin', track);
    return () => document.removeEventListener('focusin', track);
  }, [bar]);

  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const running = bar.current?.querySelector('progress')?.closest('fieldset');
    const next = running?.querySelector('button') ?? fallbackFocusTarget();
    next?.focus({ preventScroll: true });
  });
}
