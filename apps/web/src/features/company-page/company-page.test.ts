import type { Recruiter } from '@glo/domain/account/recruiter';
import { failure, success } from '@glo/domain/shared/outcome';
import type { DetailsId } from '@glo/domain/shared/ids';
import { aCompleteRecruiter } from '@glo/domain/testing/builders';
import { aMember, someCompanyDetails, someCompanyPages } from '@glo/domain/testing/company-page';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Notices } from '../../state/notices.ts';
import { markupOf, textOf } from '../../testing/rendered.ts';
import { aSignedInSession } from '../../testing/session.ts';
import { CompanyPagePresenter } from './company-page-presenter.ts';
import { CompanyPageView } from './CompanyPageView.tsx';

describe('the company page', () => {
  it('shows name, about text, technologies and members with position, location and who is an admin', async () => {
    const { pages, text, arrive } = aCompanyPage();
    const colleague = { id: 'details-2' as DetailsId, name: 'Asha Rao', position: 'Recruiter', isAdmin: false };
    pages.answers.members = success([aMember(), aMember({ ...colleague, location: 'Goa, India' })]);
    await arrive();
    expect(text()).toBe(
      'TA Tidewater Analytics Verified About Sensors along the coast. Technologies Python SQL MEMBERS ' +
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
    expect(text()).toMatch(/^TA Tidewater Analytics Verified Loading company details MEMBERS Loading members/);
    expect(presenter.pageTitle).toBe('Tidewater Analytics');
  });

  it('without a word about itself, or members, says so', async () => {
    const { pages, text, arrive } = aCompanyPage();
    pages.answers.details = success(someCompanyDetails({ about: '', technologies: [] }));
    pages.answers.members = success([]);
    await arrive();
    expect(text()).toMatch(/Nothing is written here yet\. .*None are named yet\. .*Nobody is listed yet\./);
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
      'MEMBERS You see only yourself here: your membership of this company is not confirmed yet. It is once your personal ' +
        'verification is done. Go to personal verification MN Meera Nair NOT CONFIRMED',
    );
    expect(markup()).toContain('href="/skippedPVerification"');
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
  const presenter = new CompanyPagePresenter(pages, aSignedInSession(recruiter), notices);
  const view = () => createElement(CompanyPageView, { presenter });
  const arrive = async () => {
    presenter.activate();
    await expect.poll(() => [presenter.details.state, presenter.members.state]).not.toContain('loading');
  };
  return { pages, notices, presenter, arrive, text: () => textOf(view()), markup: () => markupOf(view()) };
}
