import { type ReactNode, useRef } from 'react';
import { useHeadingTakesFocus } from '../actions/focus.ts';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly art: ReactNode;
  readonly children?: ReactNode;
}

export function MessagePage({ title, text, art, children }: MessagePageProps) {
  const page = useRef<HTMLDivElement>(null);
  useHeadingTakesFocus(page);
  return (
    <div ref={page} className={styles.page}>
      {art}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <main className={styles.whole}>{children}</main>;
}
