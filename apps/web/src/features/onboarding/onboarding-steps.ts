import { SigningOut } from '@glo/domain/account/signing-out';
import type { CompanyOfDraft } from '@glo/domain/onboarding/onboarding-draft';
import { Onboarding } from '@glo/domain/onboarding/onboarding';
import { stepToResumeAt } from '@glo/domain/onboarding/resuming';
import { type OnboardingStep, onboardingSteps } from '@glo/domain/onboarding/onboarding-steps';
import type { Failure } from '@glo/domain/shared/outcome';
import type { AccountId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { Notices } from '../../state/notices.ts';
import { OnboardingDraftState } from '../../state/device/onboarding-draft-state.ts';
import { SessionState } from '../../state/session-state.ts';
import { refusalState } from '../refusal-state.ts';
import { texts as shared } from '../texts.ts';
import { type standings, texts } from './texts.ts';

const pathOf: Record<OnboardingStep, string> = {
  details: paths.details,
  company: paths.chooseCompany,
  'company-verification': paths.companyVerification,
  'personal-verification': paths.personalVerification,
  'hire-in': paths.hireIn,
};

/** Steps with the fields of the introduction. */
const stepWith = new Map<string, OnboardingStep>([
  ['name', 'details'],
  ['position', 'details'],
  ['phoneNumber', 'details'],
  ['location', 'details'],
  ['company', 'company'],
  ['hireIn', 'hire-in'],
  ['link', 'personal-verification'],
]);

type StepStanding = 'done' | keyof typeof standings;

@injectable()
export class OnboardingSteps {
  readonly onboarding: Onboarding;
  readonly #session: SessionState;
  readonly #drafts: OnboardingDraftState;
  readonly #signingOut: SigningOut;
  readonly #navigator: Navigator;
  readonly #notices: Notices;
  /** Account that finished onboarding since the page was loaded. */
  #doneBy: AccountId | null = null;

  constructor(
    onboarding: Onboarding,
    session: SessionState,
    drafts: OnboardingDraftState,
    signingOut: SigningOut,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.onboarding = onboarding;
    this.#session = session;
    this.#drafts = drafts;
    this.#signingOut = signingOut;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, { onboarding: false }, { autoBind: true });
  }

  /** Call when a step opens. Returns false after redirecting to a required or a later step. */
  enter(step: OnboardingStep): boolean {
    const { current } = this.#session;
    if (current?.accountId === this.#doneBy && current?.recruiter?.company) {
      this.leave();
      return false;
    }
    const before = this.onboarding.arrive(step);
    if (before === null) return true;
    this.#notices.showToast(texts.stepBefore, 'info', 'onboarding-step');
    this.#navigator.navigate(pathOf[before], { replace: true });
    return false;
  }

  resumeBeyond(next: OnboardingStep): { readonly name: string; readonly href: string } | null {
    const step = stepToResumeAt(this.onboarding, this.#drafts.draft);
    const isBeyond = onboardingSteps.indexOf(step) > onboardingSteps.indexOf(next);
    if (this.#session.current?.profileFilled || !isBeyond) return null;
    return { name: texts.steps[step], href: pathOf[step] };
  }

  /** The recruiter already has a company and opened the URL directly. */
  get areDone(): boolean {
    const { current } = this.#session;
    return current !== null && current.profileFilled && Boolean(current.recruiter?.company);
  }

  goTo(step: OnboardingStep, options: { readonly replace?: boolean } = {}): void {
    this.#navigator.navigate(pathOf[step], options);
  }

  /** Opens the step with the refused field. Returns false if it cannot be corrected there. */
  leadToRefused(failure: Failure): boolean {
    const { field = '', text } = failure;
    const { draft } = this.#drafts;
    const step = stepWith.get(field);
    const isClosed = step === 'details' && this.companyNeeded;
    const isFile = field === 'link' && draft.personalVerification.document !== null;
    if (step === undefined || text === '' || isClosed || isFile) return false;
    const values: Readonly<Record<string, unknown>> = { ...draft, link: draft.personalVerification.link };
    this.#notices.showToast(shared.notAccepted, 'warning', 'onboarding-step');
    this.#navigator.navigate(pathOf[step], { replace: true, state: refusalState(failure, values[field]) });
    return true;
  }

  leave(): void {
    this.#doneBy = this.#session.current?.accountId ?? null;
    this.#navigator.navigate(paths.dashboard, { replace: true });
  }

  /** A new company is verified first. `null` if everything else is answered. */
  get afterCompany(): OnboardingStep | null {
    return this.onboarding.companyIsNew ? 'company-verification' : this.onboarding.afterCompany;
  }

  get beforePersonal(): string {
    return pathOf[this.onboarding.companyIsNew ? 'company-verification' : 'company'];
  }

  get beforeHireIn(): string {
    return this.companyNeeded ? paths.chooseCompany : paths.personalVerification;
  }

  /** Other recruiters created the company's page. */
  joins(company: CompanyOfDraft): boolean {
    return !this.onboarding.isOwn(company);
  }

  /** Only the company is missing, so it can no longer be skipped. */
  get companyNeeded(): boolean {
    return this.onboarding.lacksOnlyCompany;
  }

  /** How a step before the open one was left. */
  standingOf(step: OnboardingStep): StepStanding {
    if (step === 'company-verification' && this.onboarding.joinsCompany) return 'notNeeded';
    return this.onboarding.isSkipped(step) ? 'skipped' : 'done';
  }

  /** The guard redirects to the login. */
  async signOut(): Promise<void> {
    await this.#signingOut.run();
  }
}
