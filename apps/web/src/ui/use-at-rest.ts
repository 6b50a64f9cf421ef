import { useEffect, useState } from 'react';
import { inTurn, isScrolling } from './in-turn.ts';

/** False while something is scrolled, until all that waits for its turn is drawn: for decoration, which nobody misses meanwhile. */
export function useAtRest(): boolean {
  const [rests, setRests] = useState(() => !isScrolling());
  useEffect(() => (rests ? undefined : inTurn(() => setRests(true), 'later')), [rests]);
  return rests;
}
