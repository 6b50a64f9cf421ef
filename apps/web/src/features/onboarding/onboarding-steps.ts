import type { VerificationStatus } from '@glo/domain/account/verification-status';
import { SignOut } from '@glo/domain/account/sign-out';
import type { CompanyOfDraft } from '@glo/domain/onboarding/onboarding-draft';
import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { firstUnfinishedStep, type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import { stepToResumeAt } from '@glo/domain/onboarding/resuming';
import type { AccountId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { Notices } from '../../state/notices.ts';
import { OnboardingDraftState } from '../../state/onboarding-draft-state.ts';
import { SessionState } from '../../state/session-state.ts';
import type { standings } from './onboarding-texts.ts';
import { texts } from './texts.ts';

const pathOf: Record<OnboardingStep, string> = {
  details: paths.details,
  company: paths.chooseCompany,
  'company-verification': paths.companyVerification,
  'personal-verification': paths.personalVerification,
  'hire-in': paths.hireIn,
};

/** 'done', 'ahead' whatever is behind, or what is said of the step. */
export type StepStanding = 'done' | 'ahead' | keyof typeof standings;

/** What the presenters of all steps share: where a step leads, and the way out. */
@injectable()
export class OnboardingSteps {
  readonly #onboarding: Onboarding;
  readonly #session: SessionState;
  readonly #drafts: OnboardingDraftState;
  readonly #signOut: SignOut;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  /** Who went through to the end since the page was loaded. */
  #doneBy: AccountId | null = null;

  constructor(
    onboarding: Onboarding,
    session: SessionState,
    drafts: OnboardingDraftState,
    signOut: SignOut,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#onboarding = onboarding;
    this.#session = session;
    this.#drafts = drafts;
    this.#signOut = signOut;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A step was opened; false when it led back to one that comes first, or on: Back does not reopen what is done. */
  enter(step: OnboardingStep): boolean {
    const { current } = this.#session;
    if (current?.accountId === this.#doneBy && current?.recruiter?.company) {
      this.leave();
      return false;
    }
    const before = this.#onboarding.arrive(step);
    if (before === null) return true;
    this.#notices.toast(texts.stepBefore, 'info', 'onboarding-step');
    this.#navigator.go(pathOf[before], { replace: true });
    return false;
  }

  /** There is something that is saved on this device. */
  get isBegun(): boolean {
    return this.#onboarding.isBegun;
  }

  /** For a newcomer who is back at one of the first steps: where the answers so far lead, where that is beyond the next step. */
  resumeBeyond(next: OnboardingStep): { readonly name: string; readonly href: string } | null {
    const step = stepToResumeAt(this.#onboarding, this.#drafts.draft);
    const isBeyond = onboardingSteps.indexOf(step) > onboardingSteps.indexOf(next);
    if (this.#session.current?.profileFilled || !isBeyond) return null;
    return { name: texts.steps[step], href: pathOf[step] };
  }

  /** A recruiter with a company: they come by an address, and the dashboard is open to them. */
  get areDone(): boolean {
    const { current } = this.#session;
    return current !== null && current.profileFilled && Boolean(current.recruiter?.company);
  }

  /** How many are behind, whichever is open: who comes back to an earlier one has the later ones behind as well. */
  behindAt(step: OnboardingStep): number {
    if (this.areDone) return onboardingSteps.length;
    const { draft } = this.#drafts;
    const reached = firstUnfinishedStep(draft) === 'details' ? 'details' : stepToResumeAt(this.#onboarding, draft);
    return Math.max(onboardingSteps.indexOf(step), onboardingSteps.indexOf(reached));
  }

  goTo(step: OnboardingStep, options: { readonly replace?: boolean } = {}): void {
    this.#navigator.go(pathOf[step], options);
  }

  /** Onboarding is over. */
  leave(): void {
    this.#doneBy = this.#session.current?.accountId ?? null;
    this.#navigator.go(paths.dashboard, { replace: true });
  }

  /** What follows the choice of a company; a new one is verified first. null: all else is answered. */
  get afterCompany(): OnboardingStep | null {
    return this.#onboarding.companyIsNew ? 'company-verification' : this.#onboarding.afterCompany;
  }

  get afterCompanyVerification(): OnboardingStep | null {
    return this.#onboarding.afterCompany;
  }

  /** Where Back of the personal verification leads. */
  get beforePersonal(): string {
    return pathOf[this.#onboarding.companyIsNew ? 'company-verification' : 'company'];
  }

  /** Where Back of the last step leads. */
  get beforeHireIn(): string {
    return this.companyNeeded ? paths.chooseCompany : paths.personalVerification;
  }

  get companyToVerify(): CompanyOfDraft | null {
    return this.#onboarding.companyToVerify;
  }

  /** Choosing it is joining it: others made its page. */
  joins(company: CompanyOfDraft): boolean {
    return !this.#onboarding.isOwn(company);
  }

  /** All is answered but the company: it can be skipped no more. */
  get companyNeeded(): boolean {
    return this.#onboarding.lacksOnlyCompany;
  }

  /** How a step stands once it is behind. What became of a verification counts for more than that it was passed by. */
  standingOf(step: OnboardingStep): StepStanding {
    if (step === 'company-verification' && this.#onboarding.joinsCompany) return 'notNeeded';
    const isSkipped = this.#onboarding.isSkipped(step);
    switch (this.#verificationOf(step)) {
      case 'VERIFIED':
        return 'verified';
      case 'SUBMITTED':
        return 'underVerification';
      case 'OTHER':
        return 'done';
      case 'FAILED':
        return isSkipped ? 'failed' : 'done';
      case 'NOT_SUBMITTED':
      case undefined:
        return isSkipped ? 'skipped' : 'done';
    }
  }

  /** Of a recruiter who comes back; newcomers have none yet, and another company's says nothing of the chosen one. */
  #verificationOf(step: OnboardingStep): VerificationStatus | undefined {
    const recruiter = this.#session.current?.recruiter;
    if (step === 'personal-verification') return recruiter?.personalVerification;
    const isOwn = recruiter?.company?.id === this.companyToVerify?.id;
    return step === 'company-verification' && isOwn ? recruiter?.companyVerification : undefined;
  }

  /** The guard leads to the login. */
  signOut(): void {
    this.#signOut.run();
  }
}
