import type { ReactNode } from 'react';
import { cx } from '../tokens/cx.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly width?: string;
  readonly height?: number;
  readonly shape?: 'line' | 'chip' | 'circle' | 'block';
}

export function Skeleton({ width = '100%', height = 12, shape = 'line' }: SkeletonProps) {
  return (
    <span className={cx(styles.skeleton, styles[shape])} style={{ '--width': width, '--height': `${height}px` }} />
  );
}

/** Hides skeletons from screen readers, which hear the label. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <output className="visually-hidden">{label}</output>
      <div className={styles.shapes} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
