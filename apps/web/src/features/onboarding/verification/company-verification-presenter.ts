import { success } from '@glo/domain/shared';
import { VerificationDesk, VerificationSubmission } from '@glo/domain/verification';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { EvidenceForm } from '../../verification/evidence-form.ts';
import { EvidenceSubmission } from '../../verification/evidence-submission.ts';
import { submitFailed, uploadFailed } from '../../verification/failure-texts.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** Company verification during onboarding: Next hands in what was given, Skip goes on without (specification 1, section 2). */
@injectable()
export class CompanyVerificationPresenter {
  readonly form: EvidenceSubmission;
  readonly #steps: OnboardingSteps;
  readonly #drafts: OnboardingDraftState;
  readonly #notices: Notices;

  constructor(
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    desk: VerificationDesk,
    submission: VerificationSubmission,
    notices: Notices,
  ) {
    this.#steps = steps;
    this.#drafts = drafts;
    this.#notices = notices;
    this.form = new EvidenceSubmission({
      evidence: new EvidenceForm({ whose: 'company', desk, drafts, notices, uploadFailed }),
      send: async (stop) => {
        const company = steps.companyToVerify;
        return company === null ? success(undefined) : submission.submitCompany(company.id, stop);
      },
      onDone: () => steps.goTo('personal-verification'),
      onFailed: () => notices.alert(submitFailed),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.#steps.enter('company-verification')) return undefined;
    if (this.#steps.companyToVerify !== null) return this.form.open();
    this.#notices.toast(texts.onlyCreators, 'info', 'onboarding-step');
    this.#steps.goTo('personal-verification', { replace: true });
    return undefined;
  }

  get companyName(): string {
    return this.#drafts.draft.company?.name ?? '';
  }

  skip(): void {
    this.form.evidence.skip();
    this.#steps.goTo('personal-verification');
  }

  signOut(): void {
    this.#steps.signOut();
  }
}
