import type { Recruiter } from '@glo/domain/account/recruiter';
import { failure, success } from '@glo/domain/shared/outcome';
import type { DetailsId } from '@glo/domain/shared/ids';
import { accountId, aCompleteRecruiter, anActiveJob, jobId } from '@glo/domain/testing/builders';
import { aMember, someCompanyDetails, someCompanyPages } from '@glo/domain/testing/company-page';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { CompanyPagePresenter } from './company-page-presenter.ts';
import { CompanyPageView } from './CompanyPageView.tsx';

describe('what was entered about a company', () => {
  const entered = { site: 'tidewater.example', size: '26-100', types: ['IT-Analytics', 'R&D'] };

  it('is shown where the service tells it', async () => {
    const { pages, text, markup, arrive } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails(entered));
    await arrive();
    expect(text()).toContain(
      'At a glance Site tidewater.example Size 26-100 people Type IT-Analytics, R&D Technologies',
    );
    expect(markup()).toContain('href="https://tidewater.example"');
  });

  it('is left out where it does not, part by part', async () => {
    const { pages, text, arrive, markup } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails({ ...entered, size: '', site: 'javascript:alert(1)' }));
    await arrive();
    expect(text()).toContain('At a glance Site javascript:alert(1) Type');
    expect(markup()).not.toContain('href="javascript');
  });
});

describe('the active jobs of a company', () => {
  const colleague = (index: number) =>
    aMember({ id: `details-${index}` as DetailsId, accountId: accountId(`account-${index}`), name: `Member ${index}` });
  const aJobOf = (id: string, createdAt: string) => anActiveJob({ id: jobId(id), title: id, createdAt });

  it('are listed newest first, and by whom they were posted; who is refused is left out', async () => {
    const { pages, board, text, markup, arrive, presenter, notices } = aCompanyPage();
    pages.answers.members = success([colleague(1), colleague(2), colleague(3)]);
    board.activeJobs = async (account) => {
      if (account === accountId('account-3')) return failure('refused');
      return success(
        account === accountId('account-1')
          ? [aJobOf('mine', '2026-10-01')]
          : [aJobOf('older', '2026-09-01'), aJobOf('newer', '2026-11-01')],
      );
    };
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

  it('wait for those of all colleagues, so that none moves, but not for long', async () => {
    vi.useFakeTimers();
    const { pages, board, text, arrive } = aCompanyPage();
    pages.answers.members = success([colleague(1), colleague(2)]);
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof board.activeJobs>>>();
    board.activeJobs = async (account) =>
      account === accountId('account-1') ? success([aJobOf('mine', '2026-10-01')]) : answer.promise;
    await arrive();
    expect(text()).not.toContain('mine');
    vi.advanceTimersByTime(3000);
    expect(text()).toContain('mine');
    answer.resolve(success([aJobOf('late', '2026-11-01')]));
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toMatch(/late .* mine /);
    vi.useRealTimers();
  });

  it('are there without the colleagues’ when the members do not come', async () => {
    const { pages, board, text, arrive } = aCompanyPage();
    pages.answers.members = failure('unreachable');
    board.activeJobs = async () => success([aJobOf('mine', '2026-10-01')]);
    await arrive();
    expect(text()).toContain('Active jobs 1 job mine');
  });

  it('are asked for ten colleagues at a time, each once, and not after the page was left', async () => {
    const { pages, board, presenter, leave, arrive } = aCompanyPage();
    pages.answers.members = success(Array.from({ length: 25 }, (_, index) => colleague(index + 1)));
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    board.activeJobs = (account) => {
      if (account === accountId('account-1')) return Promise.resolve(success([]));
      asked.push(account);
      return new Promise((resolve) => answers.push(() => resolve(success([]))));
    };
    await arrive();
    expect(asked).toHaveLength(10);
    for (const answer of answers.splice(0)) answer();
    await expect.poll(() => asked.length).toBe(20);
    await presenter.members.load();
    expect(new Set(asked).size).toBe(asked.length);
    leave();
    for (const answer of answers.splice(0)) answer();
    await new Promise(setImmediate);
    expect(asked).toHaveLength(20);
  });

  it('are listed ten at a time', async () => {
    const { board, text, arrive, presenter } = aCompanyPage();
    const many = Array.from({ length: 23 }, (_, index) => aJobOf(`job-${index}`, '2026-11-01'));
    board.activeJobs = async () => success(many);
    await arrive();
    expect([presenter.jobs.shown.length, presenter.jobs.others]).toEqual([10, 13]);
    expect(text()).toContain('Show more (13 left)');
    presenter.jobs.showMore();
    presenter.jobs.showMore();
    expect([presenter.jobs.shown.length, text().includes('Show more')]).toEqual([23, false]);
  });

  it('that there are none of are a sentence', async () => {
    const { board, text, arrive } = aCompanyPage();
    board.activeJobs = async () => success([]);
    await arrive();
    expect(text()).toContain('Active jobs 0 jobs No active jobs at the moment.');
  });
});

describe('the company page', () => {
  it('shows name, about text, technologies and members with position, location and who is an admin', async () => {
    const { pages, text, arrive } = aCompanyPage();
    const colleague = { id: 'details-2' as DetailsId, name: 'Asha Rao', position: 'Recruiter', isAdmin: false };
    pages.answers.members = success([aMember(), aMember({ ...colleague, location: 'Goa, India' })]);
    await arrive();
    expect(text()).toBe(
      'TA Tidewater Analytics Verified About Sensors along the coast. Active jobs 1 job Graduate Data Analyst ' +
        'Pune · Full-time · posted by you November 3, 2026 Technologies Python SQL MEMBERS ' +
        'MN Meera Nair ADMIN Campus Hiring Lead Pune, Maharashtra, India AR Asha Rao Recruiter Goa, India',
    );
    expect(pages.asked).toEqual([
      ['details', 'company-1'],
      ['members', 'company-1'],
    ]);
  });

  it.each(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'OTHER'] as const)('has no badge for %s', async (verification) => {
    const { pages, text, arrive } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails({ verification }));
    await arrive();
    expect(text()).not.toContain('Verified');
  });

  it('goes by what the recruiter has where the company has no documents', async () => {
    const { text, arrive } = aCompanyPage(aCompleteRecruiter({ companyVerification: 'SUBMITTED' }));
    await arrive();
    expect(text()).toMatch(/^TA Tidewater Analytics About/);
  });

  it('has its name at once, while the rest is on its way', () => {
    const { text, presenter } = aCompanyPage();
    expect(text()).toMatch(/^TA Tidewater Analytics Verified Loading company details$/);
    expect(presenter.pageTitle).toBe('Tidewater Analytics');
  });

  it('without a word about itself, or members, says so', async () => {
    const { pages, text, arrive } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails({ about: '', technologies: [] }));
    pages.answers.members = success([]);
    await arrive();
    expect(text()).toMatch(/Nothing is written here yet\. .*None are listed yet\. .*No members are listed yet\./);
  });

  it('keeps what came when a part fails, and asks for that part again', async () => {
    const { pages, text, arrive, presenter, notices } = aCompanyPage();
    pages.answers.members = failure('unreachable');
    await arrive();
    expect(text()).toMatch(/Sensors along the coast\..*Members could not be loaded .*Try again/);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', key: 'server-failure' }]);
    pages.answers.members = success([aMember()]);
    await presenter.members.load();
    expect(text()).toContain('Meera Nair ADMIN');
    expect(pages.asked.map(([what]) => what)).toEqual(['details', 'members', 'members']);
  });

  it('still has name and members when the details fail', async () => {
    const { pages, text, arrive } = aCompanyPage();
    pages.answers.details = failure('server-error');
    await arrive();
    expect(text()).toMatch(/^TA Tidewater Analytics Verified Company details could not be loaded .*Meera Nair ADMIN/);
  });

  it('makes nothing of markup or addresses in what a company wrote', async () => {
    const { pages, markup, arrive } = aCompanyPage();
    const about = '<img src=x onerror=alert(1)> javascript:alert(1)';
    pages.answers.details = success(someCompanyDetails({ about }));
    await arrive();
    expect(markup()).not.toMatch(/<img src=x|href="javascript/);
  });

  it('tells a member who is not confirmed why they see nobody else, and the way on', async () => {
    const { pages, text, markup, arrive } = aCompanyPage();
    pages.answers.members = success([aMember({ isAdmin: false, isConfirmed: false })]);
    await arrive();
    expect(text()).toContain(
      'MEMBERS You see only yourself here: your membership of this company is not confirmed yet. You will see everyone ' +
        'once you are verified. Go to personal verification MN Meera Nair NOT CONFIRMED',
    );
    expect(markup()).toContain('href="/skippedPVerification"');
  });

  it('tells them that colleagues’ jobs come later, counts none of those, and shows their own', async () => {
    const { pages, board, text, arrive, presenter } = aCompanyPage();
    pages.answers.members = success([aMember({ isAdmin: false, isConfirmed: false })]);
    board.activeJobs = async () => success([]);
    await arrive();
    const later = 'Your colleagues’ jobs appear here once your membership is confirmed.';
    expect(text()).toContain(`Active jobs ${later} `);
    board.activeJobs = async () => success([anActiveJob()]);
    await presenter.jobs.own.load();
    expect(text()).toMatch(new RegExp(`Active jobs 1 job Graduate Data Analyst .* ${later} `));
  });

  it('marks a colleague who is not confirmed, and says nothing more to who is', async () => {
    const { pages, text, arrive } = aCompanyPage();
    const colleague = { id: 'details-2' as DetailsId, name: 'Asha Rao', isAdmin: false, isConfirmed: false };
    pages.answers.members = success([aMember(), aMember(colleague)]);
    await arrive();
    expect(text()).toContain('MN Meera Nair ADMIN Campus');
    expect(text()).toContain('Asha Rao NOT CONFIRMED');
    expect(text()).not.toContain('You see only yourself');
  });

  it('drops what comes after it was left', async () => {
    const { pages, presenter } = aCompanyPage();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof pages.details>>>();
    pages.answers.details = answer.promise;
    presenter.activate()();
    answer.resolve(success(someCompanyDetails()));
    await answer.promise;
    expect(presenter.details.value).toBeNull();
  });
});

function aCompanyPage(recruiter?: Recruiter) {
  const pages = someCompanyPages();
  const notices = new Notices();
  const board = aJobBoard();
  const presenter = new CompanyPagePresenter(pages, board, aSignedInSession(recruiter), notices);
  let leave = () => {};
  const view = () => createElement(CompanyPageView, { presenter });
  const arrive = async () => {
    leave = presenter.activate();
    await expect
      .poll(() => [presenter.details.state, presenter.members.state, presenter.jobs.own.state])
      .not.toContain('loading');
  };
  return {
    pages,
    board,
    notices,
    presenter,
    arrive,
    leave: () => leave(),
    text: () => textOf(view()),
    markup: () => markupOf(view()),
  };
}
