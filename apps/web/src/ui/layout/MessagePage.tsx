import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** Shown above the title. */
  readonly art: ReactNode;
  /** The way on. */
  readonly children?: ReactNode;
}

/** A whole page, or pane, that says one thing and offers the way on. */
export function MessagePage({ title, text, art, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      {art}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
