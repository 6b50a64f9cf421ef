import type { Companies } from '@glo/domain/company/companies';
import { imageMissing } from '@glo/domain/company/company-form';
import type { Field } from '@glo/domain/form/field';
import { required } from '@glo/domain/form/rules';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts } from '../../../ui/fields/files/file-texts.ts';
import { hasChanged } from '../../../ui/fields/files/read-file.ts';
import { chosenImageProblem } from '../../chosen-image.ts';

/** Uploads a picture when it is chosen, so that it survives a reload. */
export class CompanyImage {
  file: File | null = null;
  readonly address: Field;
  readonly uploading = new PendingRequest();
  refusal: string | null = null;
  /** The newest choice. Reading it takes a moment. */
  #picked: File | null = null;
  readonly #companies: Companies;
  readonly #notices: Notices;

  constructor(url: string, companies: Companies, notices: Notices) {
    this.address = formField(url, required(imageMissing));
    this.#companies = companies;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get url(): string {
    return this.address.value;
  }

  /** Not shown as missing during an upload. */
  get shownError(): string | null {
    return this.uploading.pending ? null : (this.refusal ?? this.address.shownError);
  }

  get ready(): boolean {
    return this.url !== '' && !this.uploading.pending;
  }

  async pick(file: File): Promise<void> {
    this.#picked = file;
    const problem = await chosenImageProblem(file);
    if (this.#picked !== file) return;
    if (problem === null) await this.#upload(file);
    else this.refuse(problem);
  }

  refuse(reason: string): void {
    this.#notices.alert(reason);
  }

  async #upload(file: File): Promise<void> {
    const token = runInAction(() => {
      this.file = file;
      this.refusal = null;
      return this.uploading.start();
    });
    const answer = await this.#companies.uploadImage(file);
    const isOther = !answer.ok && answer.failure.kind !== 'signed-out' && (await hasChanged(file));
    if (!this.uploading.settle(token)) return;
    runInAction(() => {
      if (answer.ok) {
        this.address.change(answer.value);
        return;
      }
      this.file = null;
      if (isOther) {
        this.#notices.actFailed({ kind: 'refused', text: texts.fileChanged });
        return;
      }
      this.refusal = refusalOf(answer.failure);
      this.#notices.actFailed(answer.failure);
    });
  }

  async pickAgain(): Promise<void> {
    if (this.file !== null) await this.#upload(this.file);
  }

  cancel(): void {
    this.#picked = null;
    this.uploading.cancel();
    this.file = null;
  }

  remove(): void {
    this.cancel();
    this.refusal = null;
    this.address.change('');
  }
}

/** Size and type were checked before, so refusals mean an invalid picture or a rate limit. */
function refusalOf({ kind, text, retryAt }: Failure): string | null {
  if (kind !== 'refused') return null;
  return retryAt === undefined ? `${texts.noPicture} ${text || texts.another}` : text || null;
}
