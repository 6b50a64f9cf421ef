import { useEffect, useState } from 'react';
import { inTurn } from './in-turn.ts';

/** False until everything that waits for its turn is drawn: for decoration, which nobody misses while they scroll by. */
export function useAtRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => (rests ? undefined : inTurn(() => setRests(true), 'later')), [rests]);
  return rests;
}
