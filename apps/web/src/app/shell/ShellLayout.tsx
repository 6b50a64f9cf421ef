import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../ui/actions/Button.tsx';
import { cx } from '../../ui/tokens/cx.ts';
import styles from './ShellLayout.module.css';
import { texts } from './texts.ts';

const paneId = 'screen';
const skipLook = buttonClass({ size: 'lg' });

interface ShellLayoutProps {
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export function ShellLayout({ side, children }: ShellLayoutProps) {
  return (
    <div className={styles.shell}>
      <a href={`#${paneId}`} className={cx(skipLook, styles.skip)} onClick={skipToPane}>
        {texts.skip}
      </a>
      <a href={`#${paneId}`} className={cx(skipLook, styles.skip, styles.toList)} onClick={skipToList}>
        {texts.skipToList}
      </a>
      <div className={styles.columns}>
        {side}
        <main id={paneId} className={cx(styles.pane, 'ring-inside')}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** Skips the tools above a list of candidates, too. Without a list, CSS hides the link. */
function skipToList(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-list]')?.focus();
}

/** Skips the sidebar without changing the URL (WCAG 2.4.1). */
function skipToPane(event: MouseEvent): void {
  event.preventDefault();
  const pane = document.getElementById(paneId);
  if (pane === null) return;
  // Focusable only now, because a click into the pane must not focus it.
  pane.tabIndex = -1;
  pane.addEventListener('blur', () => pane.removeAttribute('tabindex'), { once: true });
  pane.focus();
}
