import { shortDate } from '@glo/domain/shared/dates';
import type { Decision, RejectionReason, VerdictRecord } from '@glo/domain/verdicts/verdict';
import type { VerdictCounts } from '@glo/domain/verdicts/verdict-list';

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
    new: 'New',
    undecided: 'Undecided',
    ...decisions,
    shortlisted: 'Shortlisted',
    all: 'All',
  } satisfies Readonly<Record<keyof VerdictCounts, string>>,
  /** Recommended candidates did not apply, so no decision is awaited. */
  notLookedAt: 'Not looked at',
  /** '' if the candidate was not told. */
  toldNo: (at: string | null) => (at === null ? '' : `Told no on ${shortDate(at)}`),
  addReason: 'Add a reason',
  notTold: 'Students are not told.',
} as const;

/** The reason of a decision. '' without one. */
export function reasonText({ reason, reasonText: written }: VerdictRecord): string {
  return reason === null ? '' : (reason === 'other' && written) || reasons[reason];
}

/** 'Not a fit: Missing skills'. '' while undecided. */
export function verdictText(record: VerdictRecord | undefined): string {
  if (record === undefined) return '';
  return [decisions[record.decision], reasonText(record)].filter(Boolean).join(': ');
}
