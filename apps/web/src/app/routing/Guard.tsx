import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { stateText } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { SessionState } from '../../state/session-state.ts';
import { useContainer } from '../container/container.ts';
import type { Access } from './routes.ts';
import { startUpAt, wantedPath } from './screen-access.ts';

export const Guard = observer(function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useContainer().get(SessionState);
  const { state } = useLocation();
  switch (startUpAt(access, session.current)) {
    case 'stay':
      return children;
    case 'login': {
      // Reads `location`, because `Navigator.replaceUrl` bypasses the router.
      return <Navigate to={paths.login} replace state={loginState(session, location.pathname + location.search)} />;
    }
    case 'details':
      // Returns to the onboarding step the recruiter came from. Other paths would redirect here again.
      return <Navigate to={wantedPath(stateText(state, 'returnTo')) ?? paths.details} replace />;
    case 'dashboard':
      return <Navigate to={wantedPath(stateText(state, 'returnTo')) ?? paths.dashboard} replace />;
    case 'choose-company':
      return <Navigate to={paths.chooseCompany} replace state={{ why: 'company-needed' }} />;
  }
});

/** Tells /login why the session ended, its email, and where to return to unless the recruiter signed out. */
function loginState({ ended, email }: SessionState, path: string) {
  if (ended === 'by-person') return null;
  return ended === null || ended === 'by-service' ? { why: ended, email, returnTo: wantedPath(path) } : { why: ended };
}
