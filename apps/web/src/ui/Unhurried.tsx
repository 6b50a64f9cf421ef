import { type ReactNode, useEffect, useState } from 'react';

/** In milliseconds. */
const pause = 300;

/** Words that nobody waits for, such as that a draft is kept: drawn at once, they would hold up the answer to the first key. */
export function Unhurried({ children }: { readonly children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), pause);
    return () => clearTimeout(timer);
  }, []);
  return isDue && children;
}
