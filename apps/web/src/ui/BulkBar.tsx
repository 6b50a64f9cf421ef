import type { ReactNode } from 'react';
import styles from './BulkBar.module.css';
import { texts } from './candidate-texts.ts';

interface BulkBarProps {
  /** What it is about: '3 selected'. Nothing shows while it is empty. */
  readonly text: string;
  /** How far something is that runs, 0 to 1. */
  readonly share?: number;
  /** What to do: the view's filled button last. */
  readonly acts: ReactNode;
  /** Beside the text: Clear. */
  readonly children?: ReactNode;
}

/** Floats at the foot of a list while something in it is ticked. Leave 96 px under the list. */
export function BulkBar({ text, share, acts, children }: BulkBarProps) {
  return (
    <>
      <output className="visually-hidden">{share === undefined && text}</output>
      {text !== '' && (
        <fieldset className={styles.bar} aria-label={texts.selected}>
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
