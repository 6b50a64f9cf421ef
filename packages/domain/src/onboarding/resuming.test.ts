import { describe, expect, it } from 'vitest';
import { aFinishedOnboardingDraft, tidewater } from '../testing/onboarding.ts';
import { someEvidence } from '../testing/verification.ts';
import type { OnboardingDraft } from './onboarding-draft.ts';
import { isSkipped, type OnboardingStep, stepToDoBefore } from './onboarding-steps.ts';
import { stepToResumeAt } from './resuming.ts';

describe('who comes back goes on', () => {
  const proof = { cin: '', link: 'https://files.example/' };
  const created = { company: tidewater, createdCompany: tidewater };
  const skipped = someEvidence({ skipped: true });

  it.each<[string, Partial<OnboardingDraft>, OnboardingStep]>([
    ['without a company', { company: null }, 'company'],
    ['with one that others made', {}, 'personal-verification'],
    ['with one that was passed by', { company: null, companySkipped: true }, 'personal-verification'],
    ['with one that was created here', created, 'company-verification'],
    ['whose proof was passed by', { ...created, companyVerification: skipped }, 'personal-verification'],
    [
      'whose proof was taken',
      { ...created, companyVerification: someEvidence({ submitted: proof }) },
      'personal-verification',
    ],
    [
      'with half a proof of the person',
      { personalVerification: someEvidence({ link: 'no link' }) },
      'personal-verification',
    ],
    ['with one that can be sent', { personalVerification: someEvidence({ link: 'files.example' }) }, 'hire-in'],
    ['with that passed by', { personalVerification: skipped, hireIn: [] }, 'hire-in'],
  ])('%s', (_, change, step) => {
    const draft = aFinishedOnboardingDraft(change);
    const companyIsNew = draft.createdCompany !== null;
    expect(stepToResumeAt({ companyIsNew, isSkipped: (each) => isSkipped(each, draft) }, draft)).toBe(step);
    expect(stepToDoBefore(step, draft)).toBeNull();
  });
});
