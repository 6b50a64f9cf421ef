import { type CompanyOfDraft, Onboarding, type OnboardingStep } from '@glo/domain/onboarding';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { Notices } from '../../state/notices.ts';
import { SessionState } from '../../state/session-state.ts';
import { texts } from './texts.ts';

const pathOf: Record<OnboardingStep, string> = {
  details: paths.details,
  company: paths.chooseCompany,
  'company-verification': paths.companyVerification,
  'personal-verification': paths.personalVerification,
  'hire-in': paths.hireIn,
};

/** What the presenters of all steps share: where a step leads, and the way out. */
@injectable()
export class OnboardingSteps {
  readonly #onboarding: Onboarding;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(onboarding: Onboarding, session: SessionState, navigator: Navigator, notices: Notices) {
    this.#onboarding = onboarding;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Somebody opened a step; false when they were led back to one that comes first. */
  enter(step: OnboardingStep): boolean {
    const before = this.#onboarding.arrive(step);
    if (before === null) return true;
    this.#notices.toast(texts.stepBefore, 'info', 'onboarding-step');
    this.#navigator.go(pathOf[before], { replace: true });
    return false;
  }

  goTo(step: OnboardingStep, options: { readonly replace?: boolean } = {}): void {
    this.#navigator.go(pathOf[step], options);
  }

  /** What follows the choice of a company, and where a new one is verified. */
  get afterCompany(): OnboardingStep {
    return this.#onboarding.companyIsNew ? 'company-verification' : 'personal-verification';
  }

  /** Where Back of the personal verification leads. */
  get beforePersonal(): string {
    return pathOf[this.#onboarding.companyIsNew ? 'company-verification' : 'company'];
  }

  get companyToVerify(): CompanyOfDraft | null {
    return this.#onboarding.companyToVerify;
  }

  /** A recruiter who was complete but for a company: the dashboard, jobs and candidates work for one. */
  get companyNeeded(): boolean {
    const { current } = this.#session;
    return current !== null && current.profileFilled && !current.recruiter?.company;
  }

  /** Ends the session; the guard leads to the login. */
  signOut(): void {
    this.#session.end();
  }
}
