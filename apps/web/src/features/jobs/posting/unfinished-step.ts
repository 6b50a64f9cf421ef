import { firstUnfinishedStep, isEmptyDraft, type JobDraft } from '@glo/domain/jobs';
import type { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Notices } from '../../../state/notices.ts';

type Step = NonNullable<ReturnType<typeof firstUnfinishedStep>>;

const ways = {
  details: { path: paths.jobForm, word: 'Fill in the details of the job first.' },
  description: { path: paths.jobDescription, word: 'Type the job description first.' },
} as const;

/** Leads back to the first unfinished of the steps a screen stands on, with a word of why; false when all are finished. */
export function leadBack(
  draft: JobDraft,
  stepsBefore: readonly Step[],
  { navigator, notices }: { readonly navigator: Navigator; readonly notices: Notices },
): boolean {
  const step = firstUnfinishedStep(draft);
  if (step === null || !stepsBefore.includes(step)) return false;
  // Somebody who has begun wants to know what is missing; a fresh start, Back from a posted job, needs no words.
  const begun = !isEmptyDraft(draft);
  if (begun) notices.toast(ways[step].word, 'info', 'unfinished-step');
  navigator.go(ways[step].path, { replace: true, state: begun ? { why: 'unfinished' } : null });
  return true;
}
