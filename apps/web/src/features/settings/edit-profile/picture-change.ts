import type { PictureKind } from '@glo/domain/profile/profile-gateway';
import type { ProfileEditing } from '@glo/domain/profile/profile-editing';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { chosenImageProblem } from '../../chosen-image.ts';
import { texts } from './texts.ts';

interface Problem {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A profile picture: chosen, cropped, previewed, uploaded. The previous one stays until the upload succeeds. */
export class PictureChange {
  chosen: File | null = null;
  shown: File | null = null;
  failed: File | null = null;
  readonly wait = new PendingRequest();
  #words = '';
  readonly #kind: PictureKind;
  readonly #editing: ProfileEditing;
  readonly #notices: Notices;
  #stored: File | null = null;

  constructor(kind: PictureKind, editing: ProfileEditing, notices: Notices) {
    this.#kind = kind;
    this.#editing = editing;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isUnsaved(): boolean {
    return this.wait.pending || this.failed !== null;
  }

  get problem(): Problem | null {
    return this.failed === null ? null : { text: this.#words, onRetry: () => void this.retry() };
  }

  async choose(file: File): Promise<void> {
    const problem = await chosenImageProblem(file);
    if (problem !== null) this.refuse(problem);
    else runInAction(() => void (this.chosen = file));
  }

  refuse(reason: string): void {
    this.#notices.alert(reason);
  }

  doNotCut(): void {
    this.chosen = null;
  }

  async upload(picture: File): Promise<void> {
    this.chosen = null;
    this.failed = null;
    this.shown = picture;
    const token = this.wait.start();
    const answer = await this.#editing.changePicture(this.#kind, picture);
    runInAction(() => {
      if (!this.wait.settle(token)) return;
      if (answer.ok) this.#stored = picture;
      else this.#didNotArrive(picture, answer.failure);
    });
  }

  async retry(): Promise<void> {
    const picture = this.failed ?? this.shown;
    if (picture !== null) await this.upload(picture);
  }

  cancel(): void {
    this.wait.cancel();
    this.shown = this.#stored;
  }

  #didNotArrive(picture: File, { kind, text }: Failure): void {
    this.shown = this.#stored;
    this.failed = picture;
    this.#words = kind === 'refused' && text !== '' ? text : texts.pictureNotUploaded;
  }
}
