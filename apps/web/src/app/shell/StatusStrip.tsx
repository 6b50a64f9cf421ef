import { useDeferredValue } from 'react';
import { WifiOff } from '../../ui/tokens/icons.ts';
import styles from './StatusStrip.module.css';

interface StatusStripProps {
  readonly label: string;
  readonly text: string | null;
  /** Announced without being shown. */
  readonly heard: string;
}

/** A polite live region across the top of the window. The layout makes room for it. */
export function StatusStrip({ label, text, heard }: StatusStripProps) {
  // Live regions announce only later changes, so the first render is empty.
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
