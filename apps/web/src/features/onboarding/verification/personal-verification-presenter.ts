import { success } from '@glo/domain/shared/outcome';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { showRefusal } from '../../refusal-state.ts';
import { EvidenceForm } from '../../verification/evidence-form.ts';
import { EvidenceSubmission } from '../../verification/evidence-submission.ts';
import { submitFailed, uploadFailed } from '../../verification/failure-texts.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';

/** The evidence stays in the draft until the last step submits it (specification 1, section 4). */
@injectable()
export class PersonalVerificationPresenter {
  readonly steps: OnboardingSteps;
  readonly form: EvidenceSubmission;
  readonly #drafts: OnboardingDraftState;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState, gateway: VerificationGateway, notices: Notices) {
    this.steps = steps;
    this.#drafts = drafts;
    this.form = new EvidenceSubmission({
      evidence: new EvidenceForm({ whose: 'person', gateway, drafts, notices, uploadFailed }),
      send: async () => success(undefined),
      onDone: () => steps.goTo('hire-in'),
      onFailed: () => notices.alert(submitFailed),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit?: Visit): undefined | (() => void) {
    if (!this.steps.enter('personal-verification')) return undefined;
    const leave = this.form.open();
    showRefusal({ link: this.form.evidence.link }, visit?.state);
    return leave;
  }

  /** The company whose membership this confirms (decision 59). `null` for its creator or without a company. */
  get joined(): string | null {
    const { company } = this.#drafts.draft;
    return company !== null && this.steps.joins(company) ? company.name : null;
  }

  get back(): string {
    return this.steps.beforePersonal;
  }

  skip(): void {
    this.form.evidence.skip();
    this.steps.goTo('hire-in');
  }
}
