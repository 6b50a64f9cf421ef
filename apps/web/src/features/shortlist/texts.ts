/** What is said about a shortlist of a job. */
export const texts = {
  removed: (count: number) => `${count} candidates removed`,
} as const;
