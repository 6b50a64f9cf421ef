import type { ReactNode } from 'react';
import { Text } from '../display/Text.tsx';
import { Stack } from './Stack.tsx';

interface EntryTitleProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

export function EntryTitle({ title, children }: EntryTitleProps) {
  return (
    <Stack gap={2}>
      <Text as="h1" size={5} tabIndex={-1}>
        {title}
      </Text>
      {children !== undefined && (
        <Text size={3} tone="muted">
          {children}
        </Text>
      )}
    </Stack>
  );
}
