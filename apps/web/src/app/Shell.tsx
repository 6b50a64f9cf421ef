import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { SessionState } from '../state/session-state.ts';
import { UnsavedWork } from '../state/unsaved-work.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { WholePage } from '../ui/WholePage.tsx';
import { useContainer } from './container-context.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useCode } from '../ui/use-code.ts';

export const loadFrame = () => import('./ShellFrame.tsx').then((module) => module.ShellFrame);

/** The sidebar around the screens of a complete recruiter; whoever is not one is led elsewhere by the screen's guard. */
export const Shell = observer(function Shell() {
  const container = useContainer();
  const session = container.get(SessionState);
  const unsaved = container.get(UnsavedWork);
  const frame = useCode(loadFrame);
  const recruiter = session.current?.recruiter;
  if (!recruiter) return <Outlet />;
  if (frame.state === 'loading') return <ScreenSkeleton />;
  if (frame.state === 'failed') {
    return (
      <WholePage>
        <ErrorPanel onRetry={frame.retry} />
      </WholePage>
    );
  }
  return (
    <frame.value recruiter={recruiter} unsaved={unsaved} onSignOut={() => unsaved.leave(() => session.end())}>
      <Outlet />
    </frame.value>
  );
});
