import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  review: (count: number, job: string) => `Review ${grouped(count)}: ${job}`,
  reviewNew: (count: number, job: string) => `Review the ${grouped(count)} new: ${job}`,
  toReviewMeans: (count: number) => `${grouped(count)} to review: applicants without a decision`,
} as const;
