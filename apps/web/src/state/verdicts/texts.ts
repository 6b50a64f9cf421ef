import type { Decision, Rating, RejectionReason, VerdictRecord } from '@glo/domain/verdicts/verdict';
import type { VerdictChoice } from '@glo/domain/verdicts/verdict-list';

const reasons: Readonly<Record<RejectionReason, string>> = {
  'missing-skills': 'Missing skills',
  'too-little-experience': 'Too little experience',
  location: 'Location',
  'graduation-year': 'Graduation year',
  duplicate: 'Duplicate',
  other: 'Other',
};

const decisions: Readonly<Record<Decision, string>> = { maybe: 'Maybe', 'not-a-fit': 'Not a fit' };

export const texts = {
  decisions,
  reasons,
  choices: {
    undecided: 'Undecided',
    ...decisions,
    shortlisted: 'Shortlisted',
    all: 'All',
  } satisfies Readonly<Record<VerdictChoice, string>>,
  rated: (rating: Rating) => `Rated ${rating}`,
  alsoRated: (rating: Rating) => `rated ${rating}`,
  ratedOf: (rating: Rating) => `Rated ${rating} of 4`,
  undone: 'Undone',
  onlyYou: 'Only you see Maybe and Not a fit. Students are not told.',
  forVisit: 'This browser has no room for your verdicts, or blocks them. They are lost when the tab closes.',
  saved: 'Your verdicts are saved now.',
  notLoaded: 'Your verdicts could not be loaded. Reload the page and try again.',
  remain: 'This browser did not let us remove your verdicts. To remove them, clear its data for this site.',
} as const;

/** 'Not a fit: missing skills'. '' without a decision. */
export function verdictText(record: VerdictRecord | undefined): string {
  if (!record?.decision) return '';
  const { decision, reason, reasonText } = record;
  if (reason === null) return decisions[decision];
  return `${decisions[decision]}: ${(reason === 'other' && reasonText) || reasons[reason].toLowerCase()}`;
}

/** A shortlisted candidate keeps its rating. */
export interface Judgment {
  readonly record: VerdictRecord | undefined;
  readonly isShortlisted: boolean;
}

/** 'Not a fit: location · rated 2 · Yes (Ravi)', 'Rated 3 · Yes (Ravi)'. `decision` is its first word or ''. */
export function markLine({ record, isShortlisted }: Judgment, answers: readonly string[] = []) {
  const decided = isShortlisted ? undefined : record;
  const rating = record?.rating ?? null;
  const verdict = verdictText(decided);
  const rated = rating === null ? '' : (verdict === '' ? texts.rated : texts.alsoRated)(rating);
  const line = [verdict, rated, ...answers].filter(Boolean).join(' · ');
  const decision = decided?.decision ? decisions[decided.decision] : '';
  return { decision, more: line.slice(decision.length) };
}
