import { flushSync } from 'react-dom';

/** What one turn may take, in milliseconds; then scrolling and typing come first. */
const turn = 8;

/** Drawn first, in the order they came; what is only decoration waits until all of it is drawn. */
const waiting = { first: new Set<() => void>(), later: new Set<() => void>() };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Draws (sets a state) as soon as it is its turn: a few things at a time, so that a slow device is never busy for long. Answers with the way to call it off. */
export function inTurn(draw: () => void, when: keyof typeof waiting = 'first'): () => void {
  waiting[when].add(draw);
  timer ??= setTimeout(drawSome);
  return () => waiting[when].delete(draw);
}

function drawSome(): void {
  const begun = performance.now();
  timer = undefined;
  do {
    const queue = waiting.first.size > 0 ? waiting.first : waiting.later;
    const [next] = queue;
    if (next === undefined) return;
    queue.delete(next);
    flushSync(next);
  } while (performance.now() - begun < turn);
  timer = setTimeout(drawSome);
}
