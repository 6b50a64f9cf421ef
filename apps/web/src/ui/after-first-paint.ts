/** For what is no part of the first load: once the first screen is there and answers. Answers with the way to call it off. */
export function afterFirstPaint(run: () => void): () => void {
  let waiting = 0;
  const frame = requestAnimationFrame(() => {
    waiting = requestIdleCallback(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(waiting);
  };
}
