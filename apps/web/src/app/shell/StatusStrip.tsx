import { useDeferredValue } from 'react';
import { WifiOff } from '../../ui/tokens/icons.ts';
import styles from './StatusStrip.module.css';

interface StatusStripProps {
  /** What it is about, for screen readers. */
  readonly label: string;
  /** null: all is well. */
  readonly text: string | null;
  /** Said and not shown. */
  readonly heard: string;
}

/**
 * A line across the top of the window, which the application makes room for: it covers nothing. Forms before it have that room anyway.
 * Announced politely.
 */
export function StatusStrip({ label, text, heard }: StatusStripProps) {
  // live regions are announced only when they were there before their content: nothing on the first render
  const shown = useDeferredValue(text, null);
  return (
    <section className={styles.place} aria-label={label}>
      <output className={shown === null ? undefined : styles.strip}>
        {shown !== null && (
          <>
            <WifiOff />
            <span className="truncated" title={shown}>
              {shown}
            </span>
          </>
        )}
      </output>
      <output className="visually-hidden">{heard}</output>
    </section>
  );
}
