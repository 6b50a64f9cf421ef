import { type ReactNode, useEffect, useState } from 'react';
import { afterTheKey } from './after-the-key.ts';

/** What a key opens and is costly to draw: it comes right after the frame that shows what was typed, not before. */
export function AfterTheKey({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => afterTheKey(() => setShown(true)), []);
  return isShown && children;
}
