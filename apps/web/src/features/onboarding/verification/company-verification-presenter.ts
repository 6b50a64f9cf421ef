import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { success } from '@glo/domain/shared/outcome';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { EvidenceForm } from '../../verification/evidence-form.ts';
import { EvidenceSubmission } from '../../verification/evidence-submission.ts';
import { submitFailed, uploadFailed } from '../../verification/failure-texts.ts';
import { finishing } from '../finishing.ts';
import type { OnboardingSave } from '../onboarding-save.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** Next submits the evidence, Skip continues without it (specification 1, section 2). */
@injectable()
export class CompanyVerificationPresenter {
  readonly steps: OnboardingSteps;
  readonly form: EvidenceSubmission;
  /** Used if only the company was missing. */
  readonly saving: OnboardingSave;
  readonly #drafts: OnboardingDraftState;
  readonly #notices: Notices;

  constructor(
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    onboarding: Onboarding,
    gateway: VerificationGateway,
    submission: VerificationSubmission,
    notices: Notices,
  ) {
    this.steps = steps;
    this.#drafts = drafts;
    this.#notices = notices;
    this.saving = finishing(onboarding, steps, notices);
    this.form = new EvidenceSubmission({
      evidence: new EvidenceForm({ whose: 'company', gateway, drafts, notices, uploadFailed }),
      send: async (stop) => {
        const company = steps.companyToVerify;
        return company === null ? success(undefined) : submission.submitCompany(company.id, stop);
      },
      onDone: () => this.#goOn(),
      onFailed: () => notices.alert(submitFailed),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.steps.enter('company-verification')) return undefined;
    if (this.steps.companyToVerify !== null) {
      const leaves = [this.form.open(), this.saving.open()];
      return () => leaves.forEach((leave) => leave());
    }
    this.#notices.toast(texts.onlyCreators, 'info', 'onboarding-step');
    this.steps.goTo(this.steps.afterCompanyVerification ?? 'company', { replace: true });
    return undefined;
  }

  get companyName(): string {
    return this.#drafts.draft.company?.name ?? '';
  }

  skip(): void {
    this.form.evidence.skip();
    this.#goOn();
  }

  #goOn(): void {
    const next = this.steps.afterCompanyVerification;
    if (next !== null) this.steps.goTo(next);
    else if (!this.saving.pending) void this.saving.run();
  }
}
