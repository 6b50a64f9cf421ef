import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import { DescriptionWriting } from '../description/description-writing.ts';
import { leadBack } from '../posting/unfinished-step.ts';
import { JobEditing } from './job-editing.ts';

/** The description of a posted job (specification 2, section 2). */
@injectable()
export class EditDescriptionPresenter {
  readonly editing: JobEditing;
  /** null until the job is there. */
  writing: DescriptionWriting | null = null;
  readonly #board: JobBoard;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(editing: JobEditing, board: JobBoard, notices: Notices, navigator: Navigator) {
    this.editing = editing;
    this.#board = board;
    this.#notices = notices;
    this.#navigator = navigator;
    makeAutoObservable(this, { editing: false, writing: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stops = [
      reaction(
        () => this.editing.begun.value,
        (edit) => edit && this.#show(edit.draft),
      ),
      reaction(
        () => this.writing?.description.value,
        (description) => description !== undefined && this.editing.update({ description }),
      ),
      this.editing.start(visit),
    ];
    return () => {
      for (const stop of stops) stop();
      this.writing?.asking.cancel();
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

  #show(draft: JobDraft): void {
    const ways = { navigator: this.#navigator, notices: this.#notices, steps: this.editing.paths };
    if (leadBack(draft, ['details'], ways)) return;
    runInAction(() => {
      this.writing = new DescriptionWriting(draft, this.#board, this.#notices);
    });
  }
}
