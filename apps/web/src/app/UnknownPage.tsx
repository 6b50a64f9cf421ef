import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { WholePage } from '../ui/WholePage.tsx';
import { Guard } from './Guard.tsx';
import { useCode } from '../ui/use-code.ts';

const load = () => import('./NotFound.tsx').then((module) => module.NotFound);

/** For every address without a screen; strangers are asked to sign in first, as everywhere. */
export function UnknownPage() {
  const code = useCode(load);
  return (
    <Guard access="recruiter">
      <WholePage>
        {code.state === 'ready' && <code.value />}
        {code.state === 'failed' && <ErrorPanel onRetry={code.retry} />}
      </WholePage>
    </Guard>
  );
}
