import type { MouseEvent } from 'react';
import { texts } from './shell-texts.ts';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  readonly to: string;
}

/** Skips the sidebar without changing the URL (WCAG 2.4.1). */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className={styles.skip} onClick={(event) => skip(event, to)}>
      {texts.skip}
    </a>
  );
}

function skip(event: MouseEvent, to: string): void {
  event.preventDefault();
  const target = document.getElementById(to);
  if (target === null) return;
  // Focusable only now: clicking into it must not focus it.
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus();
}
