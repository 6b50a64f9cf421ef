import type { CompanyCreation, CompanyCreationResult } from '@glo/domain/onboarding/company-creation';
import { serverFailureId, someErrorOccurred } from '@glo/domain/shared/messages';
import type { Failure } from '@glo/domain/shared/outcome';
import type { Notices } from '../../../state/notices.ts';
import { OnboardingSave } from '../onboarding-save.ts';
import type { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** Shared by Create Company Page and /technologies (decision 7). `onRefused`: returns whether a field shows it. */
export function companySave(
  creation: CompanyCreation,
  steps: OnboardingSteps,
  notices: Notices,
  onRefused: (failure: Failure) => boolean,
): OnboardingSave {
  const saving = new OnboardingSave({
    send: (stop) => creation.create(stop),
    onResult: (result: CompanyCreationResult, { awaited, left, pending }) => {
      if (result.ok && !left && !pending) steps.goTo('company-verification', { replace: true });
      if (result.ok || !awaited || result.reason !== 'not-saved' || result.failure.kind === 'signed-out') return;
      const { kind, text } = result.failure;
      // The service's own text (specification 1, section 8).
      const said = kind === 'refused' || kind === 'server-error' ? text : '';
      notices.toast(said || someErrorOccurred, 'error', serverFailureId);
      if (!onRefused(result.failure)) saving.refuse(said || texts.notSaved);
    },
  });
  return saving;
}

/** Continues to verification if the company already exists, as after Back or in a second tab. */
export function leaveWhenCreated(creation: CompanyCreation, steps: OnboardingSteps, notices: Notices): boolean {
  if (!creation.takeUpCreated()) return false;
  notices.toast(texts.isThere, 'info', 'onboarding-step');
  steps.goTo('company-verification', { replace: true });
  return true;
}
