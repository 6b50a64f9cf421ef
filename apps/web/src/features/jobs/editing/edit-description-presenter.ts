import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { DescriptionWriting } from '../description/description-writing.ts';
import { showRefusal } from '../../refusal-state.ts';
import { JobUpdate } from './job-update.ts';

@injectable()
export class EditDescriptionPresenter {
  readonly update: JobUpdate;
  writing: DescriptionWriting | null = null;
  readonly #board: JobBoard;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(update: JobUpdate, board: JobBoard, notices: Notices, navigator: Navigator) {
    this.update = update;
    this.#board = board;
    this.#notices = notices;
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stops = [
      reaction(
        () => this.update.editing.begun.value,
        (edit) => {
          if (edit) this.#show(edit.draft);
          showRefusal(this.#fields, visit.state);
        },
      ),
      reaction(
        () => this.writing?.description.value,
        (description) => description !== undefined && this.update.editing.update({ description }),
      ),
      this.update.start(visit, { fields: () => this.#fields }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.writing?.leave();
    };
  }

  get pageTitle(): string | null {
    return this.update.editing.pageTitle;
  }

  submit(): void {
    const { writing } = this;
    writing?.description.reveal();
    if (writing?.description.valid) this.#navigator.go(this.update.editing.paths.preview);
  }

  get canSave(): boolean {
    return this.writing?.description.valid === true && this.update.editing.isChanged;
  }

  save(): void {
    this.writing?.description.reveal();
    if (this.canSave) void this.update.sending.send();
  }

  discard(): void {
    this.writing?.leave();
    this.update.editing.discard((draft) => this.#show(draft));
    if (this.update.editing.draft !== null) this.#show(this.update.editing.draft);
  }

  get #fields() {
    return { ...(this.writing && { description: this.writing.description }) };
  }

  #show(draft: JobDraft): void {
    if (this.update.leadBack(draft, ['details'])) return;
    runInAction(() => {
      this.writing = new DescriptionWriting(draft, this.#board, this.#notices);
    });
  }
}
