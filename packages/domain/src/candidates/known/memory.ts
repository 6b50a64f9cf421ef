import { shortDate, timeOf } from '../../shared/dates.ts';
import type { Decision, VerdictRecord } from '../../verdicts/verdict.ts';

/** Knowledge of a candidate from the recruiter's other jobs and this device. */
export interface MemoryFacts {
  /** Number of the recruiter's other jobs that the candidate applied to. */
  readonly applied: number;
  /** A job is open beside the candidate, and is not counted. */
  readonly isInJob: boolean;
  /** Records of other jobs. Those without a decision are ignored. */
  readonly verdicts: readonly { readonly title: string; readonly record: VerdictRecord }[];
  /** ISO time of the last email from this device, or `null`. */
  readonly emailedAt: string | null;
}

const words: Readonly<Record<Decision, string>> = { maybe: 'Maybe', 'not-a-fit': 'Not a fit' };

/** 'Applied to 2 of your jobs · Not a fit for Data Analyst · emailed Nov 26', or '' if other jobs know nothing. */
export function memoryLine({ applied, isInJob, verdicts, emailedAt }: MemoryFacts, now = new Date()): string {
  const applications = applied === 0 ? '' : `Applied to ${applied} of your ${isInJob ? 'other jobs' : 'jobs'}`;
  const known = [applications, decisionText(verdicts)].filter((part) => part !== '');
  if (known.length === 0) return '';
  const day = emailedAt === null ? '' : shortDate(emailedAt, now);
  return [...known, ...(day === '' ? [] : [`emailed ${day}`])].join(' · ');
}

/** The latest decision. A second line of jobs would hide it. */
function decisionText(verdicts: MemoryFacts['verdicts']): string {
  const decided = verdicts.flatMap(({ title, record: { decision, decidedAt } }) =>
    decision === null ? [] : [{ title, decision, at: timeOf(decidedAt) }],
  );
  const [latest, ...others] = decided.toSorted((one, other) => other.at - one.at);
  if (latest === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${words[latest.decision]} for ${latest.title}${more}`;
}
