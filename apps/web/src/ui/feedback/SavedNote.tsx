import { Check } from '../tokens/icons.ts';
import { Text } from '../display/Text.tsx';

export function SavedNote({ children }: { readonly children: string }) {
  return (
    <Text as="span" tone="subtle" className="icon-note">
      <Check />
      <span>{children}</span>
    </Text>
  );
}
