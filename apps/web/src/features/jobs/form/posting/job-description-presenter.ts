import { JobBoard } from '@glo/domain/jobs/job-board';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator, type Visit } from '../../../../navigation/navigator.ts';
import { paths } from '../../../../navigation/paths.ts';
import { JobDraftState } from '../../../../state/jobs/job-draft-state.ts';
import { Notices } from '../../../../state/notices.ts';
import { showRefusal } from '../../../refusal-state.ts';
import { DescriptionWriting } from '../description/description-writing.ts';
import { redirectToUnfinished } from './step-redirects.ts';

@injectable()
export class JobDescriptionPresenter {
  readonly title: string;
  readonly writing: DescriptionWriting;
  readonly #drafts: JobDraftState;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(board: JobBoard, drafts: JobDraftState, notices: Notices, navigator: Navigator) {
    this.#drafts = drafts;
    this.#notices = notices;
    this.#navigator = navigator;
    this.title = drafts.draft.title.trim();
    this.writing = new DescriptionWriting(drafts.draft, board, notices);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit?: Visit): () => void {
    showRefusal(this.writing.form.fields, visit?.state);
    redirectToUnfinished(this.#drafts.draft, ['details'], { navigator: this.#navigator, notices: this.#notices });
    const stopKeeping = reaction(
      () => this.writing.form.entered,
      (entered) => this.#drafts.update(entered),
    );
    return () => {
      stopKeeping();
      this.writing.leave();
    };
  }

  submit(): void {
    if (this.writing.form.reveal()) this.#navigator.navigate(paths.jobPreview);
  }

  discard(): void {
    this.#drafts.discard();
    this.#navigator.navigate(paths.jobForm, { replace: true });
  }
}
