import { aSession } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';
import { requestAhead } from './early-read.ts';
import { composed, stubBrowser } from './testing/composed.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const asha = '65f000000000000000000001';
const replies = {
  getJob: { job: { _id: 'a', job_title: 'Analyst', applicants: [asha] } },
  getCandidatesByIds: { status: 200, applicants: [{ student_id: asha, name: 'Asha Rao' }] },
  getRecommended: { status: 200, applicants: [] },
  getShortlisted: [],
  getActiveJobs: { status: 201, activeJobs: [] },
};
const early = Object.keys(replies).sort();

describe('the first data of a reloaded screen', () => {
  it('is requested once, before a job opens', async () => {
    const { container, sent, open } = composed(replies);
    const names = () => sent.flatMap(({ name }) => (name in replies ? [name] : [])).sort();
    await requestAhead(container, { pathname: '/OpportunityPage', search: '?job=a' });
    expect(names()).toEqual(early);
    const { shown } = await open(paths.opportunity, { query: 'job=a' });
    await vi.waitFor(() => expect(shown()).toContain('Asha Rao'));
    expect(names()).toEqual(early);
  });

  it('is requested once, with the job in its URL, before a profile opens', async () => {
    const { container, sent, open } = composed({
      ...replies,
      getProfileData: { student_id: asha, name: 'Asha Rao' },
      getGloScore: { data: { data: { score: 640 } } },
      getPosts: { postData: [] },
    });
    const wanted = ['getGloScore', 'getJob', 'getPosts', 'getProfileData', 'getShortlisted'];
    const names = () => sent.flatMap(({ name }) => (wanted.includes(name) ? [name] : [])).sort();
    await requestAhead(container, { pathname: `/glofolio/${asha}`, search: '?job=a' });
    expect(names()).toEqual(wanted);
    const { shown, leave } = await open(paths.candidate, { params: { id: asha }, query: 'job=a' });
    await vi.waitFor(() => expect(shown()).toContain('Asha Rao'));
    await vi.waitFor(() => expect(shown()).toContain('640'));
    expect(names()).toEqual(wanted);
    leave();
  });

  it('is requested again in another session', async () => {
    const { container, sent, open } = composed(replies);
    await requestAhead(container, { pathname: paths.opportunity, search: '?job=a' });
    const session = container.get(SessionState);
    session.end('by-person');
    session.start(aSession());
    await open(paths.opportunity, { query: 'job=a' });
    expect(sent.filter(({ name }) => name === 'getJob')).toHaveLength(2);
  });

  it('is requested again by a screen that opens later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { container, sent, open } = composed(replies);
    await requestAhead(container, { pathname: paths.opportunity, search: '?job=a' });
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await open(paths.opportunity, { query: 'job=a' });
    expect(sent.filter(({ name }) => name === 'getJob')).toHaveLength(2);
  });

  it('has no applicants requested for a session that has ended meanwhile', async () => {
    const { container, sent } = composed(replies);
    const requested = requestAhead(container, { pathname: paths.opportunity, search: '?job=a' });
    container.get(SessionState).end('by-person');
    await requested;
    expect(sent.map(({ name }) => name)).not.toContain('getCandidatesByIds');
  });

  it.each([
    ['without a session', paths.opportunity, '?job=a', null],
    ['without a job', paths.opportunity, '', aSession()],
    ['for another screen', paths.recruit, '?job=a', aSession()],
  ] as const)('is not requested %s', async (_, pathname, search, session) => {
    const { container, sent } = composed({}, { session });
    await requestAhead(container, { pathname, search });
    expect(sent).toEqual([]);
  });
});
