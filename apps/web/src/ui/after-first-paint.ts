import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** For how long the first screen has the browser to itself, in milliseconds: somebody may be quick to type. */
const head = 500;

let isOver = false;

/** For what is no part of the first load: once the first screen is there and answers. Answers with the way to call it off. */
export function afterFirstPaint(run: () => void): () => void {
  let callOff = () => {};
  const timer = setTimeout(
    () => {
      // Some browsers find no idle time for seconds.
      callOff = whenIdle(() => {
        isOver = true;
        run();
      }, head);
    },
    isOver ? 0 : head,
  );
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/** Whether the time for that has come. */
export function useAfterFirstPaint(): boolean {
  const [isNow, setNow] = useState(isOver);
  useEffect(() => (isNow ? undefined : afterFirstPaint(() => setNow(true))), [isNow]);
  return isNow;
}
