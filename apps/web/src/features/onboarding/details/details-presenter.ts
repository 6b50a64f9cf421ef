import { allValid, type Field, revealErrors } from '@glo/domain/form';
import { lookupDelay, Lookups, placeLabel } from '@glo/domain/lookups';
import { designationRule, locationRule, nameRule, onboardingPhoneRule } from '@glo/domain/onboarding';
import { type Outcome, success } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { DelayedLookup } from '../../../state/delayed-lookup.ts';
import { formField } from '../../../state/form-field.ts';
import { OnboardingDraftState } from '../../../state/onboarding-draft-state.ts';
import { OnboardingSteps } from '../onboarding-steps.ts';

/** Introduce yourself (specification 1, section 2). Everything typed is kept in the draft at once. */
@injectable()
export class DetailsPresenter {
  readonly name: Field;
  readonly position: Field;
  readonly phoneNumber: Field;
  /** The label of the chosen place. */
  readonly location: Field;
  readonly places: DelayedLookup<string>;
  readonly #steps: OnboardingSteps;
  readonly #drafts: OnboardingDraftState;
  readonly #lookups: Lookups;

  constructor(steps: OnboardingSteps, drafts: OnboardingDraftState, lookups: Lookups) {
    this.#steps = steps;
    this.#drafts = drafts;
    this.#lookups = lookups;
    const { draft } = drafts;
    this.name = formField(draft.name, nameRule);
    this.position = formField(draft.position, designationRule);
    this.phoneNumber = formField(draft.phoneNumber, onboardingPhoneRule);
    this.location = formField(draft.location, locationRule);
    this.places = new DelayedLookup((text) => this.#labelsOf(text), lookupDelay.elsewhere);
    makeAutoObservable(
      this,
      { name: false, position: false, phoneNumber: false, location: false, places: false },
      { autoBind: true },
    );
  }

  activate(): undefined | (() => void) {
    this.#steps.enter('details');
    this.#showDraft();
    const stopKeeping = reaction(() => this.#typed, this.#drafts.update);
    return () => {
      stopKeeping();
      this.places.stop();
    };
  }

  get canGoOn(): boolean {
    return allValid(this.#fields);
  }

  /** Only what fits the text in the box: Enter takes the first of them. */
  get placeOptions(): readonly string[] {
    return this.places.loading ? [] : this.places.options;
  }

  choosePlace(label: string | null): void {
    this.location.change(label ?? '');
  }

  /** A text that was typed and not chosen from is no location: say so, the box forgets it. */
  leaveLocation(): void {
    if (this.places.text.trim() !== '') this.location.reveal();
    else this.location.leave();
  }

  submit(): void {
    if (revealErrors(this.#fields) !== null) return;
    this.#steps.goTo('company');
  }

  signOut(): void {
    this.#steps.signOut();
  }

  get #fields() {
    const { name, position, phoneNumber, location } = this;
    return { name, position, phoneNumber, location };
  }

  get #typed() {
    return {
      name: this.name.value,
      position: this.position.value,
      phoneNumber: this.phoneNumber.value,
      location: this.location.value,
    };
  }

  /** What is known of a recruiter may have come into the draft on arrival. */
  #showDraft(): void {
    const { draft } = this.#drafts;
    this.name.change(draft.name);
    this.position.change(draft.position);
    this.phoneNumber.change(draft.phoneNumber);
    this.location.change(draft.location);
  }

  async #labelsOf(text: string): Promise<Outcome<readonly string[]>> {
    const answer = await this.#lookups.places(text);
    return answer.ok ? success([...new Set(answer.value.map(placeLabel))]) : answer;
  }
}
