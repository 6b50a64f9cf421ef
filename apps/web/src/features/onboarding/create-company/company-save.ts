import type { CompanyCreation, CompanyCreationResult } from '@glo/domain/onboarding/company-creation';
import { type Failure, serverFailureId, someErrorOccurred } from '@glo/domain/shared/outcome';
import { Action } from '../../../state/action.ts';
import type { Notices } from '../../../state/notices.ts';
import type { OnboardingSteps } from '../onboarding-steps.ts';
import { createCompanyTexts as texts } from '../texts.ts';

export type CompanySave = Action<CompanyCreationResult>;

/** Shared by Create Company Page and /technologies (decision 7). `refuse` returns whether a field shows the failure. */
export function createCompanySave(
  creation: CompanyCreation,
  steps: OnboardingSteps,
  notices: Notices,
  refuse: (failure: Failure) => boolean,
): CompanySave {
  const saving: CompanySave = new Action<CompanyCreationResult>({
    send: (_, stop) => creation.create(stop),
    onDone: () => {
      // Another try that is pending will find the company.
      if (!saving.pending) steps.goTo('company-verification', { replace: true });
    },
    onFailed: (result) => {
      if (result.reason !== 'not-saved' || result.failure.kind === 'signed-out') return;
      const { kind, text } = result.failure;
      // The service's own text (specification 1, section 8).
      const serviceText = kind === 'refused' || kind === 'server-error' ? text : '';
      notices.showToast(serviceText || someErrorOccurred, 'error', serverFailureId);
      if (!refuse(result.failure)) saving.problem = serviceText || texts.notSaved;
    },
    countsLateSuccess: true,
  });
  return saving;
}

/** Continues to verification if the company already exists, as after Back or in a second tab. */
export function redirectWhenCreated(creation: CompanyCreation, steps: OnboardingSteps, notices: Notices): boolean {
  if (!creation.adoptCreated()) return false;
  notices.showToast(texts.isThere, 'info', 'onboarding-step');
  steps.goTo('company-verification', { replace: true });
  return true;
}
