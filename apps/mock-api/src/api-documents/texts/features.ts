import { accountTexts } from './account.ts';
import type { CallText, FeatureText } from './call-text.ts';
import { candidateTexts, lookupTexts, searchTexts } from './candidates.ts';
import { companyTexts, onboardingTexts, verificationTexts } from './company.ts';
import { jobTexts } from './jobs.ts';
import { folderTexts, shortlistTexts } from './shortlist.ts';

/** Everything said about the calls, by feature, in the order of a recruiter's way through the application. */
export const features: readonly FeatureText[] = [
  accountTexts,
  onboardingTexts,
  companyTexts,
  verificationTexts,
  jobTexts,
  shortlistTexts,
  folderTexts,
  searchTexts,
  candidateTexts,
  lookupTexts,
];

export interface DescribedCall extends CallText {
  /** The feature it belongs to. */
  readonly tag: string;
}

/** What is said about each call, by its name. */
export const callTexts: ReadonlyMap<string, DescribedCall> = new Map(
  features.flatMap(({ name: tag, calls }) =>
    Object.entries(calls).map(([name, text]): [string, DescribedCall] => [name, { ...text, tag }]),
  ),
);
