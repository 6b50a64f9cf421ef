import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFinishedOnboardingDraft, tidewater } from '../testing/onboarding.ts';
import { someEvidence } from '../testing/verification.ts';
import { emptyOnboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import { firstUnfinishedStep, isSkipped, onboardingSteps, stepToDoBefore } from './onboarding-steps.ts';

describe('the first unfinished step', () => {
  it('is the introduction of an empty draft', () => {
    expect(firstUnfinishedStep(emptyOnboardingDraft)).toBe('details');
  });

  it.each([{ name: ' ' }, { position: '' }, { phoneNumber: '12345' }, { location: '' }])(
    'is the introduction while %j stands there',
    (gap) => {
      expect(firstUnfinishedStep(aFinishedOnboardingDraft(gap))).toBe('details');
    },
  );

  it('is the company until one is chosen or skipped', () => {
    const undecided = aFinishedOnboardingDraft({ company: null });
    expect(firstUnfinishedStep(undecided)).toBe('company');
    expect(firstUnfinishedStep({ ...undecided, companySkipped: true })).toBeNull();
  });

  it('is the personal verification while what was given cannot be sent, unless it was skipped', () => {
    const link = someEvidence({ link: 'no link' });
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ personalVerification: link }))).toBe('personal-verification');
    const skipped = { ...link, skipped: true };
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ personalVerification: skipped }))).toBeNull();
    const ready = someEvidence({ link: 'files.example' });
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ personalVerification: ready }))).toBeNull();
  });

  it('is the industries while none is chosen', () => {
    expect(firstUnfinishedStep(aFinishedOnboardingDraft({ hireIn: [] }))).toBe('hire-in');
  });

  it('is none when all is answered', () => {
    expect(firstUnfinishedStep(aFinishedOnboardingDraft())).toBeNull();
  });
});

describe('opening a step', () => {
  it('leads an empty draft from everywhere to the introduction, where it may stay', () => {
    expect(onboardingSteps.map((step) => stepToDoBefore(step, emptyOnboardingDraft))).toEqual([
      null,
      'details',
      'details',
      'details',
      'details',
    ]);
  });

  it('leads from beyond the company back to it while there is no answer', () => {
    const draft = aFinishedOnboardingDraft({ company: null, hireIn: [] });
    expect(onboardingSteps.map((step) => stepToDoBefore(step, draft))).toEqual([
      null,
      null,
      'company',
      'company',
      'company',
    ]);
  });

  it('always leads to a step that may be opened, and never forward', () => {
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

describe('a step that was passed by', () => {
  const skipped = (change: Partial<OnboardingDraft>) =>
    onboardingSteps.filter((step) => isSkipped(step, aFinishedOnboardingDraft(change)));
  const proof = { cin: '', link: 'https://files.example/' };

  it('is one of three for which nothing was given', () => {
    expect(skipped({ company: null, hireIn: [] })).toEqual([
      'company',
      'company-verification',
      'personal-verification',
    ]);
  });

  it('is none that was answered: the company’s proof was taken, the person’s can be sent', () => {
    const companyVerification = someEvidence({ submitted: proof });
    expect(skipped({ companyVerification })).toEqual(['personal-verification']);
    const personalVerification = someEvidence({ link: 'files.example' });
    expect(skipped({ companyVerification, personalVerification })).toEqual([]);
  });

  it('is one that was skipped with something typed, or left half done', () => {
    const companyVerification = someEvidence({ submitted: proof });
    for (const change of [{ link: 'files.example', skipped: true }, { link: 'no link' }]) {
      const personalVerification = someEvidence(change);
      expect(skipped({ companyVerification, personalVerification })).toEqual(['personal-verification']);
    }
  });
});
