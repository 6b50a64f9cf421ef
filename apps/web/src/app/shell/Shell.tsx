import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { SessionState } from '../../state/session-state.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { useContainer } from '../container/container.ts';
import { lazily } from '../../ui/lazily.tsx';

export const ShellFrame = lazily(async () => (await import('./ShellFrame.tsx')).ShellFrame);

export const Shell = observer(function Shell() {
  const container = useContainer();
  const session = container.get(SessionState);
  const unsaved = container.get(UnsavedWork);
  const { current } = session;
  if (!current?.recruiter) return <Outlet />;
  return (
    <ShellFrame session={current} recruiter={current.recruiter} unsaved={unsaved}>
      <Outlet />
    </ShellFrame>
  );
});
