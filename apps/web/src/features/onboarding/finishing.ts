import { type RefusableFields, refuseField } from '@glo/domain/form/form';
import type { Onboarding } from '@glo/domain/onboarding/onboarding';
import type { Notices } from '../../state/notices.ts';
import { submitFailed } from '../verification/failure-texts.ts';
import { OnboardingSave } from './onboarding-save.ts';
import type { OnboardingSteps } from './onboarding-steps.ts';
import { texts } from './texts.ts';

/** The final save, from any step. `fields`: those of that step. */
export function finishing(
  onboarding: Onboarding,
  steps: OnboardingSteps,
  notices: Notices,
  fields: () => RefusableFields = () => ({}),
): OnboardingSave {
  return new OnboardingSave({
    send: (stop) => onboarding.finish(stop),
    onResult: (result, { awaited, left }) => {
      // Saved even if waiting was canceled.
      if (result.ok && !left) steps.leave();
      if (result.ok || !awaited || result.reason === 'signed-out' || result.failure.kind === 'signed-out') return;
      if (refuseField(fields(), result.failure) || steps.leadToRefused(result.failure)) return;
      // The document failed before the details (decision 23).
      notices.alert(result.reason === 'not-submitted' ? submitFailed : texts.notSaved);
    },
  });
}
