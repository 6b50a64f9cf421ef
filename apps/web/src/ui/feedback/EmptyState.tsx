import type { ReactNode } from 'react';
import { SunriseArt } from '../display/SunriseArt.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** What is so, in the specification's words. */
  readonly title: string;
  readonly text?: string;
  /** The way on: an outlined button or link. */
  readonly children?: ReactNode;
}

/** A list with nothing in it. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state} data-state>
      <SunriseArt />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
