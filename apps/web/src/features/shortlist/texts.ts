import { grouped } from '../../ui/tokens/grouped.ts';

/** What is said about a shortlist of a job. */
export const texts = {
  removed: (count: number) => `${grouped(count)} candidates removed`,
} as const;
