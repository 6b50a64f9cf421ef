import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  review: 'Review',
  placeOf: (position: number, count: number) => `${grouped(position)} of ${grouped(count)}`,
  timeLeft: (minutes: number) => `about ${grouped(minutes)} min left`,
  paused: (time: string) => `Loading ahead is paused until ${time}, because the service asked to wait.`,
  skip: 'Skip',
  back: 'Back',
  shortcuts: { back: 'K ArrowLeft', skip: 'J ArrowRight' },
  keys: { back: 'K', skip: 'J', reject: 'R', maybe: 'M', shortlist: 'S' },
  undo: 'Undo the last decision',
  rating: 'Rating',
  rate: (rating: number) => `${rating} of 4`,
  ratingRemoved: 'Rating removed',
  hint: {
    title: 'One key per person:',
    keys: [
      ['s', 'Shortlist'],
      ['m', 'Maybe'],
      ['r', 'Not a fit'],
      ['Shift+r', 'with a reason'],
      ['z', 'Undo'],
      ['j', 'Skip'],
      ['k', 'Back'],
    ],
    close: 'Got it',
  },
  endOf: (counts: EndCounts) => {
    const decided = counts.all - counts.undecided;
    const reviewed = counts.undecided === 0 ? grouped(counts.all) : `${grouped(decided)} of ${grouped(counts.all)}`;
    return decided === 0 ? `${reviewed} reviewed` : `${reviewed} reviewed: ${results(counts)}`;
  },
  endText: 'Only you see Maybe and Not a fit. Students in these groups are not told unless you email them.',
  counting: 'Counting your decisions',
  emailShortlisted: (count: number) =>
    count === 1 ? 'Email the shortlisted candidate' : `Email the ${grouped(count)} shortlisted`,
  emailRejected: (count: number) =>
    count === 1 ? 'Email the candidate who is not a fit' : `Email the ${grouped(count)} not a fit`,
  again: (count: number) => `Go through the ${grouped(count)} maybe again`,
  rest: (count: number) => `Go through the ${grouped(count)} left`,
  backToJob: 'Back to the job',
} as const;

interface EndCounts {
  readonly all: number;
  readonly undecided: number;
  readonly shortlisted: number;
  readonly maybe: number;
  readonly 'not-a-fit': number;
}

/** Without zeros. */
function results(counts: EndCounts): string {
  return [
    [counts.shortlisted, 'shortlisted'] as const,
    [counts.maybe, 'maybe'] as const,
    [counts['not-a-fit'], 'not a fit'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, verdict]) => `${grouped(count)} ${verdict}`)
    .join(', ');
}
