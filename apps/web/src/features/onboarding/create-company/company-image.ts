import type { Companies } from '@glo/domain/company/companies';
import type { Field } from '@glo/domain/form/field';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { Action } from '../../../state/action.ts';
import type { Notices } from '../../../state/notices.ts';
import { texts } from '../../../ui/fields/files/file-texts.ts';
import { chosenImageProblem } from '../../chosen-image.ts';
import { explainChange } from '../../verification/document-upload.ts';

/** Uploads a picture when it is chosen, so that it survives a reload. */
export class CompanyImage {
  file: File | null = null;
  readonly address: Field;
  readonly uploading: Action<Outcome<string>, File>;
  /** The newest choice. Reading it takes a moment. */
  #picked: File | null = null;
  readonly #notices: Notices;

  constructor(address: Field, companies: Companies, notices: Notices) {
    this.address = address;
    this.#notices = notices;
    this.uploading = new Action({
      prepare: () => this.file,
      send: async (file) => explainChange(file, await companies.uploadImage(file)),
      onDone: ({ value }) => address.change(value),
      onFailed: ({ failure }) => {
        this.file = null;
        this.uploading.problem = problemOf(failure);
        notices.showWriteFailure(failure);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get url(): string {
    return this.address.value;
  }

  /** Not shown as missing during an upload. */
  get shownError(): string | null {
    return this.uploading.pending ? null : (this.uploading.problem ?? this.address.shownError);
  }

  async pick(file: File): Promise<void> {
    this.#picked = file;
    const problem = await chosenImageProblem(file);
    if (this.#picked !== file) return;
    if (problem !== null) return this.refuse(problem);
    runInAction(() => void (this.file = file));
    await this.uploading.restart();
  }

  refuse(reason: string): void {
    this.#notices.alert(reason);
  }

  cancel(): void {
    this.#picked = null;
    this.uploading.cancel();
    this.file = null;
  }

  remove(): void {
    this.cancel();
    this.uploading.problem = null;
    this.address.change('');
  }
}

/** Size and type were checked before, so refusals mean an invalid picture or a rate limit. */
function problemOf({ kind, text, retryAt }: Failure): string | null {
  if (kind !== 'refused' || text === texts.fileChanged) return null;
  return retryAt === undefined ? `${texts.noPicture} ${text || texts.another}` : text || null;
}
