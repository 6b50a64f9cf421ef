import type { Recruiter } from '@glo/domain/account/recruiter';
import { SignOut } from '@glo/domain/account/sign-out';
import { failure, success } from '@glo/domain/shared/outcome';
import { someShortlists } from '@glo/domain/testing/hiring';
import { aClosedJob, aCompany, aCompleteRecruiter, anActiveJob, studentId } from '@glo/domain/testing/builders';
import { aServiceSession, someAccounts } from '@glo/domain/testing/fake-accounts';
import { aVerificationGateway } from '@glo/domain/testing/verification';
import { aJobBoard } from '@glo/domain/testing/jobs';
import { someFolders } from '@glo/domain/testing/folders';
import { VerificationReview } from '@glo/domain/verification/verification-review';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FakeTabs } from '@glo/domain/testing/fake-tabs';
import { Notices } from '../../state/notices.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { somePostedJobs } from '../../testing/posted-jobs.ts';
import { ShortlistedCounts } from '../hiring/shortlisted-counts.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { FakeDevice } from '../../testing/fake-device.ts';
import { FoldersState } from '../people/folders-state.ts';
import { DashboardPresenter } from './dashboard-presenter.ts';
import { DashboardView } from './DashboardView.tsx';

describe('the dashboard', () => {
  it('greets by the first word of the name', async () => {
    expect(textOf(await dashboard())).toMatch(/^Hello, Meera Welcome to Glo Recruiter/);
  });

  it('has tiles to post an opportunity and to search candidates', async () => {
    const markup = markupOf(await dashboard());
    expect(markup).toMatch(/href="\/jobForm".*Post an opportunity/);
    expect(markup).toMatch(/href="\/searchCandidate".*Search candidate/);
  });

  it('has a tile to the shortlisted candidates', async () => {
    expect(markupOf(await dashboard())).toMatch(/href="\/shortlistedCandidates".*Shortlisted candidate/);
  });

  it('shows jobs with dates in US long format, their applicants, and View All', async () => {
    const view = await dashboard();
    expect(textOf(view)).toMatch(/Graduate Data Analyst November 3, 2026 7 Applicants/);
    expect(markupOf(view)).toMatch(/href="\/recruit\?job_state=ACTIVE"[^>]*><span>View All/);
    expect(markupOf(view)).toMatch(/href="\/recruit\?job_state=PREVIOUS"[^>]*><span>View All/);
  });

  it('says of each list that did not come in one line that it did not', async () => {
    const failed = failure('server-error');
    const text = textOf(await dashboard({ answers: { activeJobs: failed, pastJobs: failed } }));
    expect(text).toMatch(/Active Jobs could not be loaded Try again .*Previous Jobs could not be loaded Try again/);
  });

  it('says when there are no jobs', async () => {
    const text = textOf(await dashboard({ active: [], past: [] }));
    expect(text).toContain('No Active Jobs Posted!');
    expect(text).toContain('No Past jobs!');
    expect(text).not.toContain('View All');
  });

  it('has no filled boxes for lists without jobs: a line each, and the first steps', async () => {
    const view = await dashboard({ active: [], past: [] });
    expect(textOf(view)).toContain(
      'Three steps to your first shortlist About ten minutes. You can stop at any step. 1 , next Post your first opportunity',
    );
    expect(textOf(view)).toContain('Get verified You: verified. Tidewater Analytics: verified.');
    expect(textOf(view)).toContain('Find candidates Search all students by skill, place and type. Search Candidates');
    expect(markupOf(view)).not.toMatch(/href="\/talentPool"/);
  });

  it('says once to a newcomer that there are no jobs: what to do about it is in the steps', async () => {
    const newcomers = textOf(await dashboard({ active: [], past: [] }));
    expect(newcomers).toContain('Active Jobs No Active Jobs Posted! Previous Jobs No Past jobs!');
    const someJobs = textOf(await dashboard({ active: [] }));
    expect(someJobs).toContain('No Active Jobs Posted! Post one and its applicants appear here.');
  });

  it('leads a newcomer to the talent pool when their company names technologies', async () => {
    const recruiter = aCompleteRecruiter({ company: aCompany({ technologies: ['SQL'] }) });
    const view = await dashboard({ recruiter, active: [], past: [] });
    expect(textOf(view)).toContain('Meet the talent pool Students whose skills match');
    expect(markupOf(view)).toMatch(/href="\/talentPool"/);
  });

  it.each([
    ['NOT_SUBMITTED', 'NOT_SUBMITTED', '/skippedPVerification', 'Verify'],
    ['SUBMITTED', 'FAILED', '/skippedCompanyVerification', 'Verify Again'],
    ['SUBMITTED', 'SUBMITTED', null, 'Verify[^<]*'],
  ] as const)(
    'leads a newcomer (%s, %s) to the verification that asks for something: %s',
    async (person, company, href, label) => {
      const recruiter = aCompleteRecruiter({ personalVerification: person, companyVerification: company });
      const markup = markupOf(await dashboard({ recruiter, active: [], past: [] }));
      const [, found = null] = new RegExp(`href="(/skipped[^"]+)"[^>]*><span>${label}<`).exec(markup) ?? [];
      expect(found).toBe(href);
    },
  );

  it('says what is to review, by job, and leads to those nobody viewed', async () => {
    const applicants = ['a', 'b', 'c'].map(studentId);
    const job = anActiveJob({ applicants, viewedApplicants: [applicants[0] ?? studentId('')], applicantCount: 3 });
    const view = await dashboard({ active: [job] });
    expect(textOf(view)).toMatch(
      /To review 2 people, 1 job 2 to review in Graduate Data Analyst of 3, posted \d+ days ago/,
    );
    expect(markupOf(view)).toContain('href="/opportunitypage?job=job-1&amp;sort=not-viewed"');
    const done = await dashboard({ active: [{ ...job, viewedApplicants: applicants }] });
    expect(textOf(done)).toContain('To review Nothing to review: everyone who applied has been viewed. Active Jobs');
  });

  it('shows who is signed in, with initials for a missing picture and the way out', async () => {
    expect(textOf(await dashboard())).toMatch(
      /MN Meera Nair Verified Campus Hiring Lead Company Tidewater Analytics Location Pune, Maharashtra, India Edit Profile Company Page Account Help Center Sign Out$/,
    );
  });

  it.each(['NOT_SUBMITTED', 'SUBMITTED', 'FAILED', 'OTHER'] as const)(
    'has no tick for %s',
    async (personalVerification) => {
      const view = await dashboard({ recruiter: aCompleteRecruiter({ personalVerification }) });
      expect(textOf(view)).toMatch(/Meera Nair Campus Hiring Lead/);
    },
  );
});

interface Shown {
  readonly recruiter?: Recruiter;
  readonly active?: ReturnType<typeof anActiveJob>[];
  readonly past?: ReturnType<typeof anActiveJob>[];
  readonly answers?: Partial<ReturnType<typeof aJobBoard>['answers']>;
}

async function dashboard({ recruiter, active, past, answers }: Shown = {}) {
  const board = aJobBoard();
  board.answers.activeJobs = success(active ?? [anActiveJob({ applicantCount: 7 })]);
  board.answers.pastJobs = success(past ?? [aClosedJob()]);
  Object.assign(board.answers, answers);
  const session = aSignedInSession(recruiter);
  const review = new VerificationReview(someAccounts(), aVerificationGateway(), session);
  const notices = new Notices();
  const folders = new FoldersState(someFolders(), session, notices, new FakeTabs());
  const presenter = new DashboardPresenter(
    review,
    somePostedJobs(board, session, notices).posted,
    new ShortlistedCounts(someShortlists(), session, new FakeTabs()),
    folders,
    new LocalRecords(new FakeDevice().tab(), session, notices),
    session,
    new SignOut(session, aServiceSession()),
  );
  await Promise.all([presenter.active.load(), presenter.past.load()]);
  return createElement(DashboardView, { presenter });
}
