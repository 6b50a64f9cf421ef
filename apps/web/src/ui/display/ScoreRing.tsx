import type { ReactNode } from 'react';
import styles from './ScoreRing.module.css';

interface ScoreRingProps {
  /** 0 to 100; `null` draws no ring but reserves its space. */
  readonly score: number | null;
  readonly children: ReactNode;
}

/** Decorative: the number is beside it. */
export function ScoreRing({ score, children }: ScoreRingProps) {
  return (
    <span
      className={styles.ring}
      data-empty={score === null || undefined}
      style={{ '--score': `${Math.min(Math.max(score ?? 0, 0), 100)}%` }}
    >
      {children}
    </span>
  );
}
