import { aSession, jobId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActivityPresenter } from '../features/activity/activity-presenter.ts';
import type { OpportunityPresenter } from '../features/jobs/job/opportunity-presenter.ts';
import { shortlistingMany } from '../features/jobs/job/bulk-shortlisting.ts';
import { paths } from '../navigation/paths.ts';
import { SessionState } from '../state/session-state.ts';
import { Unfinished } from '../state/unfinished/unfinished.ts';
import { textOf } from '../testing/rendered.ts';
import { deferred } from './bindings/deferred.ts';
import { ContainerContext, loadBindings } from './container/container.ts';
import { UnfinishedNote } from './shell/UnfinishedNote.tsx';
import { composed, Refusal, stubBrowser } from './testing/composed.ts';

/** Loading code takes long on a busy machine. */
const patience = { timeout: 30_000 };
const students = ['asha', 'bela', 'chitra'].map((id) => ({ student_id: id, name: `${id} Rao` }));
const analyst = {
  _id: 'analyst',
  job_title: 'Data Analyst',
  job_status: 'ACTIVE',
  createdAt: '2026-11-03T12:00:00.000Z',
  applicants: students.map(({ student_id }) => student_id),
};
const reads = {
  getActiveJobs: { status: 201, activeJobs: [analyst] },
  getPastJobs: { status: 201, pastJobs: [] },
  getJob: { status: 200, job: analyst },
  getCandidatesByIds: { status: 200, applicants: students },
  getShortlisted: [],
};
const signedOut = new Refusal(401, { message: 'Unauthorized' });

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('a shortlisting', () => {
  it('interrupted by the end of the session is listed and retried on /activity after the next sign-in', async () => {
    await shortlistSignedOut(['asha']);
    const app = composed({ ...reads, saveShortlisted: {}, sendNotification: {} });
    await unfinishedIn(app, 1);
    expect(noteOf(app)).toBe('1 thing was not done. Show');
    const { presenter, shown } = await app.open<ActivityPresenter>(paths.activity);
    await vi.waitFor(() => expect(shown()).toContain('Not shortlisted: asha Rao for Data Analyst'), patience);
    expect(shown()).toContain('You were signed out. Try again Dismiss');
    const [group] = presenter.unfinished.groups;
    if (group !== undefined) await presenter.unfinished.retry(group);
    await unfinishedIn(app, 0);
    expect(app.bodiesOf('saveShortlisted')).toMatchObject([{ job_id: 'analyst', student_id: 'asha' }]);
    expect(app.bodiesOf('sendNotification')).toMatchObject([{ external_user_ids: ['asha'] }]);
    expect(noteOf(app)).toBe('');
  });

  it('is told together with others of the same reason, and is dismissed', async () => {
    await shortlistSignedOut(['asha', 'bela', 'chitra']);
    const app = composed(reads);
    await unfinishedIn(app, 3);
    const { presenter, shown } = await app.open<ActivityPresenter>(paths.activity);
    await vi.waitFor(
      () => expect(shown()).toContain('Not shortlisted: asha Rao , bela Rao and chitra Rao for Data Analyst'),
      patience,
    );
    const { groups, state } = presenter.unfinished;
    for (const { acts } of groups) await state.dismiss(acts);
    await unfinishedIn(app, 0);
    expect(shown()).not.toContain('Not done');
  });
});

describe('a notification', () => {
  it('that failed is told after the reload of the page', async () => {
    const app = composed({ ...reads, saveShortlisted: {}, sendNotification: new Refusal(500, {}) });
    const { candidates } = await opened(app);
    const [asha] = candidates.applicants.list.value ?? [];
    if (asha === undefined) throw new Error('The job has no applicants');
    const action = shortlistingMany(candidates.shortlist);
    await action.run(asha, new AbortController().signal);
    action.final?.();
    await unfinishedIn(app, 1);
    const later = composed(reads);
    await unfinishedIn(later, 1);
    expect(later.container.get(Unfinished).acts).toMatchObject([
      { kind: 'tell', student: 'asha', why: 'server-error' },
    ]);
  });
});

/** Shortlists from a page whose session has ended at the service. */
async function shortlistSignedOut(ids: readonly string[]): Promise<void> {
  const app = composed({ ...reads, saveShortlisted: signedOut });
  const { candidates } = await opened(app);
  const chosen = (candidates.applicants.list.value ?? []).filter(({ id }) => ids.includes(id));
  expect(chosen).toHaveLength(ids.length);
  const action = shortlistingMany(candidates.shortlist);
  const results = await Promise.all(chosen.map((one) => action.run(one, new AbortController().signal)));
  expect(results.filter(({ ok }) => ok)).toEqual([]);
  expect(app.container.get(SessionState).current).toBeNull();
  app.container.get(SessionState).start(aSession());
  await unfinishedIn(app, ids.length);
}

async function opened(app: ReturnType<typeof composed>) {
  const { presenter } = await app.open<OpportunityPresenter>(paths.opportunity, { query: `job=${jobId('analyst')}` });
  await vi.waitFor(() => expect(presenter.candidates?.shortlist.list.state).toBe('ready'), patience);
  await vi.waitFor(() => expect(presenter.candidates?.applicants.list.state).toBe('ready'), patience);
  if (presenter.candidates === null) throw new Error('No job is open');
  return { presenter, candidates: presenter.candidates };
}

async function unfinishedIn({ container }: ReturnType<typeof composed>, count: number): Promise<void> {
  loadBindings(container, deferred.bindings);
  const unfinished = container.get(Unfinished);
  unfinished.open();
  await vi.waitFor(() => expect(unfinished.count).toBe(count), patience);
}

function noteOf({ container }: ReturnType<typeof composed>): string {
  return textOf(createElement(ContainerContext, { value: container }, createElement(UnfinishedNote)));
}
