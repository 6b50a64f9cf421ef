import { Api } from '@glo/adapters/http/api';
import { getJob } from '@glo/adapters/wire/jobs';
import type { Container } from 'inversify';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';

/** Requests the job of /opportunitypage while the code of the screen loads. */
export function requestJobAhead(
  container: Container,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const session = container.get(SessionState);
  const jobId = new URLSearchParams(search).get('job');
  if (session.current === null || jobId === null || pathname.toLowerCase() !== paths.opportunity) return;
  const api = container.get(Api);
  api.requestAhead(getJob, { params: { jobId } });
  session.onOwnerChange(() => api.forgetAhead());
}
