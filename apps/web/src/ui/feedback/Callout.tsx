import type { ComponentProps, ReactNode } from 'react';
import { Text } from '../display/Text.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './Callout.module.css';
import { cx } from '../tokens/cx.ts';

interface CalloutProps extends Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'> {
  readonly icon: ReactNode;
  readonly tone?: 'info' | 'danger' | 'ok';
  readonly title?: string;
  readonly children: ReactNode;
}

export function Callout({ icon, tone = 'info', title, children, ...box }: CalloutProps) {
  return (
    <div {...box} className={cx(styles.callout, styles[tone])}>
      {icon}
      <Stack gap={1}>
        {title !== undefined && (
          <Text weight="strong" tone={tone === 'danger' ? tone : undefined}>
            {title}
          </Text>
        )}
        {children}
      </Stack>
    </div>
  );
}

/** Buttons below the text of a callout. */
export function CalloutActions({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap={2} wrap space={{ marginTop: 2 }}>
      {children}
    </Row>
  );
}
