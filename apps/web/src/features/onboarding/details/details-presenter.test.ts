import { success } from '@glo/domain/shared/outcome';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { aCompleteRecruiter, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { someEvidence } from '@glo/domain/testing/verification';
import type { OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type anOnboarding, anOpenStep } from '../../../testing/onboarding.ts';
import { DetailsPresenter } from './details-presenter.ts';

describe('the introduction', () => {
  it('continues once every field is valid', () => {
    const { presenter, navigator } = aScreen();
    presenter.form.fields.name.change('Meera Nair');
    presenter.form.fields.position.change('Campus Hiring Lead');
    presenter.form.fields.phoneNumber.change('+9820114467');
    expect(presenter.form.valid).toBe(false);
    presenter.form.fields.location.change('Pune, Maharashtra, India');
    expect(presenter.form.valid).toBe(true);
    const { submit } = presenter;
    submit();
    expect(navigator.went).toEqual([{ path: '/companydetails', options: {} }]);
  });

  it('shows all errors when submitted too early', () => {
    const { presenter, navigator } = aScreen();
    presenter.submit();
    expect(shownErrors(presenter)).toEqual([
      'Enter a valid Name',
      'Enter a valid Designation',
      'Enter a valid Phone Number',
      'Enter Your Location',
    ]);
    expect(navigator.went).toEqual([]);
  });

  it('saves every change to the draft', () => {
    const { presenter, drafts } = aScreen();
    presenter.form.fields.name.change('M');
    presenter.form.fields.phoneNumber.change('98');
    expect(drafts.draft).toMatchObject({ name: 'M', phoneNumber: '98' });
  });

  it('restores the draft after a reload', () => {
    const { presenter } = aScreen(aFinishedOnboardingDraft());
    expect(presenter.form.fields.name.value).toBe('Meera Nair');
    expect(presenter.form.fields.location.value).toBe('Pune, Maharashtra, India');
    expect(presenter.form.valid).toBe(true);
    expect(shownErrors(presenter)).toEqual([null, null, null, null]);
  });

  it('prefills the details of a returning recruiter', () => {
    const { presenter } = aScreen({}, aRecruiterWithoutCompany());
    expect(presenter.form.fields.name.value).toBe('Meera Nair');
    expect(presenter.form.valid).toBe(true);
  });

  it('offers to resume at a step beyond the next one', () => {
    const resume = (draft: Partial<OnboardingDraft>) => aScreen(aFinishedOnboardingDraft(draft)).presenter.resume;
    const skipped = { company: null, companySkipped: true };
    expect(resume(skipped)).toMatchObject({ name: 'Personal verification', href: '/personalVerification' });
    const last = { ...skipped, personalVerification: someEvidence({ skipped: true }), hireIn: [] };
    expect(resume(last)).toEqual({ name: 'Looking to hire in', href: '/hirepage' });
    expect([resume({ ...skipped, phoneNumber: '98' }), resume({ company: null })]).toEqual([null, null]);
  });

  it('does not offer to resume after the onboarding is finished', () => {
    expect(aScreen({}, aCompleteRecruiter()).presenter.resume).toBeNull();
  });

  it('stops saving when the screen closes', () => {
    const { presenter, drafts, leave } = aScreen();
    leave();
    presenter.form.fields.name.change('Meera');
    expect(drafts.draft.name).toBe('');
  });
});

describe('the location', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is looked up two seconds after the last key, without duplicates', async () => {
    const { presenter, lookups } = aScreen();
    const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
    lookups.answers.places = success([pune, pune, { city: '', state: 'Goa', country: 'India' }]);
    presenter.places.type('Pun');
    await vi.advanceTimersByTimeAsync(1999);
    expect(lookups.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lookups.asked).toEqual([['places', 'Pun']]);
    expect(presenter.places.options).toEqual(['Pune, Maharashtra, India', 'Goa, India']);
  });

  it('is not looked up after the screen has closed', async () => {
    const { presenter, lookups, leave } = aScreen();
    presenter.places.type('Pun');
    leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(lookups.asked).toEqual([]);
  });
});

function shownErrors({ form }: DetailsPresenter) {
  return Object.values(form.fields).map((field) => field.shownError);
}

function aScreen(...given: Parameters<typeof anOnboarding>) {
  return anOpenStep(DetailsPresenter, ...given);
}
