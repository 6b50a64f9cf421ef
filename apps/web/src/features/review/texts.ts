import type { VerdictCounts } from '@glo/domain/verdicts/verdict-list';
import { keyOf, labelOf, listTexts } from '../candidate-list/index.ts';
import { grouped } from '../../ui/tokens/grouped.ts';

export const texts = {
  review: 'Review',
  placeOf: (position: number, count: number) => `${grouped(position)} of ${grouped(count)}`,
  timeLeft: (minutes: number) => `about ${grouped(minutes)} min left`,
  orderedBy: listTexts.orderBy,
  paused: (time: string) => `Loading ahead is paused until ${time}`,
  skip: 'Skip',
  back: 'Back',
  undo: 'Undo the last decision',
  hint: {
    title: 'More keys:',
    keys: [
      [keyOf('rejectWithReason'), labelOf('rejectWithReason')],
      ['z', 'Undo'],
      [keyOf('writeNote'), 'Note'],
    ],
    close: 'Got it',
  },
  endOf: (counts: EndCounts) => {
    const decided = counts.all - counts.undecided - counts.failed;
    const reviewed = decided === counts.all ? grouped(counts.all) : `${grouped(decided)} of ${grouped(counts.all)}`;
    return decided === 0 ? `${reviewed} reviewed` : `${reviewed} reviewed: ${results(counts)}`;
  },
  endText:
    'Only you see Maybe and Not a fit, and only in this browser. Students in these groups are not told unless you email them.',
  result: 'Result of the review',
  counting: 'Counting your decisions',
  notCounted: "Your decisions couldn't be counted",
  failed: 'Not shortlisted',
  skipped: 'Skipped',
  none: 'None in this review',
  noShortlist: "The shortlist couldn't be loaded",
  noNames: "The names couldn't be loaded",
  noName: 'No longer available',
  more: (count: number) => `and ${grouped(count)} more`,
  email: {
    shortlisted: (count: number) =>
      count === 1 ? 'Email the shortlisted candidate' : `Email all ${grouped(count)} shortlisted`,
    'not-a-fit': (count: number) =>
      count === 1 ? 'Tell the candidate who is not selected' : `Tell the ${grouped(count)} not selected`,
  },
  /** The others have an email. */
  emailRest: {
    shortlisted: (count: number) =>
      count === 1 ? 'Email the one not emailed yet' : `Email the ${grouped(count)} not emailed yet`,
    'not-a-fit': (count: number) =>
      count === 1 ? 'Tell the one not told yet' : `Tell the ${grouped(count)} not told yet`,
  },
  keepAsFolder: listTexts.keepAsFolder,
  allEmailed: 'All of them have been emailed.',
  onlyApplicants: 'Only applicants get the email for Not a fit.',
  noApplicants: "The job's applicants couldn't be loaded, so the email for Not a fit isn't available.",
  again: (count: number) =>
    count === 1 ? 'Review the one maybe again' : `Go through all ${grouped(count)} maybe again`,
  left: (count: number, job: string) => `${grouped(count)} still undecided in ${job}`,
  others: (count: number) => (count === 1 ? 'Review the other one' : `Review the other ${grouped(count)}`),
  share: listTexts.shareShort,
  rest: (count: number) => (count === 1 ? 'Review the one you skipped' : `Review the ${grouped(count)} you skipped`),
  backToJob: 'Back to the job',
  next: (count: number, job: string) => `Next: Review ${grouped(count)} in ${job}`,
} as const;

type EndCounts = Omit<VerdictCounts, 'new'> & { readonly failed: number };

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
