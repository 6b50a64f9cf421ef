import { executionAsyncResource } from 'node:async_hooks';

const kept = new Set<object>();

/**
 * Keeps one of the objects that Node makes for each `process.nextTick` alive, of which a request takes seven. V8 drops the shape of
 * objects when it clears the whole heap while there are none, as after a start; Node then makes each of them the slow way, for as long
 * as the process lives: a quarter of a small read.
 */
export function keepTickObject(): void {
  if (kept.size > 0) return;
  process.nextTick(() => kept.add(executionAsyncResource()));
}
