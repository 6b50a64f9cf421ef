import { Check } from '../tokens/icons.ts';

export function SavedNote({ children }: { readonly children: string }) {
  return (
    <span className="icon-note subtle">
      <Check />
      <span>{children}</span>
    </span>
  );
}
