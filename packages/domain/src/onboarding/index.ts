export { designationRule, locationRule, nameRule, onboardingPhoneRule } from './details-form.ts';
export { industries } from './industries.ts';
export type { Industry } from './industries.ts';
export { Onboarding, OnboardingDesk } from './onboarding.ts';
export type { FinishResult } from './onboarding.ts';
export { OnboardingDrafts, emptyOnboardingDraft } from './onboarding-draft.ts';
export type { CompanyDraft, OnboardingDraft } from './onboarding-draft.ts';
