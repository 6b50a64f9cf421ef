import type { Recruiter } from '@glo/domain/account/recruiter';
import { fieldNames } from '@glo/domain/form/form-rules';
import { Lookups } from '@glo/domain/lookups/lookups';
import { profileFormRules } from '@glo/domain/profile/profile-form';
import type { ProfileDetails } from '@glo/domain/profile/profile-gateway';
import { ProfileEditing } from '@glo/domain/profile/profile-editing';
import type { Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { paths } from '../../navigation/paths.ts';
import { Action } from '../../state/action.ts';
import { FormFields } from '../../state/fields/form-fields.ts';
import type { DebouncedLookup } from '../../state/lookups/debounced-lookup.ts';
import { Notices } from '../../state/notices.ts';
import { ProfileDraftState } from '../../state/device/profile-draft-state.ts';
import { SessionState } from '../../state/session-state.ts';
import { UnsavedWork } from '../../state/unsaved-work.ts';
import { createPlaceLabelLookup } from '../place-lookup.ts';
import { PictureChange } from './picture-change.ts';
import { texts } from './texts.ts';

/** Pictures are uploaded when they are chosen, everything else on Update (specification 1, section 2). */
@injectable()
export class EditProfilePresenter {
  readonly form: FormFields<ProfileDetails>;
  readonly places: DebouncedLookup<string>;
  readonly profilePicture: PictureChange;
  readonly coverPicture: PictureChange;
  readonly submission: Action<Outcome<void>, ProfileDetails>;
  /** Another tab saved the same profile. */
  isStale = false;
  /** The saved profile that the form started from. */
  #base: ProfileDetails;
  /** Prevents a second save until the dashboard is shown. */
  #isSaved = false;
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
    this.#session = session;
    this.#draft = draft;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.#notices = notices;
    this.#base = this.#kept;
    this.form = new FormFields(profileFormRules, this.#kept);
    this.places = createPlaceLabelLookup(lookups);
    this.profilePicture = new PictureChange('profile', editing, notices);
    this.coverPicture = new PictureChange('cover', editing, notices);
    this.submission = new Action({
      prepare: () => this.#prepare(),
      send: (details) => editing.update(details),
      onDone: () => this.#saved(),
      onFailed: ({ failure }) => {
        if (!this.form.refuse(failure)) notices.showWriteFailure(failure);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const { details, base } = this.#draft;
    if (details !== null) this.form.change(details);
    if (base !== null) this.#base = base;
    // Onboarding accepts numbers that are invalid here: show the error at once.
    const { phoneNumber } = this.form.fields;
    if (!phoneNumber.valid) phoneNumber.leave();
    const stopWatching = this.#unsaved.watch(() => this.isChanged || this.#pictures.some((each) => each.isUnsaved));
    const stopFollowing = reaction(() => this.#kept, this.#follow, { fireImmediately: true });
    const stopKeeping = reaction(() => (this.isChanged ? this.form.entered : null), this.#keep);
    return () => {
      stopFollowing();
      stopKeeping();
      this.#keep(null);
      stopWatching();
      this.places.stop();
      this.submission.close();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  get isChanged(): boolean {
    const { entered } = this.form;
    return fieldNames(profileFormRules).some((name) => entered[name] !== this.#kept[name]);
  }

  /** Undo is available while the toast is shown, also on the next visit. */
  discard(): void {
    const typed = this.form.entered;
    this.form.change(this.#kept);
    const undo = () => {
      this.form.change(typed);
      this.#keep(typed);
    };
    this.#notices.offerUndo({ text: texts.discarded, undo });
  }

  loadChanges(): void {
    this.discard();
    this.isStale = false;
  }

  /** Fields that were not changed here show what another tab has saved. */
  readonly #follow = (now: ProfileDetails): void => {
    if (this.submission.pending) return;
    for (const name of fieldNames(profileFormRules)) {
      const field = this.form.fields[name];
      if (now[name] === this.#base[name] || field.value === now[name]) continue;
      if (field.value === this.#base[name]) field.change(now[name]);
      else this.isStale = true;
    }
    this.#base = now;
  };

  #prepare(): ProfileDetails | null {
    if (this.#isSaved || !this.form.reveal()) return null;
    if (!this.#pictures.some(({ uploading }) => uploading.pending)) return this.form.entered;
    this.#notices.showToast(texts.pictureOnItsWay, 'info', 'picture');
    return null;
  }

  #saved(): void {
    this.#isSaved = true;
    this.#notices.showToast(texts.updated, 'success');
    this.#navigator.navigate(paths.dashboard);
  }

  get #pictures() {
    return [this.profilePicture, this.coverPicture];
  }

  get #kept(): ProfileDetails {
    const { name = '', position = '', phoneNumber = '', location = '' } = this.#session.current?.recruiter ?? {};
    return { name, position, phoneNumber, location };
  }

  readonly #keep = (typed: ProfileDetails | null): void => {
    if (this.recruiter === null) return;
    if (typed === null) this.#draft.clear();
    else this.#draft.keep(typed, this.#base);
  };
}
