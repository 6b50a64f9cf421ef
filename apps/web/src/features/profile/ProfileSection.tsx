import { type ReactNode, useId } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/display/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';

interface ProfileSectionProps {
  readonly title: string;
  readonly small?: boolean;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function ProfileSection({ title, small = false, end, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Row gap={4} align="baseline" justify="between">
        <Text as="h2" id={id} size={small ? 2 : undefined} weight="strong">
          {title}
        </Text>
        {end}
      </Row>
      {children}
    </Stack>
  );
}
