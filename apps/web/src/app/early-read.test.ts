import { aSession } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';
import { requestJobAhead } from './early-read.ts';
import { composed, stubBrowser } from './testing/composed.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const job = { _id: 'a', job_title: 'Analyst' };

describe('the job of /opportunitypage', () => {
  it('is requested once, before its screen opens', async () => {
    const { container, sent, open } = composed({ getJob: { job } });
    const requests = () => sent.filter(({ name }) => name === 'getJob').length;
    requestJobAhead(container, { pathname: '/OpportunityPage', search: '?job=a' });
    await vi.waitFor(() => expect(requests()).toBe(1));
    const { shown } = await open(paths.opportunity, { query: 'job=a' });
    await vi.waitFor(() => expect(shown()).toContain('Analyst'));
    expect(requests()).toBe(1);
  });

  it('is requested again in another session', async () => {
    const { container, sent, open } = composed({ getJob: { job } });
    requestJobAhead(container, { pathname: paths.opportunity, search: '?job=a' });
    const session = container.get(SessionState);
    session.end('by-person');
    session.start(aSession());
    await open(paths.opportunity, { query: 'job=a' });
    expect(sent.filter(({ name }) => name === 'getJob')).toHaveLength(2);
  });

  it.each([
    ['without a session', paths.opportunity, '?job=a', null],
    ['without a job', paths.opportunity, '', aSession()],
    ['for another screen', paths.recruit, '?job=a', aSession()],
  ] as const)('is not requested %s', async (_, pathname, search, session) => {
    const { container, sent } = composed({}, { session });
    requestJobAhead(container, { pathname, search });
    await new Promise(setImmediate);
    expect(sent).toEqual([]);
  });
});
