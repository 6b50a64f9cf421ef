import type { Recruiter } from '@glo/domain/account/recruiter';
import { allValid, revealErrors } from '@glo/domain/form/form';
import type { Field } from '@glo/domain/form/field';
import { Lookups } from '@glo/domain/lookups/lookups';
import { locationRule, nameRule, phoneAdvice, phoneRule, positionRule } from '@glo/domain/profile/profile-form';
import type { ProfileDetails } from '@glo/domain/profile/profile-desk';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { ProfileDraftState } from '../../../state/profile-draft-state.ts';
import { SessionState } from '../../../state/session-state.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';
import { UnsavedWork } from '../../../state/unsaved-work.ts';
import { PlaceChoice } from '../../place-choice.ts';
import { PictureChange } from './picture-change.ts';
import { texts } from './texts.ts';

/** Edit profile (specification 1, section 2). Pictures are stored when they are chosen, everything else by Update. */
@injectable()
export class EditProfilePresenter {
  readonly name: Field;
  readonly position: Field;
  readonly phoneNumber: Field;
  readonly location: PlaceChoice;
  readonly profilePicture: PictureChange;
  readonly coverPicture: PictureChange;
  readonly wait = new SlowWatch();
  readonly #editing: ProfileEditing;
  readonly #session: SessionState;
  readonly #draft: ProfileDraftState;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(
    editing: ProfileEditing,
    lookups: Lookups,
    session: SessionState,
    draft: ProfileDraftState,
    unsaved: UnsavedWork,
    navigator: Navigator,
    notices: Notices,
  ) {
    this.#editing = editing;
    this.#session = session;
    this.#draft = draft;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.#notices = notices;
    const { name, position, phoneNumber, location } = this.#kept;
    this.name = formField(name, nameRule);
    this.position = formField(position, positionRule);
    this.phoneNumber = formField(phoneNumber, phoneRule);
    this.location = new PlaceChoice(location, locationRule, lookups);
    this.profilePicture = new PictureChange('profile', editing, notices);
    this.coverPicture = new PictureChange('cover', editing, notices);
    const parts = { name: false, position: false, phoneNumber: false, location: false, wait: false } as const;
    makeAutoObservable(this, { ...parts, profilePicture: false, coverPicture: false }, { autoBind: true });
  }

  activate(): () => void {
    this.#takeUp(this.#draft.take());
    // A number that onboarding let pass: it says at once what is wrong with it.
    if (phoneAdvice(this.phoneNumber.value) !== null) this.phoneNumber.reveal();
    const stopWatching = this.#unsaved.watch(() => this.isChanged || this.#pictures.some((each) => each.isUnsaved));
    return () => {
      if (this.#session.ended === 'by-service') this.#draft.keep(this.#typed);
      stopWatching();
      this.location.places.stop();
      this.wait.cancel();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get canUpdate(): boolean {
    return allValid(this.#fields);
  }

  /** Why Update looks disabled; null when it does not. */
  get whyOff(): string | null {
    if (this.canUpdate) return null;
    const advice = phoneAdvice(this.phoneNumber.value);
    const errors = Object.values(this.#fields).map(({ error }) => error);
    return advice ?? errors.find((error) => error !== null) ?? null;
  }

  get isChanged(): boolean {
    const { name, position, phoneNumber, location } = this.#typed;
    const kept = this.#kept;
    return (
      name !== kept.name || position !== kept.position || phoneNumber !== kept.phoneNumber || location !== kept.location
    );
  }

  async submit(): Promise<void> {
    if (this.wait.pending || revealErrors(this.#fields) !== null) return;
    if (this.#pictures.some((picture) => picture.wait.pending)) {
      this.#notices.toast(texts.pictureOnItsWay, 'info', 'picture');
      return;
    }
    const turn = this.wait.start();
    const answer = await this.#editing.update(this.#typed);
    runInAction(() => {
      if (!this.wait.settle(turn)) return;
      if (!answer.ok) {
        this.#notices.actFailed(answer.failure);
        return;
      }
      this.#notices.toast(texts.updated, 'success');
      this.#navigator.go(paths.dashboard);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }

  get #fields() {
    const { name, position, phoneNumber, location } = this;
    return { name, position, phoneNumber, location: location.field };
  }

  get #pictures() {
    return [this.profilePicture, this.coverPicture];
  }

  get #typed(): ProfileDetails {
    return {
      name: this.name.value,
      position: this.position.value,
      phoneNumber: this.phoneNumber.value,
      location: this.location.field.value,
    };
  }

  /** What the service knows, as far as this tab does. */
  get #kept(): ProfileDetails {
    const { name = '', position = '', phoneNumber = '', location = '' } = this.#session.current?.recruiter ?? {};
    return { name, position, phoneNumber, location };
  }

  #takeUp(draft: ProfileDetails | null): void {
    if (draft === null) return;
    this.name.change(draft.name);
    this.position.change(draft.position);
    this.phoneNumber.change(draft.phoneNumber);
    this.location.choose(draft.location);
  }
}
