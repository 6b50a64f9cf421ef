import type { CompanyId } from '@glo/domain/shared/ids';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompleteCompanyForm, aFinishedOnboardingDraft, companyId } from '@glo/domain/testing/onboarding';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOnboarding } from '../../../testing/onboarding.ts';

describe('the company technologies', () => {
  it('are saved once with the company', async () => {
    const { presenter, companies, navigator } = aScreen();
    presenter.form.fields.technologies.change(['ROS', 'C++']);
    const { submit } = presenter;
    await Promise.all([submit(), submit()]);
    expect(companies.created.map(({ company }) => company.technologies)).toEqual([['ROS', 'C++']]);
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
  });

  it('are optional', async () => {
    const { presenter, companies } = aScreen();
    expect([presenter.form.fields.technologies.required, presenter.form.fields.technologies.valid]).toEqual([
      false,
      true,
    ]);
    await presenter.submit();
    expect(companies.created[0]?.company.technologies).toEqual([]);
  });

  it('are saved to the draft', () => {
    const { presenter, drafts } = aScreen();
    presenter.form.fields.technologies.change(['ROS']);
    expect(drafts.draft.companyForm).toEqual(aCompleteCompanyForm({ technologies: ['ROS'] }));
    expect(aScreen({ companyForm: drafts.draft.companyForm }).presenter.form.fields.technologies.value).toEqual([
      'ROS',
    ]);
  });

  it('redirect to an incomplete company page with a toast', () => {
    const { navigator, notices } = aScreen({ companyForm: aCompleteCompanyForm({ imageUrl: '' }) });
    expect(navigator.went).toEqual([{ path: '/createCompany', options: { replace: true } }]);
    expect(notices.toasts).toMatchObject([
      { text: 'Please fill in the company page first.', tone: 'info', key: 'onboarding-step' },
    ]);
  });

  it('are not saved after the screen has closed', async () => {
    const { presenter, drafts, companies, leave } = aScreen();
    companies.createAnswer = Promise.withResolvers<Outcome<CompanyId>>().promise;
    void presenter.submit();
    leave();
    presenter.form.fields.technologies.change(['ROS']);
    expect([presenter.saving.pending, drafts.draft.companyForm.technologies]).toEqual([false, []]);
  });

  it('redirect to the verification if the company exists', () => {
    const created = { id: companyId('company-2'), name: 'Harbour Robotics' };
    const { navigator, drafts } = aScreen({ createdCompany: created });
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
    expect(drafts.draft.company).toEqual(created);
  });

  it('create one company when a slow save is asked again', async () => {
    const { presenter, companies, navigator } = aScreen();
    const hung = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = hung.promise;
    const submitted = presenter.submit();
    await vi.waitFor(() => expect(companies.created).toHaveLength(1));
    companies.findAnswer = success(companyId('company-2'));
    await presenter.saving.restart();
    hung.resolve(failure('unreachable'));
    await submitted;
    expect(companies.looked).toEqual(['Harbour Robotics']);
    expect(companies.created).toHaveLength(1);
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
  });
});

describe('the list of technologies', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('loads at once, and again two seconds after the last key', async () => {
    const { presenter, lookups } = aScreen({}, success(['ROS', 'Rust']));
    await vi.runAllTimersAsync();
    expect(presenter.lookup.options).toEqual(['ROS', 'Rust']);
    presenter.lookup.type('ru');
    await vi.advanceTimersByTimeAsync(1999);
    expect(lookups.asked).toEqual([['skills']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lookups.asked.at(-1)).toEqual(['skills', 'ru']);
  });

  it('shows a toast if the first load fails, and only logs later failures', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { presenter, notices } = aScreen({}, failure('unreachable'));
    await vi.runAllTimersAsync();
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    notices.dismissToast('server-failure');
    presenter.lookup.type('ru');
    await vi.advanceTimersByTimeAsync(2000);
    expect(notices.toasts).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('neither loads nor shows a failure after the screen has closed', async () => {
    const { presenter, leave, lookups, notices } = aScreen({}, failure('unreachable'));
    presenter.lookup.type('ru');
    leave();
    await vi.runAllTimersAsync();
    expect([lookups.asked, notices.toasts]).toEqual([[['skills']], []]);
  });
});

type Draft = Parameters<typeof aFinishedOnboardingDraft>[0];

function aScreen(change: Draft = {}, skills: Outcome<readonly string[]> = success([])) {
  const onboarding = anOnboarding(
    aFinishedOnboardingDraft({ company: null, hireIn: [], companyForm: aCompleteCompanyForm(), ...change }),
  );
  onboarding.lookups.answers.skills = skills;
  const presenter = onboarding.screens.technologies();
  const leave = presenter.activate() ?? (() => undefined);
  return { ...onboarding, presenter, leave };
}
