import { flushSync } from 'react-dom';

/** What drawing some and the frame that shows them should take, in milliseconds; then scrolling and typing come first. */
const turn = 32;
/** How long nothing new must have come, and nothing been scrolled, before what can wait is drawn, in milliseconds. */
const rest = 150;

/** Drawn first, in the order they came; what is only decoration waits until scrolling rests. */
const waiting = { first: new Set<() => void>(), later: new Set<() => void>() };
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose turn the timer waits for. */
let next: Set<() => void> | null = null;
/** Some were drawn, and are about to be shown. */
let showing = false;
/** How many are drawn in a turn: more where turns take less than half of their time, fewer where one takes too long. */
let most = 1;
/** What turns of so many take, by the last few. */
let taking = turn;
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
  if (showing || next === waiting.first) return;
  clearTimeout(timer);
  if (waiting.first.size > 0) wait(waiting.first, 0);
  else if (waiting.later.size > 0) wait(waiting.later, rest);
}

function wait(queue: Set<() => void>, delay: number): void {
  next = queue;
  timer = setTimeout(drawSome, delay);
}

/** Draws some together, and goes on once they are shown: all in one frame, they would make it a long one. */
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
  // Laid out here and now: in the frame it would come on top of what scrolling adds to that.
  document.body.getBoundingClientRect();
  const drawing = performance.now() - begun;
  showing = true;
  requestAnimationFrame(() => {
    const frame = performance.now();
    setTimeout(() => {
      showing = false;
      adapt(some.length, drawing + performance.now() - frame);
      // Pictures follow each other without another rest.
      if (queue === waiting.later && queue.size > 0 && waiting.first.size === 0) wait(queue, 0);
      else schedule();
    });
  });
}

function adapt(count: number, took: number): void {
  taking = (taking + took) / 2;
  if (took > turn) most = Math.max(1, Math.floor((count * turn) / took));
  else if (taking * 2 < turn && count === most) {
    most = Math.min(2 * most, 24);
    taking = turn;
  }
}
