import { useEffect } from 'react';
import { useAfterFirstPaint } from '../ui/after-first-paint.ts';
import { tellConnectionIsBack } from '../ui/connection-back.ts';
import { useStubbornCode } from '../ui/use-code.ts';

const load = () => import('./Surroundings.tsx').then((module) => module.Surroundings);

/** What surrounds the screens, right after the first paint. */
export function Later() {
  return useAfterFirstPaint() && <Surrounding />;
}

function Surrounding() {
  const code = useStubbornCode(load);
  // Nobody watched the connection so far.
  const isBack = code.hasFailed && code.state === 'ready';
  useEffect(() => {
    if (isBack) tellConnectionIsBack();
  }, [isBack]);
  return code.state === 'ready' ? <code.value /> : null;
}
