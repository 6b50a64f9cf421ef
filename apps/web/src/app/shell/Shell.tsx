import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { SessionState } from '../../state/session-state.ts';
import { useContainer } from '../container/container.ts';
import { lazily } from '../../ui/lazily.tsx';

/** The shell may be ready before the first screen has loaded the bindings. */
export const ShellFrame = lazily(async () => {
  const [{ shellFrame }, { deferred }] = await Promise.all([
    import('./ShellFrame.tsx'),
    import('../bindings/deferred.ts'),
  ]);
  return shellFrame(deferred.bindings);
});

export const Shell = observer(function Shell() {
  const { current } = useContainer().get(SessionState);
  if (!current?.recruiter) return <Outlet />;
  return (
    <ShellFrame session={current} recruiter={current.recruiter}>
      <Outlet />
    </ShellFrame>
  );
});
