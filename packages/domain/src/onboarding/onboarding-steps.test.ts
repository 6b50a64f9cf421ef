import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFinishedOnboardingDraft, tidewater } from '../testing/onboarding.ts';
import { someEvidence } from '../testing/verification.ts';
import { emptyOnboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import { firstUnfinishedStep, isSkipped, onboardingSteps, stepToDoBefore } from './onboarding-steps.ts';

describe('the first unfinished step', () => {
  it('is the details of an empty draft', () => {
    expect(firstUnfinishedStep(emptyOnboardingDraft)).toBe('details');
  });

  it.each([{ name: ' ' }, { position: '' }, { phoneNumber: '12345' }, { location: '' }])(
    'is the details with %j',
    (gap) => {
      expect(firstUnfinishedStep(aFinishedOnboardingDraft(gap))).toBe('details');
    },
  );

  it('is the company until one is chosen or skipped', () => {
    const undecided = aFinishedOnboardingDraft({ company: null });
    expect(firstUnfinishedStep(undecided)).toBe('company');
    expect(firstUnfinishedStep({ ...undecided, companySkipped: true })).toBeNull();
  });

  it('is the personal verification with incomplete evidence that was not skipped', () => {
    const link = someEvidence({ link: 'no link' });
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ personalVerification: link }))).toBe('personal-verification');
    const skipped = { ...link, skipped: true };
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ personalVerification: skipped }))).toBeNull();
    const ready = someEvidence({ link: 'files.example' });
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ personalVerification: ready }))).toBeNull();
  });

  it('is the industries if none is chosen', () => {
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ hireIn: [] }))).toBe('hire-in');
  });

  it('is null if all steps are answered', () => {
    expect(firstUnfinishedStep(aFinishedOnboardingDraft())).toBeNull();
  });
});

describe('opening a step', () => {
  it('leads an empty draft to the details', () => {
    expect(onboardingSteps.map((step) => stepToDoBefore(step, emptyOnboardingDraft))).toEqual([
      null,
      'details',
      'details',
      'details',
      'details',
    ]);
  });

  it('leads back to an unanswered company', () => {
    const draft = aFinishedOnboardingDraft({ company: null, hireIn: [] });
    expect(onboardingSteps.map((step) => stepToDoBefore(step, draft))).toEqual([
      null,
      null,
      'company',
      'company',
      'company',
    ]);
  });

  it('leads back to a step that may be opened', () => {
    const drafts: fc.Arbitrary<OnboardingDraft> = fc
      .record({
        name: fc.constantFrom('', 'Meera Nair'),
        phoneNumber: fc.constantFrom('', '9820114467', 'x'),
        company: fc.constantFrom(null, tidewater),
        companySkipped: fc.boolean(),
        personalVerification: fc.constantFrom(
          someEvidence(),
          someEvidence({ link: 'x' }),
          someEvidence({ cin: '1', link: 'x' }),
        ),
        hireIn: fc.constantFrom([], ['Finance'] as const),
      })
      .map(aFinishedOnboardingDraft);
    fc.assert(
      fc.property(drafts, fc.constantFrom(...onboardingSteps), (draft, step) => {
        const before = stepToDoBefore(step, draft);
        if (before === null) return;
        expect(onboardingSteps.indexOf(before)).toBeLessThan(onboardingSteps.indexOf(step));
        expect(stepToDoBefore(before, draft)).toBeNull();
      }),
    );
  });
});

describe('a skipped step', () => {
  const skipped = (change: Partial<OnboardingDraft>) =>
    onboardingSteps.filter((step) => isSkipped(step, aFinishedOnboardingDraft(change)));
  const proof = { cin: '', link: 'https://files.example/' };

  it('is one of three without an answer', () => {
    expect(skipped({ company: null, hireIn: [] })).toEqual([
      'company',
      'company-verification',
      'personal-verification',
    ]);
  });

  it('is not one with a submitted or complete proof', () => {
    const companyVerification = someEvidence({ submitted: proof });
    expect(skipped({ companyVerification })).toEqual(['personal-verification']);
    const personalVerification = someEvidence({ link: 'files.example' });
    expect(skipped({ companyVerification, personalVerification })).toEqual([]);
  });

  it('is one with skipped or incomplete evidence', () => {
    const companyVerification = someEvidence({ submitted: proof });
    for (const change of [{ link: 'files.example', skipped: true }, { link: 'no link' }]) {
      const personalVerification = someEvidence(change);
      expect(skipped({ companyVerification, personalVerification })).toEqual(['personal-verification']);
    }
  });
});
