import { describe, expect, it } from 'vitest';
import { aFinishedOnboardingDraft } from '../testing/onboarding.ts';
import { someEvidence } from '../testing/verification.ts';
import { emptyOnboardingDraft, type OnboardingDraft } from './onboarding-draft.ts';
import {
  firstUnfinishedStep,
  isSkipped,
  onboardingSteps,
  type OnboardingStep,
  stepToDoBefore,
} from './onboarding-steps.ts';

describe('the first unfinished step', () => {
  const noLink = someEvidence({ link: 'no link' });
  it.each<[OnboardingStep | null, Partial<OnboardingDraft>]>([
    ['details', emptyOnboardingDraft],
    ['details', { name: ' ' }],
    ['details', { position: '' }],
    ['details', { phoneNumber: '12345' }],
    ['details', { location: '' }],
    ['company', { company: null }],
    [null, { company: null, companySkipped: true }],
    ['personal-verification', { personalVerification: noLink }],
    [null, { personalVerification: { ...noLink, skipped: true } }],
    [null, { personalVerification: someEvidence({ link: 'files.example' }) }],
    ['hire-in', { hireIn: [] }],
    [null, {}],
  ])('is %s with %j', (step, change) => {
    expect(firstUnfinishedStep(aFinishedOnboardingDraft(change))).toBe(step);
  });
});

describe('opening a step', () => {
  it.each([
    ['empty', emptyOnboardingDraft, [null, 'details', 'details', 'details', 'details']],
    ['without a company', { company: null, hireIn: [] }, [null, null, 'company', 'company', 'company']],
  ] as const)('leads back if the draft is %s', (_, change, expected) => {
    const draft = aFinishedOnboardingDraft(change);
    expect(onboardingSteps.map((step) => stepToDoBefore(step, draft))).toEqual(expected);
  });
});

describe('a skipped step', () => {
  const skipped = (change: Partial<OnboardingDraft>) =>
    onboardingSteps.filter((step) => isSkipped(step, aFinishedOnboardingDraft(change)));
  const proof = { cin: '', link: 'https://files.example/' };

  it('is one of three without an answer or a submitted or complete proof', () => {
    expect(skipped({ company: null, hireIn: [] })).toEqual([
      'company',
      'company-verification',
      'personal-verification',
    ]);
    const companyVerification = someEvidence({ submitted: proof });
    expect(skipped({ companyVerification })).toEqual(['personal-verification']);
    const complete = someEvidence({ link: 'files.example' });
    expect(skipped({ companyVerification, personalVerification: complete })).toEqual([]);
    for (const change of [{ link: 'files.example', skipped: true }, { link: 'no link' }]) {
      expect(skipped({ companyVerification, personalVerification: someEvidence(change) })).toEqual([
        'personal-verification',
      ]);
    }
  });
});
