import { useEffect, useState } from 'react';
import { useCode } from '../ui/use-code.ts';
import { afterFirstPaint } from '../ui/after-first-paint.ts';

const load = () => import('./Surroundings.tsx').then((module) => module.Surroundings);

/** What surrounds the screens, right after the first paint. */
export function Later() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return isPainted && <Surrounding />;
}

function Surrounding() {
  const code = useCode(load);
  return code.state === 'ready' ? <code.value /> : null;
}
