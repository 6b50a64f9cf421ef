import { type CompanyId, failure, type Outcome, success } from '@glo/domain/shared';
import { aCompleteCompanyForm, aFinishedOnboardingDraft, companyId } from '@glo/domain/testing';
import { describe, expect, it } from 'vitest';
import { anOnboarding } from '../../../testing/onboarding.ts';
import { CreateCompanyPresenter } from './create-company-presenter.ts';

describe('creating a company page', () => {
  it('saves it once, however often Continue is pressed, and goes on to its verification', async () => {
    const { presenter, companies, drafts, navigator } = aScreen();
    expect(presenter.canContinue).toBe(true);
    await Promise.all([presenter.submit(), presenter.submit()]);
    expect(companies.created).toHaveLength(1);
    expect(drafts.draft.company).toEqual({ id: 'company-2', name: 'Harbour Robotics' });
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
  });

  it.each([
    { name: ' ' },
    { url: 'harbour' },
    { about: '' },
    { size: '' },
    { types: [] },
    { authorised: false },
    { imageUrl: '' },
  ])('cannot continue with %j', async (gap) => {
    const { presenter, companies } = aScreen(gap);
    expect(presenter.canContinue).toBe(false);
    await presenter.submit();
    expect(companies.created).toEqual([]);
  });

  it('asks for the image in a toast, and for the rest at the fields', async () => {
    const { presenter, notices } = aScreen({ imageUrl: '', name: '', authorised: false });
    await presenter.submit();
    expect(notices.toasts).toMatchObject([{ text: 'Please choose your company image!', tone: 'error' }]);
    expect(presenter.name.shownError).toBe('Enter the company name');
    expect(presenter.authorised.shownError).toBe('Confirm that you may act for the organisation');
  });

  it('keeps every key in the draft, and shows it again', () => {
    const { presenter, drafts } = aScreen();
    presenter.about.change('Robots.');
    presenter.types.change(['R&D']);
    presenter.authorised.change(false);
    expect(drafts.draft.companyForm).toEqual(
      aCompleteCompanyForm({ about: 'Robots.', types: ['R&D'], authorised: false }),
    );
    expect(aScreen(drafts.draft.companyForm).presenter.about.value).toBe('Robots.');
  });

  it("shows the service's words when it refuses, and keeps what was typed", async () => {
    const { presenter, companies, drafts, notices, navigator } = aScreen();
    companies.createAnswer = failure('server-error', 'The disk is full.');
    await presenter.submit();
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'The disk is full.', durationMs: 2000 }]);
    expect(drafts.draft.companyForm).toEqual(aCompleteCompanyForm());
    expect(navigator.went).toEqual([]);
    companies.createAnswer = success(companyId('company-2'));
    await presenter.submit();
    expect(navigator.went).toHaveLength(1);
  });

  it.each([failure('unreachable'), failure('unexpected-reply', 'POST /save/company/details: _id')])(
    'says the usual sentence for $failure.kind',
    async (answer) => {
      const { presenter, companies, notices } = aScreen();
      companies.createAnswer = answer;
      await presenter.submit();
      expect(notices.toasts.map(({ text }) => text)).toEqual(['Some error occured! Please retry..']);
    },
  );

  it('says nothing when the session is over: the login does', async () => {
    const { presenter, companies, notices } = aScreen();
    companies.createAnswer = failure('signed-out');
    await presenter.submit();
    expect(notices.toasts).toEqual([]);
  });

  it('takes a company that was saved after the person stopped waiting', async () => {
    const { presenter, companies, navigator } = aScreen();
    const slow = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = slow.promise;
    const submitted = presenter.submit();
    presenter.saving.cancel();
    slow.resolve(success(companyId('company-2')));
    await submitted;
    expect(navigator.went).toEqual([{ path: '/companyverification', options: { replace: true } }]);
  });

  it('leads nobody away who has left the screen', async () => {
    const { presenter, companies, navigator, leave } = aScreen();
    const slow = Promise.withResolvers<Outcome<CompanyId>>();
    companies.createAnswer = slow.promise;
    const submitted = presenter.submit();
    leave();
    slow.resolve(success(companyId('company-2')));
    await submitted;
    expect(navigator.went).toEqual([]);
  });
});

describe('the image of a company', () => {
  it('is uploaded when it is chosen, and its address is kept', async () => {
    const { presenter, companies, drafts } = aScreen({ imageUrl: '' });
    const picked = presenter.pickImage(aPicture());
    expect(presenter.uploading.pending).toBe(true);
    await picked;
    expect(companies.uploaded.map(({ name }) => name)).toEqual(['logo.png']);
    expect(drafts.draft.companyForm.imageUrl).toBe('/uploads/logo.png');
    expect(presenter.canContinue).toBe(true);
  });

  it.each([
    [aPicture({ size: 5 * 1024 * 1024 + 1 }), 'Image size exceeds 5MB limit.'],
    [aPicture({ type: 'image/svg+xml' }), 'Choose a PNG, JPEG, WebP, GIF or AVIF image.'],
  ])('is not uploaded when it cannot be taken', async (picture, words) => {
    const { presenter, companies, notices } = aScreen({ imageUrl: '' });
    await presenter.pickImage(picture);
    expect(notices.alerts).toEqual([words]);
    expect(companies.uploaded).toEqual([]);
    expect(presenter.image).toBeNull();
  });

  it('says so when the upload fails, and another can be chosen', async () => {
    const { presenter, companies, notices } = aScreen({ imageUrl: '' });
    companies.uploadAnswer = failure('server-error');
    await presenter.pickImage(aPicture());
    expect(notices.toasts).toMatchObject([{ key: 'server-failure', text: 'Some error occured! Please retry..' }]);
    expect(presenter.image).toBeNull();
    companies.uploadAnswer = success('/uploads/second.png');
    await presenter.pickImage(aPicture());
    expect(presenter.imageUrl).toBe('/uploads/second.png');
  });

  it('holds Continue back while it is on its way', async () => {
    const { presenter, companies, notices } = aScreen();
    const slow = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = slow.promise;
    const picked = presenter.pickImage(aPicture());
    expect(presenter.canContinue).toBe(false);
    await presenter.submit();
    expect(notices.toasts).toMatchObject([{ text: 'Your image is still being uploaded.' }]);
    expect(companies.created).toEqual([]);
    slow.resolve(success('/uploads/second.png'));
    await picked;
    expect(presenter.canContinue).toBe(true);
  });

  it('of a stopped upload is not taken, and the one before stays', async () => {
    const { presenter, companies } = aScreen();
    const slow = Promise.withResolvers<Outcome<string>>();
    companies.uploadAnswer = slow.promise;
    const picked = presenter.pickImage(aPicture());
    presenter.cancelUpload();
    slow.resolve(success('/uploads/second.png'));
    await picked;
    expect(presenter.imageUrl).toBe('/uploads/logo.png');
    expect(presenter.image).toBeNull();
  });

  it('can be removed', () => {
    const { presenter, drafts } = aScreen();
    presenter.removeImage();
    expect(drafts.draft.companyForm.imageUrl).toBe('');
  });
});

describe('the types of a company', () => {
  it('are found by any part of their name', () => {
    const { presenter } = aScreen();
    expect(presenter.typeOptions).toHaveLength(46);
    presenter.searchType('tech');
    expect(presenter.typeOptions).toEqual([
      'IT-Edutech',
      'Startup-EdTech',
      'Startup-FinTech',
      'Startup-Health Tech',
      'Startup-TravelTech',
      'Startup-AgriTech',
    ]);
  });
});

function aPicture({ size = 4, type = 'image/png' } = {}): File {
  return new File([new Uint8Array(size)], 'logo.png', { type });
}

function aScreen(change: Parameters<typeof aCompleteCompanyForm>[0] = {}) {
  const draft = aFinishedOnboardingDraft({ company: null, hireIn: [], companyForm: aCompleteCompanyForm(change) });
  const onboarding = anOnboarding(draft);
  const { creation, companies, steps, drafts, notices } = onboarding;
  const presenter = new CreateCompanyPresenter(creation, companies, steps, drafts, notices);
  const leave = presenter.activate() ?? (() => {});
  return { ...onboarding, presenter, leave };
}
