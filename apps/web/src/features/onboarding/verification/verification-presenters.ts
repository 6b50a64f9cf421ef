import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { success } from '@glo/domain/shared/outcome';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import { VerificationSubmission } from '@glo/domain/verification/verification-submission';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { showRefusal } from '../../refusal-state.ts';
import { EvidenceForm } from '../../verification/evidence-form.ts';
import { submitFailed, uploadFailed } from '../../verification/texts.ts';
import { type FinalSave, createFinalSave } from '../final-save.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { verificationTexts as texts } from '../texts.ts';

/** Next submits the evidence, Skip continues without it (specification 1, section 2). */
@injectable()
export class CompanyVerificationPresenter {
  readonly steps: OnboardingSteps;
  readonly evidence: EvidenceForm;
  /** Used if only the company was missing. */
  readonly saving: FinalSave;
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
    this.saving = createFinalSave(onboarding, steps, notices);
    this.evidence = new EvidenceForm({
      party: 'company',
      gateway,
      drafts,
      notices,
      uploadFailed,
      submitFailed,
      send: async (stop) => {
        const company = steps.onboarding.companyToVerify;
        return company === null ? success(undefined) : submission.submitCompany(company.id, stop);
      },
      onDone: () => this.#continue(),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.steps.enter('company-verification')) return undefined;
    if (this.steps.onboarding.companyToVerify !== null) {
      const leave = this.evidence.open();
      return () => {
        leave();
        this.saving.close();
      };
    }
    this.#notices.showToast(texts.onlyCreators, 'info', 'onboarding-step');
    this.steps.goTo(this.steps.onboarding.afterCompany ?? 'company', { replace: true });
    return undefined;
  }

  get companyName(): string {
    return this.#drafts.draft.company?.name ?? '';
  }

  skip(): void {
    this.evidence.skip();
    this.#continue();
  }

  #continue(): void {
    const next = this.steps.onboarding.afterCompany;
    if (next !== null) this.steps.goTo(next);
    else void this.saving.run();
  }
}

/** The evidence stays in the draft until the last step submits it (specification 1, section 4). */
@injectable()
export class PersonalVerificationPresenter {
  readonly steps: OnboardingSteps;
  readonly evidence: EvidenceForm;
  readonly #drafts: OnboardingDraftState;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState, gateway: VerificationGateway, notices: Notices) {
    this.steps = steps;
    this.#drafts = drafts;
    this.evidence = new EvidenceForm({
      party: 'person',
      gateway,
      drafts,
      notices,
      uploadFailed,
      submitFailed,
      send: async () => success(undefined),
      onDone: () => steps.goTo('hire-in'),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit?: Visit): undefined | (() => void) {
    if (!this.steps.enter('personal-verification')) return undefined;
    const leave = this.evidence.open();
    showRefusal(this.evidence.form.fields, visit?.state);
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
    this.evidence.skip();
    this.steps.goTo('hire-in');
  }
}
