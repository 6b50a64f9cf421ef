import { success } from '@glo/domain/shared/outcome';
import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { aCompleteRecruiter, aRecruiterWithoutCompany } from '@glo/domain/testing/builders';
import { someEvidence } from '@glo/domain/testing/verification';
import type { OnboardingDraft } from '@glo/domain/onboarding/onboarding-draft';
import { someLookups } from '@glo/domain/testing/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOnboarding } from '../../../testing/onboarding.ts';
import { DetailsPresenter } from './details-presenter.ts';

describe('introducing yourself', () => {
  it('can go on once every field is valid', () => {
    const { presenter, navigator } = aScreen();
    presenter.form.fields.name.change('Meera Nair');
    presenter.form.fields.position.change('Campus Hiring Lead');
    presenter.form.fields.phoneNumber.change('+9820114467');
    expect(presenter.form.valid).toBe(false);
    presenter.location.choose('Pune, Maharashtra, India');
    expect(presenter.form.valid).toBe(true);
    const { submit } = presenter;
    submit();
    expect(navigator.went).toEqual([{ path: '/companydetails', options: {} }]);
  });

  it('says what is missing when it is asked to go on too early', () => {
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

  it('keeps every key in the draft', () => {
    const { presenter, drafts } = aScreen();
    presenter.form.fields.name.change('M');
    presenter.form.fields.phoneNumber.change('98');
    expect(drafts.draft).toMatchObject({ name: 'M', phoneNumber: '98' });
  });

  it('shows what was typed before a reload', () => {
    const { presenter } = aScreen({ draft: aFinishedOnboardingDraft() });
    expect(presenter.form.fields.name.value).toBe('Meera Nair');
    expect(presenter.location.field.value).toBe('Pune, Maharashtra, India');
    expect(presenter.form.valid).toBe(true);
    expect(shownErrors(presenter)).toEqual([null, null, null, null]);
  });

  it('shows a recruiter who comes back what is known of them', () => {
    const { presenter } = aScreen({ recruiter: aRecruiterWithoutCompany() });
    expect(presenter.form.fields.name.value).toBe('Meera Nair');
    expect(presenter.form.valid).toBe(true);
  });

  it('leads a newcomer who is back on to where they were, where that is beyond the next step', () => {
    const resume = (draft: Partial<OnboardingDraft>) =>
      aScreen({ draft: aFinishedOnboardingDraft(draft) }).presenter.resume;
    const skipped = { company: null, companySkipped: true };
    expect(resume(skipped)).toMatchObject({ name: 'Personal verification', href: '/personalVerification' });
    const last = { ...skipped, personalVerification: someEvidence({ skipped: true }), hireIn: [] };
    expect(resume(last)).toEqual({ name: 'Looking to hire in', href: '/hirepage' });
    expect([resume({ ...skipped, phoneNumber: '98' }), resume({ company: null })]).toEqual([null, null]);
  });

  it('leads nobody on who went through to the end', () => {
    expect(aScreen({ recruiter: aCompleteRecruiter() }).presenter.resume).toBeNull();
  });

  it('writes nothing any more once the screen is left', () => {
    const { presenter, drafts, leave } = aScreen();
    leave();
    presenter.form.fields.name.change('Meera');
    expect(drafts.draft.name).toBe('');
  });
});

describe('the location of a recruiter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is looked up when typing rested for two seconds, each label once', async () => {
    const { presenter, lookups } = aScreen();
    const pune = { city: 'Pune', state: 'Maharashtra', country: 'India' };
    lookups.answers.places = success([pune, pune, { city: '', state: 'Goa', country: 'India' }]);
    presenter.location.places.type('Pun');
    await vi.advanceTimersByTimeAsync(1999);
    expect(lookups.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(lookups.asked).toEqual([['places', 'Pun']]);
    expect(presenter.location.places.options).toEqual(['Pune, Maharashtra, India', 'Goa, India']);
  });

  it('has to be chosen: a text that is only typed is none', () => {
    const { presenter } = aScreen();
    const { field } = presenter.location;
    field.leave();
    expect(field.shownError).toBeNull();
    field.type('Pun');
    field.leave();
    expect(field.shownError).toMatch(/^“Pun” was not chosen/);
    field.type('');
    expect(field.shownError).toBeNull();
    presenter.location.choose('Pune, Maharashtra, India');
    expect(field.shownError).toBeNull();
  });

  it('can be emptied again', () => {
    const { presenter } = aScreen({ draft: aFinishedOnboardingDraft() });
    presenter.location.choose(null);
    expect(presenter.form.valid).toBe(false);
  });

  it('is not looked up any more once the screen is left', async () => {
    const { presenter, lookups, leave } = aScreen();
    presenter.location.places.type('Pun');
    leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(lookups.asked).toEqual([]);
  });
});

function shownErrors({ form }: DetailsPresenter) {
  return Object.values(form.fields).map((field) => field.shownError);
}

type Start = {
  readonly draft?: ReturnType<typeof aFinishedOnboardingDraft>;
  readonly recruiter?: ReturnType<typeof aCompleteRecruiter>;
};

function aScreen({ draft, recruiter }: Start = {}) {
  const onboarding = anOnboarding(draft, recruiter);
  const lookups = someLookups();
  const presenter = new DetailsPresenter(onboarding.steps, onboarding.drafts, lookups);
  const leave = presenter.activate() ?? (() => {});
  return { ...onboarding, presenter, lookups, leave };
}
