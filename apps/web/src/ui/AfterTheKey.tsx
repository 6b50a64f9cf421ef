import { type ReactNode, useEffect, useState } from 'react';
import { afterTheFrame } from './after-the-frame.ts';

/** What a key opens and is costly to draw: it comes right after the frame that shows what was typed, not before. */
export function AfterTheKey({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => afterTheFrame(() => setShown(true)), []);
  return isShown && children;
}
