import { useCode } from '../ui/use-code.ts';
import { useAfterFirstPaint } from '../ui/after-first-paint.ts';

const load = () => import('./Surroundings.tsx').then((module) => module.Surroundings);

/** What surrounds the screens, right after the first paint. */
export function Later() {
  return useAfterFirstPaint() && <Surrounding />;
}

function Surrounding() {
  const code = useCode(load);
  return code.state === 'ready' ? <code.value /> : null;
}
