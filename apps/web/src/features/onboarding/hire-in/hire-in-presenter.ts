import { atLeastOne, type Field } from '@glo/domain/form';
import { type Industry, Onboarding } from '@glo/domain/onboarding';
import type { Failure } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';
import { submitFailed } from '../../verification/failure-texts.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';
import { texts } from './texts.ts';

/** Looking to hire in, the last step (specification 1, section 2). */
@injectable()
export class HireInPresenter {
  readonly industries: Field<readonly Industry[]>;
  readonly saving = new SlowWatch();
  #shown = false;
  #stop = new AbortController();
  readonly #onboarding: Onboarding;
  readonly #steps: OnboardingSteps;
  readonly #drafts: OnboardingDraftState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    onboarding: Onboarding,
    steps: OnboardingSteps,
    drafts: OnboardingDraftState,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#onboarding = onboarding;
    this.#steps = steps;
    this.#drafts = drafts;
    this.#navigator = navigator;
    this.#notices = notices;
    this.industries = formField(drafts.draft.hireIn, atLeastOne(texts.missing));
    makeAutoObservable(this, { industries: false, saving: false }, { autoBind: true });
  }

  activate(): undefined | (() => void) {
    if (!this.#steps.enter('hire-in')) return undefined;
    this.#shown = true;
    const stopKeeping = reaction(
      () => this.industries.value,
      (hireIn) => this.#drafts.update({ hireIn }),
    );
    return () => {
      this.#shown = false;
      stopKeeping();
      this.saving.cancel();
    };
  }

  get canContinue(): boolean {
    return this.industries.valid;
  }

  async submit(): Promise<void> {
    if (this.saving.pending) return;
    this.industries.reveal();
    if (!this.industries.valid) return;
    await this.save();
  }

  /** Sends everything; also once more when the answer takes too long. */
  async save(): Promise<void> {
    this.cancel();
    const turn = this.saving.start();
    this.#stop = new AbortController();
    const result = await this.#onboarding.finish(this.#stop.signal);
    const isWaitedFor = this.saving.settle(turn);
    if (result.ok) this.#finished();
    else if (isWaitedFor && result.reason !== 'signed-out') this.#failed(result.reason, result.failure);
  }

  /** Stops waiting; everything stays as it is. */
  cancel(): void {
    this.#stop.abort();
    this.saving.cancel();
  }

  signOut(): void {
    this.#steps.signOut();
  }

  /** Also when the person no longer waited for the answer: they are a complete recruiter now. */
  #finished(): void {
    if (this.#shown) this.#navigator.go(paths.dashboard, { replace: true });
  }

  /** The document came first: its failure has words of its own (decision 23). */
  #failed(reason: 'not-submitted' | 'not-saved' | 'not-loaded', { kind }: Failure): void {
    if (kind !== 'signed-out') this.#notices.alert(reason === 'not-submitted' ? submitFailed : texts.notSaved);
  }
}
