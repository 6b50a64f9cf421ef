import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './BulkBar.module.css';
import { focusHome } from '../../../ui/actions/focus-home.ts';

interface BulkBarProps {
  /** How many acts came to an end: after each the focus is back in the list. */
  readonly ended: number;
  readonly children: ReactNode;
}

export function BulkBar({ ended, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusHandedOn(bar);
  useLayoutEffect(() => {
    if (ended > 0 && bar.current?.contains(document.activeElement)) focusHome()?.focus({ preventScroll: true });
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

export function BulkRow({ label, text, share, actions: acts, children }: BulkRowProps) {
  return (
    <>
      <output className="visually-hidden">{share === undefined && text}</output>
      {text !== '' && (
        <fieldset className={styles.row} aria-label={label}>
          <strong className={styles.count} aria-hidden={share === undefined}>
            {text}
          </strong>
          {share !== undefined && <progress className={styles.progress} aria-label={text} value={share} />}
          {children}
          <span className={styles.acts}>{acts}</span>
        </fieldset>
      )}
    </>
  );
}

/** When the button with the focus goes, what runs now can be cancelled from where one is, and otherwise one is back in the list. */
function useFocusHandedOn(bar: { readonly current: HTMLElement | null }): void {
  const isInside = useRef(false);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A menu lies elsewhere, and belongs to the button that opened it.
      if (!(target instanceof Element) || target.closest('[role=menu]') !== null) return;
      isInside.current = bar.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [bar]);

  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const running = bar.current?.querySelector('progress')?.closest('fieldset');
    const next = running?.querySelector('button') ?? focusHome();
    next?.focus({ preventScroll: true });
  });
}
