import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../../navigation/navigator.ts';
import { Notices } from '../../../../state/notices.ts';
import { DescriptionWriting } from '../description/description-writing.ts';
import { showRefusal } from '../../../refusal-state.ts';
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
        () => this.editing.edit.value,
        (edit) => {
          if (edit) this.#show(edit.draft);
          if (this.writing) showRefusal(this.writing.form.fields, visit.state);
        },
      ),
      reaction(
        () => this.writing?.form.entered,
        (entered) => entered && this.editing.update(entered),
      ),
      this.editing.start(visit, { form: () => this.writing?.form ?? null }),
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
    if (this.writing?.form.reveal()) this.#navigator.navigate(this.editing.paths.preview);
  }

  discard(): void {
    this.writing?.leave();
    this.editing.discard((draft) => this.#show(draft));
  }

  #show(draft: JobDraft): void {
    if (this.editing.redirectToUnfinished(draft, ['details'])) return;
    runInAction(() => {
      this.writing = new DescriptionWriting(draft, this.#board, this.#notices);
    });
  }
}
