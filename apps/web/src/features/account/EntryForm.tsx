import type { ReactNode } from 'react';
import { useConfiguration } from '../../state/configuration.ts';
import { CircleAlert } from '../../ui/tokens/icons.ts';
import { Text } from '../../ui/display/Text.tsx';
import { EntryLayout } from '../../ui/layout/EntryLayout.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

interface EntryFormProps {
  readonly texts: { readonly claim: string; readonly claimText: string };
  readonly onSubmit: () => void | Promise<void>;
  readonly children: ReactNode;
}

export function EntryForm({ texts, onSubmit, children }: EntryFormProps) {
  const { productName } = useConfiguration();
  return (
    <EntryLayout product={productName} title={texts.claim} text={texts.claimText}>
      <Form onSubmit={onSubmit}>
        <Stack gap={5}>{children}</Stack>
      </Form>
    </EntryLayout>
  );
}

export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Text tone="danger" className="icon-note" role="alert">
      <CircleAlert />
      <span>{text}</span>
    </Text>
  );
}
