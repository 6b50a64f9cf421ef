import type { Job } from '@glo/domain/jobs/job';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import type { DetailsId } from '@glo/domain/shared/ids';
import { accountId, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aMember } from '@glo/domain/testing/company-page';
import { describe, expect, it, vi } from 'vitest';
import { aCompanyPage } from '../../testing/company-page.ts';
import { CompanyPagePresenter } from './company-page-presenter.ts';

describe('the active jobs of a company', () => {
  it('are listed newest first with their posters, without refused members', async () => {
    const { text, markup, arrive, presenter, notices } = aPage([1, 2, 3], (account) => {
      if (account === 'account-3') return failure('refused');
      if (account === 'account-1') return mine();
      return success([aJobOf('older', '2026-09-01'), aJobOf('newer', '2026-11-01')]);
    });
    await arrive();
    await expect.poll(() => presenter.jobs.isArranged).toBe(true);
    expect(text()).toMatch(
      new RegExp(
        'Active jobs 3 jobs Newest first newer Pune · Full-time · posted by Member 2 Nov.*' +
          'mine Pune · Full-time · posted by you Oct.* older Pune · Full-time · posted by Member 2 ',
      ),
    );
    expect(markup()).toContain('href="/opportunitypage?job=newer"');
    expect(notices.toasts).toEqual([]);
  });

  it('wait at most 3 seconds for colleagues, whose late jobs are appended', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Jobs>();
    const jobsOf = (account: string) => (account === 'account-1' ? mine() : answer.promise);
    const { text, arrive, presenter } = aPage([1, 2], jobsOf);
    await arrive();
    expect(text()).not.toContain('mine');
    vi.advanceTimersByTime(3000);
    expect(text()).toMatch(/Active jobs mine .* Loading active jobs/);
    expect(presenter.jobs.pendingCount).toBe(1);
    answer.resolve(success([aJobOf('late', '2026-11-01')]));
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toMatch(/Active jobs 2 jobs mine .* late /);
    expect([presenter.jobs.pendingCount, text().includes('Newest first')]).toEqual([0, false]);
  });

  it('are shown without the colleagues’ jobs if the members fail to load', async () => {
    const { pages, text, arrive, presenter } = aPage([], mine);
    pages.answers.members = failure('unreachable');
    await arrive();
    expect(text()).toMatch(/Active jobs mine .* We couldn't load some colleagues' jobs Try again/);
    pages.answers.members = success([colleague(1)]);
    await presenter.members.load();
    await expect.poll(text).toContain('Active jobs 1 job mine');
    expect(text()).not.toContain("We couldn't load");
  });

  it('are not counted while the members load', async () => {
    vi.useFakeTimers();
    const { pages, text, presenter } = aPage([], none);
    pages.answers.members = new Promise(() => undefined);
    const leave = presenter.activate();
    await vi.advanceTimersByTimeAsync(3000);
    expect(text()).toContain('Active jobs Loading active jobs');
    leave();
  });

  it('are counted without the colleagues’ jobs if the service refuses the members', async () => {
    const { pages, text, arrive } = aPage([], mine);
    pages.answers.members = failure('refused');
    await arrive();
    expect(text()).toContain('Active jobs 1 job mine');
    expect(text()).not.toContain("some colleagues' jobs");
  });

  it.each(['unreachable', 'server-error', 'unexpected-reply'] as const)(
    'are reported as missing if those of a colleague are %s, and retried alone',
    async (kind) => {
      let third: Jobs = failure(kind);
      const jobsOf = (account: string) => (account === 'account-3' ? third : none());
      const { text, arrive, presenter, asked } = aPage([1, 2, 3], jobsOf);
      await arrive();
      await expect.poll(() => presenter.jobs.isGathered).toBe(true);
      expect(text()).toContain("Active jobs We couldn't load some colleagues' jobs Try again");
      third = success([aJobOf('third', '2026-10-01')]);
      const { retryFailed } = presenter.jobs;
      retryFailed();
      await expect.poll(text).toContain('Active jobs 1 job third');
      expect(text()).not.toContain("some colleagues' jobs");
      expect(asked).toEqual(['account-1', 'account-2', 'account-3', 'account-3']);
    },
  );

  it('are requested for ten colleagues at a time, once each, until the page closes', async () => {
    const answers: (() => void)[] = [];
    const members = Array.from({ length: 25 }, (_, index) => index + 1);
    const { presenter, leave, arrive, asked } = aPage(members, (account) =>
      account === 'account-1' ? none() : new Promise((resolve) => answers.push(() => resolve(none()))),
    );
    await arrive();
    expect(asked).toHaveLength(11);
    for (const answer of answers.splice(0)) answer();
    await expect.poll(() => asked.length).toBe(21);
    await presenter.members.load();
    expect(new Set(asked).size).toBe(asked.length);
    leave();
    for (const answer of answers.splice(0)) answer();
    await new Promise(setImmediate);
    expect(asked).toHaveLength(21);
  });

  it('wait after a 429 until the time of the service', async () => {
    vi.useFakeTimers();
    const retryAt = new Date(Date.now() + 60_000);
    const { presenter, arrive, asked } = aPage([2, 3], (account) =>
      Date.now() < retryAt.getTime()
        ? { ok: false, failure: { kind: 'refused', text: '', retryAt } }
        : success([aJobOf(`of ${account}`, '2026-11-01')]),
    );
    await arrive();
    await vi.advanceTimersByTimeAsync(59_000);
    expect([presenter.jobs.isWaiting, presenter.jobs.isIncomplete]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(presenter.jobs.all.map(({ by }) => by)).toEqual(['Member 2', 'Member 3']);
    expect(asked).toEqual(['account-1', 'account-2', 'account-3', 'account-2', 'account-3']);
  });

  it('are shown ten at a time', async () => {
    const many = Array.from({ length: 23 }, (_, index) => aJobOf(`job-${index}`, '2026-11-01'));
    const { text, arrive, presenter } = aPage([1], () => success(many));
    await arrive();
    expect([presenter.jobs.shown.length, presenter.jobs.hiddenCount]).toEqual([10, 13]);
    expect(text()).toContain('Show more (13 left)');
    const { showMore } = presenter.jobs;
    showMore();
    showMore();
    expect([presenter.jobs.shown.length, text().includes('Show more')]).toEqual([23, false]);
  });

  it('are replaced by a sentence if there are none', async () => {
    const { text, arrive } = aPage([1], none);
    await arrive();
    expect(text()).toContain('Active jobs 0 jobs No active jobs at the moment.');
  });

  it('are requested for each member with an account, once for the recruiter', async () => {
    const { pages, presenter, arrive, asked } = aPage([], (account) =>
      success([aJobOf(`of ${account}`, '2026-11-01')]),
    );
    const withoutAccount = aMember({ id: 'details-9' as DetailsId, accountId: null });
    pages.answers.members = success([aMember(), withoutAccount, colleague(2)]);
    await arrive();
    await expect.poll(() => presenter.jobs.isArranged).toBe(true);
    expect(asked).toEqual(['account-1', 'account-2']);
    expect(presenter.jobs.all.map(({ job, by }) => [job.id, by])).toEqual([
      ['of account-1', null],
      ['of account-2', 'Member 2'],
    ]);
  });

  it('are ignored after the page has closed, and requested again when it reopens', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Jobs>();
    const jobsOf = (account: string) => (account === 'account-1' ? none() : answer.promise);
    const { pages, presenter, arrive, leave } = aPage([2], jobsOf);
    await arrive();
    leave();
    await vi.advanceTimersByTimeAsync(3000);
    expect(presenter.jobs.isArranged).toBe(false);
    answer.resolve(success([aJobOf('late', '2026-11-01')]));
    await vi.advanceTimersByTimeAsync(0);
    expect([presenter.jobs.isArranged, presenter.jobs.all]).toEqual([false, []]);
    pages.answers.members = success([colleague(2), colleague(3)]);
    await arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(presenter.jobs.all.map(({ by }) => by)).toEqual(['Member 3']);
  });

  it('are there on a second visit, even if the members cannot be read again', async () => {
    const { pages, visit, arrive, leave } = aPage([2], (account) => success([aJobOf(`of ${account}`, '2026-11-01')]));
    await arrive();
    leave();
    pages.answers.members = failure('unreachable');
    const { activate, jobs } = visit(CompanyPagePresenter);
    activate();
    await expect.poll(() => jobs.isComplete).toBe(true);
    expect(jobs.all.map(({ by }) => by)).toEqual([null, 'Member 2']);
  });
});

type Jobs = Outcome<readonly Job[]>;

function mine(): Jobs {
  return success([aJobOf('mine', '2026-10-01')]);
}

function none(): Jobs {
  return success([]);
}

function aJobOf(id: string, createdAt: string): Job {
  return anActiveJob({ id: jobId(id), title: id, createdAt });
}

function colleague(index: number) {
  return aMember({
    id: `details-${index}` as DetailsId,
    accountId: accountId(`account-${index}`),
    name: `Member ${index}`,
  });
}

/** The recruiter has account 1. `asked` are the accounts whose jobs were requested. */
function aPage(members: readonly number[], jobsOf: (account: string) => Jobs | Promise<Jobs>) {
  const page = aCompanyPage();
  const asked: string[] = [];
  page.pages.answers.members = success(members.map(colleague));
  page.board.activeJobs = async (account) => {
    asked.push(account);
    return jobsOf(account);
  };
  return { ...page, asked };
}
