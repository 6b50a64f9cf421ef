import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What a key opens and is costly to draw: it comes right after the key has shown what it typed, not before. */
export function AfterTheKey({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
}
