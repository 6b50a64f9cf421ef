import type { Field } from '@glo/domain/form/field';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { descriptionRule, withSuggestion } from '@glo/domain/jobs/description';
import { coveredTopics, type DescriptionTopic } from '@glo/domain/jobs/description-tips';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { makeAutoObservable, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts } from './texts.ts';

/** Writing a description: a text, and a suggestion that waits to be taken over (decision 28). */
export class DescriptionWriting {
  readonly description: Field;
  readonly asking = new PendingRequest();
  /** A suggested text, until it is inserted, appended or dismissed. */
  proposal: string | null = null;
  readonly #draft: JobDraft;
  readonly #board: JobBoard;
  readonly #notices: Notices;

  constructor(draft: JobDraft, board: JobBoard, notices: Notices) {
    this.#draft = draft;
    this.#board = board;
    this.#notices = notices;
    this.description = formField(draft.description, descriptionRule);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is not given yet, by its label. */
  get missing(): readonly string[] {
    return missingLabels({ label: this.description }, texts);
  }

  get covered(): ReadonlySet<DescriptionTopic> {
    return coveredTopics(this.description.value);
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
