import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { stateText } from '../navigation/navigator.ts';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';
import { useContainer } from './container-context.ts';
import type { Access } from './routes.ts';
import { startUpAt } from './start-up-at.ts';
import { wantedPath } from './navigation/wanted-path.ts';

/** Applies the start-up rule to every screen (decision 1). */
export const Guard = observer(function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useContainer().get(SessionState);
  const { state } = useLocation();
  switch (startUpAt(access, session.current)) {
    case 'stay':
      return children;
    case 'login': {
      // The address itself: the screen may stand elsewhere than the router was told (`Navigator.replaceUrl`).
      return <Navigate to={paths.login} replace state={wordFor(session, location.pathname + location.search)} />;
    }
    case 'details':
      // An onboarding step they were led away from lets them in; anything else leads here again, with nothing wanted.
      return <Navigate to={wantedPath(stateText(state, 'returnTo')) ?? paths.details} replace />;
    case 'dashboard':
      return <Navigate to={wantedPath(stateText(state, 'returnTo')) ?? paths.dashboard} replace />;
    case 'choose-company':
      return <Navigate to={paths.chooseCompany} replace state={{ why: 'company-needed' }} />;
  }
});

/** What /login hears: why the person is there, who they were, and where they return to after signing in, unless they left by themselves. */
function wordFor({ ended, email }: SessionState, here: string) {
  if (ended === 'by-person') return null;
  return ended === null || ended === 'by-service' ? { why: ended, email, returnTo: wantedPath(here) } : { why: ended };
}
