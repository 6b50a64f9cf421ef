import { type ReactNode, useEffect, useState } from 'react';
import { inTurn } from './in-turn.ts';

interface InTurnProps {
  /** The things of this list that are on the page: what only moves on it does not wait again. */
  readonly drawn: Set<string>;
  readonly id: string;
  /** Keeps the place until then. */
  readonly placeholder: ReactNode;
  readonly children: () => ReactNode;
}

/** Something of a long list, drawn when it is its turn. */
export function InTurn({ drawn, id, placeholder, children }: InTurnProps) {
  const [ready, setReady] = useState(() => drawn.has(id));

  useEffect(() => {
    if (!ready) return inTurn(() => setReady(true));
    drawn.add(id);
    return () => void drawn.delete(id);
  }, [ready, drawn, id]);

  return ready ? children() : placeholder;
}
