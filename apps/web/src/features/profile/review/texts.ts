import { listTexts } from '../../people/people.ts';
import { grouped } from '../../../ui/tokens/grouped.ts';

const emailNumber = (count: number, isAlso: boolean) =>
  `${isAlso ? 'Also email' : 'Email'} the ${count === 1 ? 'one' : grouped(count)}`;

export const texts = {
  review: 'Review',
  placeOf: (position: number, count: number) => `${grouped(position)} of ${grouped(count)}`,
  timeLeft: (minutes: number) => `about ${grouped(minutes)} min left`,
  orderedBy: listTexts.orderBy,
  paused: (time: string) => `Loading ahead is paused until ${time}`,
  skip: 'Skip',
  back: 'Back',
  shortcuts: { back: 'K ArrowLeft', skip: 'J ArrowRight' },
  keys: { back: 'K', skip: 'J' },
  undo: 'Undo the last decision',
  hint: {
    title: 'More keys:',
    keys: [
      [['Shift', 'r'], 'Not a fit, with a reason'],
      [['z'], 'Undo'],
      [['1', '2', '3', '4'], 'Rate, 4 is best'],
      [['n'], 'Note'],
    ],
    close: 'Got it',
  },
  endOf: (counts: EndCounts) => {
    const decided = counts.all - counts.undecided;
    const reviewed = counts.undecided === 0 ? grouped(counts.all) : `${grouped(decided)} of ${grouped(counts.all)}`;
    return decided === 0 ? `${reviewed} reviewed` : `${reviewed} reviewed: ${results(counts)}`;
  },
  endText:
    'Only you see Maybe and Not a fit, and only in this browser. Students in these groups are not told unless you email them.',
  result: 'Result of the review',
  counting: 'Counting your decisions',
  notCounted: "Your decisions couldn't be counted",
  skipped: 'Skipped',
  none: 'None in this review',
  noShortlist: "The shortlist couldn't be loaded",
  noNames: "The names couldn't be loaded",
  noName: 'No longer available',
  more: (count: number) => `and ${grouped(count)} more`,
  email: {
    shortlisted: (count: number) =>
      count === 1 ? 'Email the shortlisted candidate' : `Email the ${grouped(count)} shortlisted`,
    'not-a-fit': listTexts.emailRejected,
  },
  emailRest: (count: number) =>
    count === 1 ? 'Email the one not emailed yet' : `Email the ${grouped(count)} not emailed yet`,
  emailEarlier: {
    shortlisted: (count: number, isAlso: boolean) => `${emailNumber(count, isAlso)} shortlisted earlier`,
    'not-a-fit': (count: number, isAlso: boolean) => `${emailNumber(count, isAlso)} marked not a fit earlier`,
  },
  allEmailed: 'All of them have been emailed.',
  onlyApplicants: 'Only applicants get the email for Not a fit.',
  noApplicants: "The job's applicants couldn't be loaded, so the email for Not a fit isn't available.",
  again: (count: number) =>
    count === 1 ? 'Review the one maybe again' : `Go through the ${grouped(count)} maybe again`,
  againEarlier: (count: number, isAlso: boolean) =>
    `${isAlso ? 'Also go' : 'Go'} through the ${count === 1 ? 'one' : grouped(count)} maybe from earlier`,
  left: (count: number, job: string) => `${grouped(count)} still undecided in ${job}`,
  others: (count: number) => (count === 1 ? 'Review the other one' : `Review the other ${grouped(count)}`),
  share: listTexts.shareShort,
  rest: (count: number) => (count === 1 ? 'Review the one you skipped' : `Review the ${grouped(count)} you skipped`),
  backToJob: 'Back to the job',
  next: (count: number, job: string) => `Next: Review ${grouped(count)} in ${job}`,
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
