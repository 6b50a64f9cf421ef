import type { CompanyId } from '@glo/domain/shared/ids';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { aCompleteCompanyForm, aFinishedOnboardingDraft, companyId, tidewater } from '@glo/domain/testing/onboarding';
import { when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { aPicture } from '../../../testing/documents.ts';
import { anOpenStep } from '../../../testing/onboarding.ts';
import { CreateCompanyPresenter } from './create-company-presenter.ts';

describe('Create Company Page', () => {
  it('saves the company once and opens its verification', async () => {
    const { presenter, companies, drafts, navigator } = aScreen();
    expect(presenter.canContinue).toBe(true);
    const { submit } = presenter;
    const saved = Promise.all([submit(), submit()]);
    presenter.addTechnologies();
    await saved;
    expect(companies.created).toHaveLength(1);
    expect(drafts.draft.company).toEqual({ id: 'company-2', name: 'Harbour Robotics' });
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
  });

  it('shows all errors, and the missing image in a toast', async () => {
    const { presenter, notices } = aScreen({ imageUrl: '', name: '', authorised: false });
    await presenter.submit();
    await presenter.submit();
    expect(notices.toasts).toMatchObject([{ text: 'Please choose your company image!', tone: 'error' }]);
    expect(presenter.image.shownError).toBe('Please choose your company image!');
    expect(presenter.form.fields.name.shownError).toBe('Enter the company name');
    expect(presenter.form.fields.authorised.shownError).toBe('Confirm that you may act for the organisation');
  });

  it('saves every change to the draft', () => {
    const { presenter, drafts } = aScreen();
    presenter.form.fields.about.change('Robots.');
    presenter.form.fields.types.change(['R&D']);
    presenter.form.fields.authorised.change(false);
    presenter.image.remove();
    expect(drafts.draft.companyForm).toEqual(
      aCompleteCompanyForm({ about: 'Robots.', types: ['R&D'], authorised: false, imageUrl: '' }),
    );
    expect(aScreen(drafts.draft.companyForm).presenter.form.fields.about.value).toBe('Robots.');
  });

  it('shows the reason on the screen until the next try, with a default text', async () => {
    const { presenter, companies, notices } = aScreen();
    companies.createAnswer = failure('server-error', 'The disk is full.');
    await presenter.submit();
    expect(presenter.saving.problem).toBe('The disk is full.');
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'The disk is full.' }]);
    companies.createAnswer = failure('unexpected-reply', 'POST /save/company/details: _id');
    const again = presenter.submit();
    expect(presenter.saving.problem).toBeNull();
    await again;
    expect(presenter.saving.problem).toBe("We couldn't save your company page. Please try again.");
    expect(notices.toasts.at(-1)?.text).toBe('Some error occured! Please retry..');
  });

  it('shows nothing after the session has ended, because the login does', async () => {
    const { presenter, companies, notices } = aScreen();
    companies.createAnswer = failure('signed-out');
    await presenter.submit();
    expect([notices.toasts, presenter.saving.problem]).toEqual([[], null]);
  });

  it('cannot be saved while the image is uploading', async () => {
    const { presenter, companies, notices } = aScreen();
    const slow = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = slow.promise;
    const picked = presenter.image.pick(aPicture());
    await vi.waitFor(() => expect(presenter.canContinue).toBe(false));
    await presenter.submit();
    expect(notices.toasts).toMatchObject([{ text: 'Your image is still uploading.', tone: 'info' }]);
    expect(companies.created).toEqual([]);
    slow.resolve(success('/uploads/second.png'));
    await picked;
    expect(presenter.canContinue).toBe(true);
  });

  it('continues after a late success', async () => {
    const { presenter, companies, navigator } = aScreen();
    const slow = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = slow.promise;
    const submitted = presenter.submit();
    presenter.saving.cancel();
    slow.resolve(success(companyId('company-2')));
    await submitted;
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
  });

  it('opens the technologies without saving once the form is valid', async () => {
    const missing = aScreen({ name: '' });
    missing.presenter.addTechnologies();
    expect([missing.presenter.form.fields.name.shownError, missing.navigator.went]).toEqual([
      'Enter the company name',
      [],
    ]);
    const { presenter, companies, navigator } = aScreen();
    const { addTechnologies } = presenter;
    addTechnologies();
    expect(navigator.went).toEqual([{ path: '/technologies', options: {} }]);
    expect(companies.created).toEqual([]);
  });

  it('saves technologies that were added before', async () => {
    const { presenter, companies } = aScreen({ technologies: ['ROS'] });
    presenter.form.fields.about.change('Robots.');
    await presenter.submit();
    expect(companies.created[0]?.company.technologies).toEqual(['ROS']);
  });

  it('redirects to the verification if the company exists', async () => {
    const before = aScreen();
    await before.presenter.submit();
    const { screens, drafts, navigator, notices } = before;
    const presenter = screens.createCompany();
    expect(presenter.activate()).toBeUndefined();
    expect(navigator.went.at(-1)).toEqual({ path: '/companyverification', options: { replace: true } });
    expect(notices.toasts).toMatchObject([{ text: 'Your company page already exists.', tone: 'info' }]);
    presenter.activate();
    expect(notices.toasts).toHaveLength(1);
    presenter.form.fields.about.change('Something else.');
    expect(drafts.draft.companyForm.about).not.toBe('Something else.');
  });

  it('stops saving, uploading and waiting when the screen closes', async () => {
    const { presenter, companies, drafts, leave } = aScreen();
    companies.createAnswer = Promise.withResolvers<Outcome<CompanyId>>().promise;
    void presenter.submit();
    const picked = presenter.image.pick(aPicture());
    leave();
    expect(presenter.saving.pending).toBe(false);
    await picked;
    expect(companies.uploaded).toEqual([]);
    presenter.form.fields.about.change('Something else.');
    expect([presenter.image.uploading.pending, drafts.draft.companyForm]).toEqual([false, aCompleteCompanyForm()]);
  });
});

describe('an existing company with the typed name', () => {
  it.each(['tidewater-analytics', 'TIDEWATER Ánalytics'])('is offered to join: %s', async (name) => {
    const { presenter, drafts, navigator, notices } = aScreen({ name: '' });
    expect(presenter.existing).toBeNull();
    presenter.form.fields.name.change(name);
    presenter.form.fields.name.leave();
    await when(() => presenter.existing !== null);
    const { join } = presenter;
    join(tidewater);
    expect(drafts.draft).toMatchObject({ company: tidewater, companySkipped: false });
    expect(navigator.went.map(({ path }) => path)).toEqual(['/personalVerification']);
    expect(notices.toasts).toMatchObject([{ text: "You're joining Tidewater Analytics." }]);
    presenter.form.fields.name.change('Tidewater');
    expect(presenter.existing).toBeNull();
  });

  it('is found after a reload', async () => {
    const { presenter } = aScreen({ name: 'Tidewater Analytics' });
    await when(() => presenter.existing !== null);
    expect(presenter.existing).toBe(tidewater);
  });
});

it('the company types are found by any part of their name', () => {
  const { presenter } = aScreen();
  expect(presenter.typeOptions).toHaveLength(46);
  presenter.form.fields.types.type('edtech');
  expect(presenter.typeOptions).toEqual(['Startup-EdTech']);
});

function aScreen(change: Parameters<typeof aCompleteCompanyForm>[0] = {}) {
  const draft = aFinishedOnboardingDraft({ company: null, hireIn: [], companyForm: aCompleteCompanyForm(change) });
  return anOpenStep(CreateCompanyPresenter, draft);
}
