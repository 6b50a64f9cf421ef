import type { Field } from '@glo/domain/form';
import { descriptionRule, JobBoard, withSuggestion } from '@glo/domain/jobs';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/form-field.ts';
import { JobDraftState } from '../../../state/job-draft-state.ts';
import { Notices } from '../../../state/notices.ts';
import { SlowWatch } from '../../../state/slow-watch.ts';
import { leadBack } from './unfinished-step.ts';

/** Job Description (specification 2, section 2): a text, and a suggestion that waits to be taken over (decision 28). */
@injectable()
export class JobDescriptionPresenter {
  readonly title: string;
  readonly description: Field;
  readonly asking = new SlowWatch();
  /** A suggested text, until it is inserted, appended or dismissed. */
  proposal: string | null = null;
  readonly #board: JobBoard;
  readonly #drafts: JobDraftState;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(board: JobBoard, drafts: JobDraftState, notices: Notices, navigator: Navigator) {
    this.#board = board;
    this.#drafts = drafts;
    this.#notices = notices;
    this.#navigator = navigator;
    this.title = drafts.draft.title.trim();
    this.description = formField(drafts.draft.description, descriptionRule);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    leadBack(this.#drafts.draft, ['details'], { navigator: this.#navigator, notices: this.#notices });
    const stopKeeping = reaction(
      () => this.description.value,
      (description) => this.#drafts.update({ description }),
    );
    return () => {
      stopKeeping();
      this.asking.cancel();
    };
  }

  submit(): void {
    this.description.reveal();
    if (this.description.valid) this.#navigator.go(paths.jobPreview);
  }

  async suggest(): Promise<void> {
    if (this.asking.pending && !this.asking.slow) return;
    const turn = this.asking.start();
    const answer = await this.#board.suggestDescription(this.title, this.#drafts.draft.type);
    if (!this.asking.settle(turn)) return;
    runInAction(() => {
      if (answer.ok) this.proposal = answer.value;
      else this.#notices.failed(answer.failure);
    });
  }

  /** Puts the proposal where the writer is. */
  insert(position: number): void {
    this.#take(position);
  }

  append(): void {
    this.#take(this.description.value.length);
  }

  dismiss(): void {
    this.proposal = null;
  }

  #take(position: number): void {
    if (this.proposal === null) return;
    this.description.change(withSuggestion(this.description.value, this.proposal, position));
    this.description.leave();
    this.proposal = null;
  }
}
