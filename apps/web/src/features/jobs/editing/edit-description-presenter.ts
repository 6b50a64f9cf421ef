import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { DescriptionWriting } from '../description/description-writing.ts';
import { showRefusal } from '../../refusal-state.ts';
import { JobEditing } from './job-editing.ts';

@injectable()
export class EditDescriptionPresenter {
  readonly editing: JobEditing;
  writing: DescriptionWriting | null = null;
  readonly #board: JobBoard;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(editing: JobEditing, board: JobBoard, notices: Notices, navigator: Navigator) {
    this.editing = editing;
    this.#board = board;
    this.#notices = notices;
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stops = [
      reaction(
        () => this.editing.begun.value,
        (edit) => {
          if (edit) this.#show(edit.draft);
          showRefusal(this.#fields, visit.state);
        },
      ),
      reaction(
        () => this.writing?.description.value,
        (description) => description !== undefined && this.editing.update({ description }),
      ),
      this.editing.start(visit, { fields: () => this.#fields }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.writing?.leave();
    };
  }

  get pageTitle(): string | null {
    return this.editing.pageTitle;
  }

  submit(): void {
    const { writing } = this;
    writing?.description.reveal();
    if (writing?.description.valid) this.#navigator.go(this.editing.paths.preview);
  }

  get canSave(): boolean {
    return this.writing?.description.valid === true && this.editing.isChanged;
  }

  save(): void {
    this.writing?.description.reveal();
    if (this.canSave) void this.editing.sending.request.run();
  }

  discard(): void {
    this.writing?.leave();
    this.editing.discard((draft) => this.#show(draft));
  }

  get #fields() {
    return { ...(this.writing && { description: this.writing.description }) };
  }

  #show(draft: JobDraft): void {
    if (this.editing.redirectToUnfinished(draft, ['details'])) return;
    runInAction(() => {
      this.writing = new DescriptionWriting(draft, this.#board, this.#notices);
    });
  }
}
