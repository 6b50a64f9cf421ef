import { IndexedDbRows } from '@glo/adapters/browser/device/indexed-db-rows';
import { accountId, jobId, studentId } from '@glo/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DashboardPresenter } from '../features/dashboard/dashboard-presenter.ts';
import type { OpportunityPresenter } from '../features/jobs/job/opportunity-presenter.ts';
import { listedCard, listedCardActions } from '../features/candidate-list/list/listed-card.ts';
import type { ProfilePresenter } from '../features/profile/profile-presenter.ts';
import { paths } from '../navigation/paths.ts';
import { VerdictStore } from '../state/verdicts/verdict-store.ts';
import { composed, stubBrowser } from './testing/composed.ts';

/** Loading code takes long on a busy machine. */
const patience = { timeout: 30_000 };
const first = ['asha', 'bela'];
const later = [...first, 'chitra', 'dev'];

beforeEach(() => void stubBrowser());
afterEach(async () => {
  // Waits for pending reads, which still use the stubs.
  await new IndexedDbRows().write(accountId('account-2'), 'end', [{ key: ['end'], value: {} }]);
  vi.unstubAllGlobals();
});

describe('the applicants who came after a visit', () => {
  it('are new on the dashboard, in the list and in the profile, until a visit after they were seen', async () => {
    const app = anApp();
    (await openJob(app)).leave();
    expect(await newOnDashboard(app)).toBe(0);

    app.apply(later);
    expect(await newOnDashboard(app)).toBe(2);
    const { presenter, leave } = await openJob(app);
    await vi.waitFor(() => expect(presenter.activeTab?.list.verdictCounts).toMatchObject({ new: 2, all: 4 }), patience);
    expect(later.map((id) => cardOf(presenter, id)?.isNew)).toEqual([false, false, true, true]);
    actionsOf(presenter, 'chitra')?.saw?.();
    leave();

    const profile = await app.open<ProfilePresenter>('/glofolio/dev', { params: { id: 'dev' }, query: 'job=analyst' });
    await vi.waitFor(() => expect(profile.presenter.opened?.profile).not.toBeNull(), patience);
    expect(profile.presenter.verdict?.isNew).toBe(true);
    profile.leave();
    expect(await newOnDashboard(app)).toBe(1);
  });

  it('are not new once the recruiter has decided on them', async () => {
    const app = anApp();
    (await openJob(app)).leave();
    expect(await newOnDashboard(app)).toBe(0);
    app.apply(later);
    const { presenter, leave } = await openJob(app);
    await vi.waitFor(() => expect(presenter.activeTab?.list.verdictCounts?.new).toBe(2), patience);
    app.container
      .get(VerdictStore)
      .forJob(jobId('analyst'))
      .decide([studentId('dev')], { decision: 'maybe' });
    expect(presenter.activeTab?.list.verdictCounts).toMatchObject({ new: 1, undecided: 3, maybe: 1 });
    leave();
  });
});

type App = ReturnType<typeof anApp>;

function anApp() {
  let applicants = first;
  const job = () => ({
    _id: 'analyst',
    job_title: 'Data Analyst',
    job_status: 'ACTIVE',
    createdAt: '2026-11-03T12:00:00.000Z',
    top_skills_required: ['SQL'],
    applicants,
  });
  const people = () => applicants.map((id) => ({ student_id: id, name: id, hashtags: ['SQL'] }));
  const replies = {
    get getActiveJobs() {
      return { status: 201, activeJobs: [job()] };
    },
    get getPastJobs() {
      return { status: 201, pastJobs: [] };
    },
    get getJob() {
      return { job: job() };
    },
    get getCandidatesByIds() {
      return { status: 201, applicants: people() };
    },
    getShortlisted: [],
    getRecommended: { status: 200, applicants: [] },
    getProfileData: { name: 'Dev' },
  };
  const app = composed(replies);
  return { ...app, apply: (all: string[]) => void (applicants = all) };
}

async function openJob(app: App) {
  const { presenter, leave } = await app.open<OpportunityPresenter>(paths.opportunity, { query: 'job=analyst' });
  await vi.waitFor(() => {
    expect(presenter.activeTab?.list.all.length).toBeGreaterThan(0);
    expect(presenter.rail.reviews.visits.current).not.toBeNull();
  }, patience);
  return { presenter, leave };
}

async function newOnDashboard(app: App): Promise<number> {
  const { presenter, leave } = await app.open<DashboardPresenter>(paths.dashboard);
  await vi.waitFor(() => expect(presenter.toReview[0]?.isKnown).toBe(true), patience);
  await app.container.get(VerdictStore).forJob(jobId('analyst')).loaded;
  await vi.waitFor(() => expect(presenter.reviews.visits.known.has(jobId('analyst'))).toBe(true), patience);
  const { newCount } = presenter;
  leave();
  return newCount;
}

function candidateIn(presenter: OpportunityPresenter, id: string) {
  return presenter.activeTab?.list.all.find((candidate) => candidate.id === id);
}

function cardOf(presenter: OpportunityPresenter, id: string) {
  const candidate = candidateIn(presenter, id);
  return candidate && presenter.activeTab ? listedCard(candidate, presenter.activeTab.list) : null;
}

function actionsOf(presenter: OpportunityPresenter, id: string) {
  const candidate = candidateIn(presenter, id);
  return candidate && presenter.activeTab ? listedCardActions(candidate, presenter.activeTab.list) : null;
}
