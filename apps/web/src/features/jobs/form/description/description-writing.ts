import { cleanTyped } from '@glo/domain/shared/clean-text';
import type { Field } from '@glo/domain/form/field';
import { type FormRules, mandatory } from '@glo/domain/form/form-rules';
import { descriptionRule, withSuggestion } from '@glo/domain/jobs/description';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import type { Outcome } from '@glo/domain/shared/outcome';
import { action, makeAutoObservable } from 'mobx';
import { Action } from '../../../../state/action.ts';
import { FormFields } from '../../../../state/fields/form-fields.ts';
import type { Notices } from '../../../../state/notices.ts';
import { texts } from './texts.ts';

type Described = Pick<JobDraft, 'description'>;

const rules: FormRules<Described> = { description: mandatory(descriptionRule, cleanTyped) };

const toast = 'suggestion';

/** Editing state of a description and its suggestion (decision 28). */
export class DescriptionWriting {
  readonly form: FormFields<Described>;
  readonly description: Field;
  readonly suggestion: Action<Outcome<string>>;
  proposal: string | null = null;
  readonly #notices: Notices;

  constructor(draft: JobDraft, board: JobBoard, notices: Notices) {
    this.#notices = notices;
    this.form = new FormFields(rules, { description: draft.description });
    this.description = this.form.fields.description;
    this.suggestion = new Action({
      send: () => board.suggestDescription(draft.title.trim(), draft.type),
      onDone: ({ value }) => (this.proposal = value),
      onFailed: ({ failure }) => notices.showReadFailure(failure),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get missing(): readonly string[] {
    return this.form.missing({ description: texts.label });
  }

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
    this.#notices.offerUndo({ key: toast, text: texts.inserted, undo });
  }

  dismiss(): void {
    this.proposal = null;
  }

  /** Cancels the request and removes the toast with its Undo. */
  leave(): void {
    this.suggestion.cancel();
    this.#notices.dismissToast(toast);
  }
}
