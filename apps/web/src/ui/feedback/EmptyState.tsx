import type { ReactNode } from 'react';
import { SunriseArt } from '../display/SunriseArt.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

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
