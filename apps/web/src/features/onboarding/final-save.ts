import type { FinishResult, Onboarding } from '@glo/domain/onboarding/onboarding';
import type { Failure } from '@glo/domain/shared/outcome';
import { Action } from '../../state/action.ts';
import type { Notices } from '../../state/notices.ts';
import { submitFailed } from '../verification/texts.ts';
import type { OnboardingSteps } from './onboarding-steps.ts';
import { texts } from './texts.ts';

export type FinalSave = Action<FinishResult>;

/** The final save, from any step. `refuse` returns whether a field of that step shows the failure. */
export function createFinalSave(
  onboarding: Onboarding,
  steps: OnboardingSteps,
  notices: Notices,
  refuse: (failure: Failure) => boolean = () => false,
): FinalSave {
  return new Action<FinishResult>({
    send: (_, stop) => onboarding.finish(stop),
    onDone: steps.leave,
    onFailed: (result) => {
      if (result.reason === 'signed-out' || result.failure.kind === 'signed-out') return;
      if (refuse(result.failure) || steps.leadToRefused(result.failure)) return;
      // The document failed before the details (decision 23).
      notices.alert(result.reason === 'not-submitted' ? submitFailed : texts.notSaved);
    },
    countsLateSuccess: true,
  });
}
