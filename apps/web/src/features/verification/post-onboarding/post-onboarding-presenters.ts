import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { LaterVerification } from '@glo/domain/verification/later-verification';
import { VerificationGateway } from '@glo/domain/verification/verification-gateway';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/device/onboarding-draft-state.ts';
import { SessionState } from '../../../state/session-state.ts';
import { EvidenceForm } from '../evidence-form.ts';
import { postOnboardingFailed, postOnboardingTexts as texts } from '../texts.ts';

@injectable()
export class PostOnboardingCompanyPresenter {
  readonly evidence: EvidenceForm;
  readonly #session: SessionState;

  constructor(
    verification: LaterVerification,
    gateway: VerificationGateway,
    session: SessionState,
    drafts: OnboardingDraftState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#session = session;
    this.evidence = new EvidenceForm({
      party: 'company',
      gateway,
      drafts,
      notices,
      uploadFailed: postOnboardingFailed,
      submitFailed: postOnboardingFailed,
      send: (stop) => verification.submitCompany(stop),
      onDone: () => {
        notices.showToast(this.status === 'VERIFIED' ? texts.verifiedCompanySent : texts.companySent, 'success');
        navigator.navigate(paths.dashboard);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    return this.evidence.open();
  }

  get status(): VerificationStatus {
    return this.#session.current?.recruiter?.companyVerification ?? 'NOT_SUBMITTED';
  }

  get companyName(): string {
    return this.#session.current?.recruiter?.company?.name ?? '';
  }

  /** Best guess before submission; the service decides (decision 59). */
  get isAdmin(): boolean {
    return this.#session.current?.recruiter?.isCompanyAdmin === true;
  }
}

@injectable()
export class PostOnboardingPersonalPresenter {
  readonly evidence: EvidenceForm;
  readonly #session: SessionState;

  constructor(
    verification: LaterVerification,
    gateway: VerificationGateway,
    session: SessionState,
    drafts: OnboardingDraftState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#session = session;
    this.evidence = new EvidenceForm({
      party: 'person',
      gateway,
      drafts,
      notices,
      uploadFailed: postOnboardingFailed,
      submitFailed: postOnboardingFailed,
      send: (stop) => verification.submitPersonal(stop),
      onDone: () => {
        notices.showToast(texts.personalSent, 'success');
        navigator.navigate(paths.dashboard);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    return this.evidence.open();
  }

  get status(): VerificationStatus {
    return this.#session.current?.recruiter?.personalVerification ?? 'NOT_SUBMITTED';
  }

  get hasCompany(): boolean {
    return Boolean(this.#session.current?.recruiter?.company);
  }
}
