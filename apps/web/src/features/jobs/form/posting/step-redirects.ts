import { firstUnfinishedStep, isEmptyDraft, type JobDraft } from '@glo/domain/jobs/job-draft';
import type { Failure } from '@glo/domain/shared/outcome';
import type { Navigator } from '../../../../navigation/navigator.ts';
import { paths } from '../../../../navigation/paths.ts';
import type { Notices } from '../../../../state/notices.ts';
import { refusalState } from '../../../refusal-state.ts';
import { texts as shared } from '../../../texts.ts';
import { texts } from './texts.ts';

export type Step = NonNullable<ReturnType<typeof firstUnfinishedStep>>;

const stepsOfPost = { details: paths.jobForm, description: paths.jobDescription };

interface RedirectServices {
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly steps?: Readonly<Record<Step, string>>;
}

/** Redirects to the first unfinished step with an explanation. Returns false if there is none. */
export function redirectToUnfinished(
  draft: JobDraft,
  stepsBefore: readonly Step[],
  { navigator, notices, steps = stepsOfPost }: RedirectServices,
): boolean {
  const unfinished = firstUnfinishedStep(draft);
  const step = stepsBefore.find((before) => before === unfinished);
  if (step === undefined) return false;
  // An empty draft, as after Back from a posted job, needs no explanation.
  const isBegun = !isEmptyDraft(draft);
  if (isBegun) notices.showToast(texts.unfinished[step], 'info', 'unfinished-step');
  navigator.navigate(steps[step], { replace: true, state: isBegun ? { why: 'unfinished' } : null });
  return true;
}

/** Opens the step with the refused field. Returns false if no step has it. */
export function redirectToRefusedField(
  draft: JobDraft,
  failure: Failure,
  { navigator, notices, steps = stepsOfPost }: RedirectServices,
): boolean {
  const { field = '' } = failure;
  const value = Object.entries(draft).find(([name]) => name === field)?.[1];
  if (value === undefined || failure.text === '') return false;
  notices.showToast(shared.notAccepted, 'warning', 'unfinished-step');
  const step = field === 'description' ? 'description' : 'details';
  navigator.navigate(steps[step], { replace: true, state: refusalState(failure, value) });
  return true;
}
