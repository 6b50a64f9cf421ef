import type { MouseEvent } from 'react';
import { texts } from './shell-texts.ts';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** The id of what it leads to. */
  readonly to: string;
}

/** Past the sidebar to the screen, first in the order of Tab and seen only there (WCAG 2.4.1). The address stays as it is. */
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
  // Only for now: a press beside its controls takes no focus.
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus();
}
