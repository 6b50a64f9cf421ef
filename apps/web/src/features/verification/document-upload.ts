import { type Failure, failure, type Outcome } from '@glo/domain/shared/outcome';
import type { DocumentDraft } from '@glo/domain/verification/evidence';
import { documentOfWrongType, documentProblem } from '@glo/domain/files/document';
import { headLength } from '@glo/domain/files/file-type';
import type { VerificationGateway, VerifiedParty } from '@glo/domain/verification/verification-gateway';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Action } from '../../state/action.ts';
import type { Notices } from '../../state/notices.ts';
import { texts } from '../../ui/fields/files/file-texts.ts';
import { hasChanged, readFile } from '../../ui/fields/files/read-file.ts';

export interface DocumentUploadOptions {
  readonly party: VerifiedParty;
  readonly gateway: VerificationGateway;
  readonly notices: Notices;
  /** Alert after a failed upload (decision 23). */
  readonly uploadFailed: string;
}

/** Uploads a document when it is chosen, so that it survives a reload. */
export class DocumentUpload {
  document: DocumentDraft | null = null;
  /** Name of a file whose upload a reload interrupted. */
  lost = '';
  progress = 0;
  readonly uploading: Action<Outcome<string>, File>;
  /** The newest choice. Reading it takes a moment. */
  #picked: File | null = null;
  #file: File | null = null;
  readonly #options: DocumentUploadOptions;

  constructor(options: DocumentUploadOptions) {
    this.#options = options;
    this.uploading = new Action({
      prepare: () => this.#file,
      send: (file, stop) => this.#send(file, stop),
      onDone: ({ value: url }, file) => {
        this.document = draftOf(file, url);
      },
      onFailed: (answer) => {
        if (answer.failure.kind !== 'signed-out') this.refuse(this.#textOf(answer.failure));
      },
    });
    makeAutoObservable(this, { document: observableRef }, { autoBind: true });
  }

  restore(document: DocumentDraft | null): void {
    const hasArrived = document !== null && document.url !== '';
    this.document = hasArrived ? document : null;
    this.lost = hasArrived ? '' : (document?.name ?? '');
  }

  get failed(): boolean {
    return this.document?.url === '' && !this.uploading.pending;
  }

  async pick(file: File): Promise<void> {
    this.#picked = file;
    const head = await readFile(file, headLength);
    if (this.#picked !== file) return;
    const problem = typeof head === 'string' ? head : documentProblem(file, head);
    if (problem !== null) return this.refuse(problem);
    this.#file = file;
    await this.uploading.restart();
  }

  refuse(reason: string): void {
    this.#options.notices.alert(reason);
  }

  remove(): void {
    this.stop();
    this.#file = null;
    this.document = null;
    this.lost = '';
  }

  stop(): void {
    this.#picked = null;
    this.uploading.cancel();
  }

  /** Waits for a pending upload and retries a failed one. Resolves to whether the document was uploaded. */
  async arrived(): Promise<boolean> {
    if (this.failed) await this.uploading.restart();
    await when(() => !this.uploading.pending);
    return this.document !== null && this.document.url !== '';
  }

  /** The specified text also covers documents that only the service rejects (decision 50). */
  #textOf({ kind, text }: Failure): string {
    if (text === documentOfWrongType) return text;
    return [this.#options.uploadFailed, kind === 'refused' ? text : ''].filter((line) => line !== '').join('\n');
  }

  async #send(file: File, stop: AbortSignal): Promise<Outcome<string>> {
    const { party, gateway } = this.#options;
    this.document = draftOf(file, '');
    this.lost = '';
    this.progress = 0;
    const onProgress = (share: number) => runInAction(() => void (this.progress = share));
    return explainChange(file, await gateway.upload(party, file, { onProgress, stop }));
  }
}

const draftOf = ({ name, type, size }: File, url: string): DocumentDraft => ({ name, type, size, url });

/** Replaces a failure whose reason is that the file has changed on the device. */
export async function explainChange(file: File, answer: Outcome<string>): Promise<Outcome<string>> {
  if (answer.ok || answer.failure.kind === 'signed-out' || !(await hasChanged(file))) return answer;
  return failure('refused', texts.fileChanged);
}
