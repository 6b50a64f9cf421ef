import type { Failure } from '@glo/domain/shared/outcome';
import type { DocumentDraft } from '@glo/domain/verification/evidence';
import { documentOfWrongType, documentProblem } from '@glo/domain/files/document';
import { headLength } from '@glo/domain/files/file-type';
import type { VerificationGateway, VerifiedParty } from '@glo/domain/verification/verification-gateway';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { Notices } from '../../state/notices.ts';
import { PendingRequest } from '../../state/pending-request.ts';
import { texts } from '../../ui/fields/files/file-texts.ts';
import { hasChanged, readFile } from '../../ui/fields/files/read-file.ts';

interface DocumentUploadOptions {
  readonly whose: VerifiedParty;
  readonly gateway: VerificationGateway;
  readonly notices: Notices;
  /** Alert after a failed upload (decision 23). */
  readonly failedText: string;
}

/** Uploads a document when it is chosen, so that it survives a reload. */
export class DocumentUpload {
  document: DocumentDraft | null = null;
  /** Name of a file whose upload a reload interrupted. */
  lost = '';
  progress = 0;
  readonly uploading = new PendingRequest();
  /** The newest choice. Reading it takes a moment. */
  #picked: File | null = null;
  #file: File | null = null;
  #stop = new AbortController();
  readonly #options: DocumentUploadOptions;

  constructor(options: DocumentUploadOptions) {
    this.#options = options;
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
    if (problem === null) await this.#upload(file);
    else this.refuse(problem);
  }

  refuse(reason: string): void {
    this.#options.notices.alert(reason);
  }

  async retry(): Promise<void> {
    if (this.#file !== null) await this.#upload(this.#file);
  }

  remove(): void {
    this.stop();
    this.#file = null;
    this.document = null;
    this.lost = '';
  }

  stop(): void {
    this.#picked = null;
    this.#stop.abort();
    this.uploading.cancel();
  }

  /** Waits for a pending upload and retries a failed one. Resolves to whether the document was uploaded. */
  async arrived(): Promise<boolean> {
    if (this.failed) await this.retry();
    await when(() => !this.uploading.pending);
    return this.document !== null && this.document.url !== '';
  }

  /** The specified text also covers documents that only the service rejects (decision 50). */
  #textOf({ kind, text }: Failure, hasFileChanged: boolean): string {
    if (text === documentOfWrongType && !hasFileChanged) return text;
    const reason = hasFileChanged ? texts.fileChanged : kind === 'refused' ? text : '';
    return [this.#options.failedText, reason].filter((line) => line !== '').join('\n');
  }

  async #upload(file: File): Promise<void> {
    const { whose, gateway } = this.#options;
    const { name, type, size } = file;
    this.stop();
    this.#stop = new AbortController();
    this.#file = file;
    const { signal } = this.#stop;
    const token = runInAction(() => {
      this.document = { name, type, size, url: '' };
      this.lost = '';
      this.progress = 0;
      return this.uploading.start();
    });
    const onProgress = (share: number) => runInAction(() => void (this.progress = share));
    const answer = await gateway.upload(whose, file, { onProgress, stop: signal });
    const hasFileChanged = !answer.ok && (await hasChanged(file));
    if (!this.uploading.settle(token)) return;
    runInAction(() => {
      if (answer.ok) this.document = { name, type, size, url: answer.value };
      else if (answer.failure.kind !== 'signed-out') this.refuse(this.#textOf(answer.failure, hasFileChanged));
    });
  }
}
