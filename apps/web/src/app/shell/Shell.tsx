import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { SessionState } from '../../state/session-state.ts';
import { useContainer } from '../container/container.ts';
import { lazily } from '../../ui/lazily.tsx';

export const ShellFrame = lazily(async () => (await import('./ShellFrame.tsx')).ShellFrame);

export const Shell = observer(function Shell() {
  const { current } = useContainer().get(SessionState);
  if (!current?.recruiter) return <Outlet />;
  return (
    <ShellFrame session={current} recruiter={current.recruiter}>
      <Outlet />
    </ShellFrame>
  );
});
