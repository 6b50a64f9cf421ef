import { describe, expect, it } from 'vitest';
import { aFinishedOnboardingDraft, tidewater } from '../testing/onboarding.ts';
import { someEvidence } from '../testing/verification.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import { isSkipped, type OnboardingStep, stepToDoBefore } from './onboarding-steps.ts';
import { stepToResumeAt } from './resuming.ts';

describe('a returning recruiter continues', () => {
  const proof = { cin: '', link: 'https://files.example/' };
  const created = { company: tidewater, createdCompany: tidewater };
  const skipped = someEvidence({ skipped: true });

  it.each<[string, Partial<OnboardingDraft>, OnboardingStep]>([
    ['without a company', { company: null }, 'company'],
    ['with a joined company', {}, 'personal-verification'],
    ['with a skipped company', { company: null, companySkipped: true }, 'personal-verification'],
    ['with a created company', created, 'company-verification'],
    ['with a skipped company proof', { ...created, companyVerification: skipped }, 'personal-verification'],
    [
      'with a submitted company proof',
      { ...created, companyVerification: someEvidence({ submitted: proof }) },
      'personal-verification',
    ],
    [
      'with an incomplete personal proof',
      { personalVerification: someEvidence({ link: 'no link' }) },
      'personal-verification',
    ],
    ['with a complete personal proof', { personalVerification: someEvidence({ link: 'files.example' }) }, 'hire-in'],
    ['with a skipped personal proof', { personalVerification: skipped, hireIn: [] }, 'hire-in'],
  ])('%s', (_, change, step) => {
    const draft = aFinishedOnboardingDraft(change);
    const companyIsNew = draft.createdCompany !== null;
    expect(stepToResumeAt({ companyIsNew, isSkipped: (each) => isSkipped(each, draft) }, draft)).toBe(step);
    expect(stepToDoBefore(step, draft)).toBeNull();
  });
});
