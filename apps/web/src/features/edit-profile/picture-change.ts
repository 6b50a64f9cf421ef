import type { PictureKind } from '@glo/domain/profile/profile-gateway';
import type { ProfileEditing } from '@glo/domain/profile/profile-editing';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { Action } from '../../state/action.ts';
import type { Notices } from '../../state/notices.ts';
import { chosenImageProblem } from '../chosen-image.ts';
import { texts } from './texts.ts';

/** A profile picture: chosen, cropped, previewed, uploaded. The previous one stays until the upload succeeds. */
export class PictureChange {
  /** To crop. */
  chosen: File | null = null;
  /** Last upload, successful or not. */
  cropped: File | null = null;
  readonly uploading: Action<Outcome<void>, File>;
  stored: File | null = null;
  readonly #notices: Notices;

  constructor(kind: PictureKind, editing: ProfileEditing, notices: Notices) {
    this.#notices = notices;
    this.uploading = new Action({
      prepare: () => this.cropped,
      send: (picture) => editing.changePicture(kind, picture),
      onDone: (_, picture) => {
        this.stored = picture;
      },
      onFailed: ({ failure: { kind: reason, text } }) => {
        this.uploading.problem = reason === 'refused' && text !== '' ? text : texts.pictureNotUploaded;
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): File | null {
    return this.uploading.pending ? this.cropped : this.stored;
  }

  get isUnsaved(): boolean {
    return this.uploading.pending || this.uploading.problem !== null;
  }

  async choose(file: File): Promise<void> {
    const problem = await chosenImageProblem(file);
    if (problem !== null) this.refuse(problem);
    else runInAction(() => void (this.chosen = file));
  }

  refuse(reason: string): void {
    this.#notices.alert(reason);
  }

  doNotCrop(): void {
    this.chosen = null;
  }

  async upload(picture: File): Promise<void> {
    this.chosen = null;
    this.cropped = picture;
    await this.uploading.restart();
  }
}
