import { PoliteQueue } from '@glo/domain/shared/polite-queue';
import { createAtom } from 'mobx';

/** A queue whose waits MobX observes. `width`: requests at once. */
export function createQueue(width: number): PoliteQueue {
  return new PoliteQueue(createAtom('PoliteQueue'), startTimer, width);
}

function startTimer(run: () => void, delay: number): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
