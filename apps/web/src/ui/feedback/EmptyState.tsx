import type { ReactNode } from 'react';
import { SunriseArt } from '../display/SunriseArt.tsx';
import { Text } from '../display/Text.tsx';
import { Row } from '../layout/Row.tsx';
import styles from '../layout/state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state} data-state>
      <SunriseArt />
      <Text size={3} weight="strong" space={{ marginTop: 2 }}>
        {title}
      </Text>
      {text !== undefined && (
        <Text tone="muted" className={styles.text}>
          {text}
        </Text>
      )}
      {children !== undefined && (
        <Row gap={2} space={{ marginTop: 2 }}>
          {children}
        </Row>
      )}
    </div>
  );
}
