import { useEffect, useState } from 'react';

/** For how long the first screen has the browser to itself, in milliseconds: somebody may be quick to type. */
const head = 500;

let isOver = false;

/** For what is no part of the first load: once the first screen is there and answers. Answers with the way to call it off. */
export function afterFirstPaint(run: () => void): () => void {
  let waiting = 0;
  const timer = setTimeout(
    () => {
      waiting = requestIdleCallback(
        () => {
          isOver = true;
          run();
        },
        // Some browsers find no idle time for seconds.
        { timeout: head },
      );
    },
    isOver ? 0 : head,
  );
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(waiting);
  };
}

/** Whether the time for that has come. */
export function useAfterFirstPaint(): boolean {
  const [isNow, setNow] = useState(isOver);
  useEffect(() => (isNow ? undefined : afterFirstPaint(() => setNow(true))), [isNow]);
  return isNow;
}
