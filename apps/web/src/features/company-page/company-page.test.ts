import { failure, success } from '@glo/domain/shared/outcome';
import type { DetailsId } from '@glo/domain/shared/ids';
import { aCompany, aCompleteRecruiter, anActiveJob, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { aMember, someCompanyDetails } from '@glo/domain/testing/company-page';
import { describe, expect, it, vi } from 'vitest';
import { aCompanyPage } from '../../testing/company-page.ts';
import { CompanyPagePresenter } from './company-page-presenter.ts';

describe('the facts of a company', () => {
  const entered = { site: 'tidewater.example', size: '26-100', types: ['IT-Analytics', 'R&D'] };

  it('are shown if the service has them', async () => {
    const { pages, text, markup, arrive } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails(entered));
    await arrive();
    expect(text()).toContain(
      'At a glance Site tidewater.example Size 26-100 people Type IT-Analytics, R&D Technologies',
    );
    expect(markup()).toContain('href="https://tidewater.example"');
  });

  it('are left out one by one if they are missing', async () => {
    const { pages, text, arrive, markup } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails({ ...entered, size: '', site: 'javascript:alert(1)' }));
    await arrive();
    expect(text()).toContain('At a glance Site javascript:alert(1) Type');
    expect(markup()).not.toContain('href="javascript');
  });
});

describe('the company page without a company', () => {
  it.each([aRecruiterWithoutCompany(), null])('fails to load without a request: %#', async (recruiter) => {
    const { pages, presenter } = aCompanyPage(recruiter);
    const leave = presenter.activate();
    await expect.poll(() => [presenter.details.state, presenter.members.state]).toEqual(['failed', 'failed']);
    expect([presenter.details.failure?.kind, presenter.members.failure?.kind, pages.asked]).toEqual([
      'unexpected-reply',
      'unexpected-reply',
      [],
    ]);
    expect([presenter.name, presenter.imageUrl, presenter.pageTitle]).toEqual(['', '', null]);
    expect(presenter.isUnconfirmed).toBe(false);
    leave();
  });

  it('has no badge and requests no jobs before the recruiter’s details are entered', () => {
    const { pages, board, presenter } = aCompanyPage(null);
    pages.answers.details = success(someCompanyDetails({ verification: 'VERIFIED' }));
    presenter.activate();
    expect([presenter.isVerified, board.asked]).toEqual([false, []]);
  });
});

describe('the parts below the description', () => {
  it('appear once it has loaded', async () => {
    const { presenter, arrive } = aCompanyPage();
    expect(presenter.isArranged).toBe(false);
    await arrive();
    expect(presenter.isArranged).toBe(true);
  });

  it('appear at once on the next visit, with the description that is known', async () => {
    const { visit, arrive, leave } = aCompanyPage();
    await arrive();
    leave();
    const next = visit(CompanyPagePresenter);
    const leaveAgain = next.activate();
    expect(next.isArranged).toBe(true);
    leaveAgain();
  });

  it('appear if it is slow, and stay after it was canceled', async () => {
    vi.useFakeTimers();
    const { pages, presenter } = aCompanyPage();
    pages.answers.details = new Promise(() => undefined);
    const leave = presenter.activate();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(presenter.isArranged).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(presenter.isArranged).toBe(true);
    leave();
    expect(presenter.isArranged).toBe(true);
  });
});

describe('the company page', () => {
  it('shows the name and picture of the session until the details have loaded', async () => {
    const { pages, presenter, arrive } = aCompanyPage(
      aCompleteRecruiter({ company: aCompany({ name: 'Tidewater', imageUrl: '/old.png' }) }),
    );
    pages.answers.details = success(someCompanyDetails({ imageUrl: '/new.png' }));
    expect([presenter.name, presenter.imageUrl]).toEqual(['Tidewater', '/old.png']);
    await arrive();
    expect([presenter.name, presenter.imageUrl]).toEqual(['Tidewater Analytics', '/new.png']);
  });

  it('shows its name at once while the rest loads', () => {
    const { text, presenter } = aCompanyPage();
    expect(text()).toMatch(
      /^TA Tidewater Analytics Verified Loading company details Loading active jobs Loading members$/,
    );
    expect(presenter.pageTitle).toBe('Tidewater Analytics');
  });

  it('says that the description, technologies or members are missing', async () => {
    const { pages, text, arrive } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails({ about: '', technologies: [] }));
    pages.answers.members = success([]);
    await arrive();
    expect(text()).toMatch(/No description yet\. .*None listed yet\. .*No members listed yet\./);
  });

  it('keeps the loaded parts if one fails, and retries that part', async () => {
    const { pages, text, arrive, presenter, notices } = aCompanyPage();
    pages.answers.members = failure('unreachable');
    await arrive();
    expect(text()).toMatch(/Sensors along the coast\..*We couldn't load the members Try again/);
    expect(notices.toasts).toMatchObject([{ text: 'Some error occured! Please retry..', key: 'server-failure' }]);
    pages.answers.members = success([aMember()]);
    await presenter.members.load();
    expect(text()).toContain('Meera Nair ADMIN');
    expect(pages.asked.map(([what]) => what)).toEqual(['details', 'members', 'members']);
  });

  it('shows the name and the members if the details fail', async () => {
    const { pages, text, arrive } = aCompanyPage();
    pages.answers.details = failure('server-error');
    await arrive();
    expect(text()).toMatch(
      /^TA Tidewater Analytics Verified We couldn't load the company details Try again .*Meera Nair ADMIN/,
    );
  });

  it('escapes markup and links in the description', async () => {
    const { pages, markup, arrive } = aCompanyPage();
    const about = '<img src=x onerror=alert(1)> javascript:alert(1)';
    pages.answers.details = success(someCompanyDetails({ about }));
    await arrive();
    expect(markup()).not.toMatch(/<img src=x|href="javascript/);
  });

  it('tells an unconfirmed member why the others are hidden, and links to the verification', async () => {
    const { pages, text, markup, arrive } = aCompanyPage();
    pages.answers.members = success([aMember({ isAdmin: false, isConfirmed: false })]);
    await arrive();
    expect(text()).toContain(
      "MEMBERS Your membership of this company isn't confirmed yet, so you see only yourself. You'll see everyone " +
        "once you're verified. Go to personal verification MN Meera Nair NOT CONFIRMED",
    );
    expect(markup()).toContain('href="/skippedPVerification"');
  });

  it('tells an unconfirmed member about a pending review, without a link', async () => {
    const { pages, text, markup, arrive } = aCompanyPage(aCompleteRecruiter({ personalVerification: 'SUBMITTED' }));
    pages.answers.members = success([aMember({ isAdmin: false, isConfirmed: false })]);
    await arrive();
    expect(text()).toContain("once you're verified. We're reviewing your document. MN Meera Nair NOT CONFIRMED");
    expect(markup()).not.toContain('href="/skippedPVerification"');
  });

  it('tells an unconfirmed member that colleagues’ jobs are hidden, and counts only their own', async () => {
    const { pages, board, text, arrive, presenter } = aCompanyPage();
    pages.answers.members = success([aMember({ isAdmin: false, isConfirmed: false })]);
    board.activeJobs = async () => success([]);
    await arrive();
    const later = "You'll see colleagues' jobs here once your membership is confirmed.";
    expect(text()).toContain(`Active jobs ${later} `);
    board.activeJobs = async () => success([anActiveJob()]);
    await presenter.jobs.own.load();
    expect(text()).toMatch(new RegExp(`Active jobs 1 job Graduate Data Analyst .* ${later} `));
  });

  it('marks an unconfirmed colleague', async () => {
    const { pages, text, arrive } = aCompanyPage();
    const colleague = { id: 'details-2' as DetailsId, name: 'Asha Rao', isAdmin: false, isConfirmed: false };
    pages.answers.members = success([aMember(), aMember(colleague)]);
    await arrive();
    expect(text()).toContain('MN Meera Nair ADMIN Campus');
    expect(text()).toContain('Asha Rao NOT CONFIRMED');
    expect(text()).not.toContain('you see only yourself');
  });
});
