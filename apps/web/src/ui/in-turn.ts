import { flushSync } from 'react-dom';

/** What one turn should take, in milliseconds; then scrolling and typing come first. */
const turn = 8;
/** How long nothing new must have come, and nothing been scrolled, before what can wait is drawn, in milliseconds. */
const rest = 150;

/** Drawn first, in the order they came; what is only decoration waits until scrolling rests. */
const waiting = { first: new Set<() => void>(), later: new Set<() => void>() };
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose turn the timer waits for. */
let next: Set<() => void> | null = null;
/** How many are drawn in a turn: fewer after one that took too long. */
let most = 12;
let scrolledAt = Number.NEGATIVE_INFINITY;

/** A list whose parts wait for their turn is scrolled. */
export function noteScrolling(): void {
  scrolledAt = performance.now();
}

/** Whether that was just now. */
export const isScrolling = (): boolean => performance.now() - scrolledAt < rest;

/** Draws (sets a state) as soon as it is its turn: a few things at a time, so that a slow device is never busy for long. Answers with the way to call it off. */
export function inTurn(draw: () => void, when: keyof typeof waiting = 'first'): () => void {
  waiting[when].add(draw);
  schedule();
  return () => waiting[when].delete(draw);
}

function schedule(): void {
  if (next === waiting.first) return;
  clearTimeout(timer);
  if (waiting.first.size > 0) wait(waiting.first, 0);
  else if (waiting.later.size > 0) wait(waiting.later, rest);
}

function wait(queue: Set<() => void>, delay: number): void {
  next = queue;
  timer = setTimeout(drawSome, delay);
}

/** Draws some together: one by one, each would have everything around it looked at again. */
function drawSome(): void {
  const queue = next;
  next = null;
  if (queue === null) return;
  const some = [...queue].slice(0, most);
  const begun = performance.now();
  flushSync(() => {
    for (const draw of some) {
      queue.delete(draw);
      draw();
    }
  });
  const took = performance.now() - begun;
  if (took > turn) most = Math.max(1, Math.floor((some.length * turn) / took));
  else if (some.length === most) most = Math.min(2 * most, 24);
  // Pictures follow each other without another rest.
  if (queue === waiting.later && queue.size > 0 && waiting.first.size === 0) wait(queue, 0);
  else schedule();
}
