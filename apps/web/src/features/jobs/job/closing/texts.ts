import type { OpenPeople } from '@glo/domain/closing/open-people';
import { isolated } from '@glo/domain/shared/isolated';
import { grouped } from '../../../../ui/tokens/grouped.ts';

export const texts = {
  title: (job: string) => `Close ${isolated(job)}?`,
  open: ({ undecided, untold, shortlisted }: OpenPeople) =>
    [
      [undecided, 'undecided'] as const,
      [untold, 'not a fit without an email'] as const,
      [shortlisted, 'shortlisted without an email'] as const,
    ]
      .filter(([people]) => people.length > 0)
      .map(([people, what]) => `${grouped(people.length)} ${what}`)
      .join(', '),
  notCounted: "We couldn't count the people who are still waiting. Try again later, or close the job anyway.",
  review: (count: number) => `Review the ${grouped(count)}`,
  tell: (count: number) => `Tell the ${grouped(count)}`,
  close: 'Close anyway',
} as const;
