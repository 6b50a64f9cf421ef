import { shortDate, timeOf } from '../../shared/dates.ts';
import type { Decision, VerdictRecord } from '../../verdicts/verdict.ts';

export interface HistorySources {
  /** Titles of the recruiter's jobs that the candidate applied to. */
  readonly applied: readonly string[];
  /** A job is open beside the candidate, and is not among these. */
  readonly isInJob: boolean;
  readonly verdicts: readonly { readonly title: string; readonly record: VerdictRecord }[];
  /** ISO time of the last email from this device, or `null`. */
  readonly emailedAt: string | null;
}

const words: Readonly<Record<Decision, string>> = { maybe: 'Maybe', 'not-a-fit': 'Not a fit' };

/** 'Applied to 2 of your jobs · Not a fit for Data Analyst · emailed Nov 26', or '' if the jobs know nothing. */
export function historyLine({ applied, isInJob, verdicts, emailedAt }: HistorySources, now = new Date()): string {
  const decided = latestFirst(verdicts);
  const known = [applicationText(applied, isInJob, decided[0]?.title), decisionText(decided)];
  if (known.every((part) => part === '')) return '';
  const day = emailedAt === null ? '' : shortDate(emailedAt, now);
  return [...known, day && `emailed ${day}`].filter((part) => part !== '').join(' · ');
}

/** '' if the only job is the one that the decision names. */
function applicationText([job, ...others]: readonly string[], isInJob: boolean, decided?: string): string {
  if (job === undefined) return '';
  if (others.length > 0) return `Applied to ${others.length + 1} of your ${isInJob ? 'other ' : ''}jobs`;
  if (job === decided) return '';
  return isInJob ? `Also applied to ${job}` : `Applied to ${job}`;
}

function latestFirst(verdicts: HistorySources['verdicts']): HistorySources['verdicts'] {
  return verdicts.toSorted((one, other) => timeOf(other.record.decidedAt) - timeOf(one.record.decidedAt));
}

/** 'Not a fit for Data Analyst', or '' if no other job has decided. */
export function decisionElsewhere(verdicts: HistorySources['verdicts']): string {
  return decisionText(latestFirst(verdicts));
}

/** The latest decision. A second line of jobs would hide it. */
function decisionText([latest, ...others]: HistorySources['verdicts']): string {
  if (latest === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${words[latest.record.decision]} for ${latest.title}${more}`;
}
