import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { Lookups } from '@glo/domain/lookups/lookups';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../../navigation/navigator.ts';
import { JobFormFields, JobFormLookups } from '../fields/job-form.ts';
import { showRefusal } from '../../../refusal-state.ts';
import { JobEditing } from './job-editing.ts';

@injectable()
export class EditJobPresenter {
  readonly editing: JobEditing;
  readonly lookups: JobFormLookups;
  form: JobFormFields | null = null;
  readonly #navigator: Navigator;

  constructor(editing: JobEditing, lookups: Lookups, navigator: Navigator) {
    this.editing = editing;
    this.lookups = new JobFormLookups(lookups);
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const isUnfinished = stateText(visit.state, 'why') === 'unfinished';
    const stops = [
      reaction(
        () => this.editing.edit.value,
        (edit) => {
          if (edit) this.#show(edit.draft, isUnfinished);
          if (this.form) showRefusal(this.form.fields, visit.state);
        },
      ),
      reaction(
        () => this.form?.entered,
        (entered) => entered && this.editing.update(entered),
      ),
      this.editing.start(visit, { reloads: true, form: () => this.form }),
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
    if (this.form?.reveal()) this.#navigator.navigate(this.editing.paths.description);
  }

  discard(): void {
    this.lookups.clear();
    this.editing.discard((draft) => this.#show(draft));
  }

  #show(draft: JobDraft, isUnfinished = false): void {
    runInAction(() => {
      this.form = new JobFormFields(draft);
      if (isUnfinished) this.form.reveal();
      else this.form.leave();
    });
  }
}
