import { cleanTyped } from '@glo/domain/shared/clean-text';
import type { Field } from '@glo/domain/form/field';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { descriptionRule, withSuggestion } from '@glo/domain/jobs/description';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { action, makeAutoObservable, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts } from './texts.ts';

const toast = 'suggestion';

/** Editing state of a description and its suggestion (decision 28). */
export class DescriptionWriting {
  readonly description: Field;
  readonly asking = new PendingRequest();
  proposal: string | null = null;
  readonly #draft: JobDraft;
  readonly #board: JobBoard;
  readonly #notices: Notices;

  constructor(draft: JobDraft, board: JobBoard, notices: Notices) {
    this.#draft = draft;
    this.#board = board;
    this.#notices = notices;
    this.description = formField(draft.description, descriptionRule, true, cleanTyped);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get missing(): readonly string[] {
    return missingLabels({ label: this.description }, texts);
  }

  async suggest(): Promise<void> {
    if (this.asking.pending && !this.asking.slow) return;
    const token = this.asking.start();
    const answer = await this.#board.suggestDescription(this.#draft.title.trim(), this.#draft.type);
    if (!this.asking.settle(token)) return;
    runInAction(() => {
      if (answer.ok) this.proposal = answer.value;
      else this.#notices.failed(answer.failure);
    });
  }

  /** Inserts the proposal, with Undo. */
  insert(position: number): void {
    const { proposal, description } = this;
    if (proposal === null) return;
    const before = description.value;
    description.change(withSuggestion(before, proposal, position));
    description.leave();
    this.proposal = null;
    const undo = action(() => {
      description.change(before);
      this.proposal = proposal;
    });
    this.#notices.undoable(texts.inserted, undo, undefined, toast);
  }

  dismiss(): void {
    this.proposal = null;
  }

  /** Cancels the request and removes the toast with its Undo. */
  leave(): void {
    this.asking.cancel();
    this.#notices.dismissToast(toast);
  }
}
