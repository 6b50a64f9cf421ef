import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { Lookups } from '@glo/domain/lookups/lookups';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { JobFormFields } from '../form/job-form-fields.ts';
import { JobFormLookups } from '../form/job-form-lookups.ts';
import { JobEditing } from './job-editing.ts';

/** Edit Opportunity: the form of a posted job (specification 2, section 2). */
@injectable()
export class EditJobPresenter {
  readonly editing: JobEditing;
  readonly lookups: JobFormLookups;
  /** null until the job is there. */
  form: JobFormFields | null = null;
  readonly #navigator: Navigator;

  constructor(editing: JobEditing, lookups: Lookups, navigator: Navigator) {
    this.editing = editing;
    this.lookups = new JobFormLookups(lookups);
    this.#navigator = navigator;
    makeAutoObservable(this, { editing: false, lookups: false, form: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const isUnfinished = stateText(visit.state, 'why') === 'unfinished';
    const stops = [
      reaction(
        () => this.editing.begun.value,
        (edit) => edit && this.#show(edit.draft, isUnfinished),
      ),
      reaction(
        () => this.form?.entered,
        (entered) => entered && this.editing.update(entered),
      ),
      this.editing.start(visit, { asksAnew: true }),
      this.lookups.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get pageTitle(): string | null {
    return this.editing.pageTitle;
  }

  submit(): void {
    this.form?.reveal();
    if (this.form?.valid) this.#navigator.go(this.editing.paths.description);
  }

  discard(): void {
    this.editing.discard((draft) => this.#show(draft));
    if (this.editing.draft !== null) this.#show(this.editing.draft);
  }

  #show(draft: JobDraft, isUnfinished = false): void {
    runInAction(() => {
      this.form = new JobFormFields(draft);
      if (isUnfinished) this.form.reveal();
      else this.form.leave();
    });
  }
}
