import type { CompanyChoice } from '@glo/domain/company/companies';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompleteRecruiter, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { aCompleteCompanyForm, aFinishedOnboardingDraft, companyId, tidewater } from '@glo/domain/testing/onboarding';
import { someEvidence } from '@glo/domain/testing/verification';
import { describe, expect, it, vi } from 'vitest';
import { anOnboarding } from '../../../testing/onboarding.ts';

const harbour: CompanyChoice = { id: companyId('company-2'), name: 'Harbour Robotics' };

describe('choosing a company', () => {
  it('loads the companies and filters them by the typed text', async () => {
    const { presenter, companies } = aScreen();
    companies.listAnswer = success([tidewater, harbour]);
    presenter.activate();
    expect(presenter.companies.request.pending).toBe(true);
    await vi.waitFor(() => expect(presenter.companies.request.pending).toBe(false));
    expect(presenter.options).toEqual([tidewater, harbour]);
    presenter.form.fields.company.type('ROBO');
    expect(presenter.options).toEqual([harbour]);
  });

  it('saves the company and opens the personal verification', () => {
    const { presenter, drafts, navigator } = aScreen({ companySkipped: true });
    const { choose } = presenter;
    choose(harbour);
    expect(drafts.draft).toMatchObject({ company: harbour, companySkipped: false });
    expect(navigator.went).toEqual([{ path: '/personalVerification', options: {} }]);
  });

  it('shows which company is being joined, the last choice only', () => {
    const { presenter, notices } = aScreen();
    presenter.choose(tidewater);
    presenter.choose(harbour);
    expect(notices.toasts).toMatchObject([{ text: "You're joining Harbour Robotics.", tone: 'info' }]);
    const own = aScreen({ createdCompany: harbour });
    own.presenter.choose(harbour);
    own.presenter.choose(null);
    expect(own.notices.toasts).toEqual([]);
  });

  it('shows Join beside every company except an own one', () => {
    const { presenter } = aScreen({ createdCompany: harbour });
    expect([tidewater, harbour].map(presenter.detailOf)).toEqual(['Join', '']);
    expect(presenter.detailOf({ ...tidewater, emailDomain: 'tide.example' })).toBe('tide.example · Join');
  });

  it('opens the verification of a company created here', () => {
    const { presenter, navigator } = aScreen({ createdCompany: harbour });
    presenter.choose(harbour);
    presenter.submit();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/companyverification', '/companyverification']);
  });

  it('offers to create a company and to skip it', () => {
    const { presenter, drafts, navigator } = aScreen({ company: tidewater });
    const { createCompany, skip } = presenter;
    createCompany();
    skip();
    expect(drafts.draft).toMatchObject({ company: null, companySkipped: true });
    expect(navigator.went.map(({ path }) => path)).toEqual(['/createCompany', '/personalVerification']);
  });

  it('offers to create a company with the typed name', async () => {
    const { presenter, companies, drafts } = aScreen({ companyForm: aCompleteCompanyForm({ name: '' }) });
    companies.listAnswer = success([tidewater]);
    await presenter.companies.load();
    expect([presenter.form.fields.company.typed, presenter.newName]).toEqual(['', '']);
    presenter.form.fields.company.type(' Northwind ');
    expect(presenter.newName).toBe('Northwind');
    presenter.createCompany();
    expect(drafts.draft.companyForm).toEqual(aCompleteCompanyForm({ name: 'Northwind' }));
  });

  it('does not offer to create an existing name', async () => {
    const { presenter, companies, drafts } = aScreen();
    companies.listAnswer = success([tidewater]);
    await presenter.companies.load();
    presenter.form.fields.company.type('tidewater analytics');
    expect(presenter.newName).toBe('');
    presenter.createCompany();
    expect(drafts.draft.companyForm.name).toBe('');
  });

  it('offers no new company for a typed name until the list has loaded', async () => {
    const { presenter, companies } = aScreen();
    companies.listAnswer = failure('unreachable');
    const canCreate = () => [presenter.canCreate, presenter.newName];
    expect(canCreate()).toEqual([true, '']);
    presenter.form.fields.company.type('Tidewater');
    expect(canCreate()).toEqual([false, '']);
    await presenter.companies.load();
    expect(canCreate()).toEqual([false, '']);
    presenter.form.fields.company.type(' ');
    expect(canCreate()).toEqual([true, '']);
    companies.listAnswer = success([tidewater]);
    await presenter.companies.load();
    presenter.form.fields.company.type('Tidewater');
    expect(canCreate()).toEqual([true, 'Tidewater']);
  });

  it('continues with an earlier choice and requires one', () => {
    const before = aScreen({ company: tidewater });
    before.presenter.submit();
    expect(before.navigator.went.map(({ path }) => path)).toEqual(['/personalVerification']);

    const without = aScreen();
    const { submit } = without.presenter;
    submit();
    expect(without.presenter.form.fields.company.shownError).toBe('Choose a company, or create its page');
    expect(without.navigator.went).toEqual([]);
  });

  it('offers to resume at a step beyond the next one', () => {
    const personalVerification = someEvidence({ skipped: true });
    const last = { name: 'Looking to hire in', href: '/hirepage' };
    expect(aScreen({ company: tidewater, personalVerification }).presenter.resume).toEqual(last);
    const [skipped, created] = [{ companySkipped: true }, { company: harbour, createdCompany: harbour }];
    expect(aScreen({ ...skipped, personalVerification }).presenter.resume).toEqual(last);
    expect(
      aScreen({ ...created, companyVerification: someEvidence({ skipped: true }) }).presenter.resume,
    ).toMatchObject({
      href: '/personalVerification',
    });
    for (const next of [{ company: tidewater }, skipped, created, {}])
      expect(aScreen(next).presenter.resume).toBeNull();
  });

  it('clears the company when the field is cleared', () => {
    const { presenter, drafts, navigator } = aScreen({ company: tidewater });
    presenter.choose(null);
    expect(drafts.draft.company).toBeNull();
    expect(navigator.went).toEqual([]);
  });

  it('shows a failure to load the list and loads it again', async () => {
    const { presenter, companies, notices } = aScreen();
    companies.listAnswer = failure('unreachable');
    presenter.activate();
    await vi.waitFor(() => expect(presenter.companies.failed).toBe(true));
    expect(notices.toasts).toMatchObject([
      { key: 'server-failure', text: 'Failed to fetch companies. Please try again.', tone: 'error', durationMs: 2000 },
    ]);
    companies.listAnswer = success([tidewater]);
    await presenter.companies.load();
    expect(presenter.companies.failed).toBe(false);
    expect(presenter.options).toEqual([tidewater]);
  });

  it('joins on submit if only the company is missing, and opens the dashboard', async () => {
    const { presenter, gateway, session, navigator, notices } = aScreen({}, aRecruiterWithoutCompany());
    presenter.activate();
    expect(presenter.joining).toBeNull();
    presenter.choose(harbour);
    expect([presenter.joining, presenter.saving.pending, gateway.saved]).toEqual([harbour, false, []]);
    presenter.submit();
    presenter.submit();
    await vi.waitFor(() => expect(navigator.went).toEqual([{ path: '/dashboard', options: { replace: true } }]));
    expect(gateway.saved.map(({ draft }) => [draft.company, draft.hireIn, draft.name])).toEqual([
      [harbour, ['Finance'], 'Meera Nair'],
    ]);
    expect(session.current?.recruiter).toEqual(aCompleteRecruiter());
    await vi.waitFor(() => expect(notices.toasts).toMatchObject([{ text: `You joined ${harbour.name}.` }]));
  });

  it('asks for the industries if the service has none', () => {
    const { presenter, navigator, gateway } = aScreen({}, aCompleteRecruiter({ company: null, hireIn: [] }));
    presenter.activate();
    presenter.choose(harbour);
    expect([presenter.joining, navigator.went]).toEqual([null, []]);
    presenter.submit();
    expect(navigator.went.map(({ path }) => path)).toEqual(['/hirepage']);
    expect(presenter.steps.beforeHireIn).toBe('/companydetails');
    expect(gateway.saved).toEqual([]);
  });

  it('ignores responses after the screen has closed', async () => {
    const { presenter, companies, gateway, navigator } = aScreen({}, aRecruiterWithoutCompany());
    companies.listAnswer = Promise.withResolvers<Outcome<readonly CompanyChoice[]>>().promise;
    const answer = Promise.withResolvers<Outcome<void>>();
    gateway.answer = answer.promise;
    const leave = presenter.activate();
    presenter.choose(harbour);
    presenter.submit();
    leave?.();
    expect([presenter.companies.request.pending, presenter.saving.pending]).toEqual([false, false]);
    answer.resolve(success(undefined));
    await new Promise(setImmediate);
    expect(navigator.went).toEqual([]);
  });
});

function aScreen(
  change: Parameters<typeof aFinishedOnboardingDraft>[0] = {},
  recruiter = null as ReturnType<typeof aRecruiterWithoutCompany> | null,
) {
  const draft = recruiter === null ? aFinishedOnboardingDraft({ company: null, hireIn: [], ...change }) : {};
  const onboarding = anOnboarding(draft, recruiter);
  return { ...onboarding, presenter: onboarding.screens.chooseCompany() };
}
