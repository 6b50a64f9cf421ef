import { type ReactNode, useRef } from 'react';
import { useHeadingTakesFocus } from '../actions/focus.ts';
import { Text } from '../display/Text.tsx';
import { Row } from './Row.tsx';
import styles from './state.module.css';

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
    <div ref={page} className={styles.state}>
      {art}
      <h1 tabIndex={-1}>{title}</h1>
      <Text size={3} tone="muted" className={styles.text}>
        {text}
      </Text>
      {children !== undefined && (
        <Row gap={2} wrap space={{ marginTop: 4 }}>
          {children}
        </Row>
      )}
    </div>
  );
}

export function CenteredPage({ children }: { readonly children: ReactNode }) {
  return <main className={styles.whole}>{children}</main>;
}
