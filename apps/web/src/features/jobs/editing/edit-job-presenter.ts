import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { Lookups } from '@glo/domain/lookups/lookups';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { JobFormFields } from '../form/job-form-fields.ts';
import { JobFormLookups } from '../form/job-form-lookups.ts';
import { showRefusal } from '../../refusal-state.ts';
import { JobUpdate } from './job-update.ts';

@injectable()
export class EditJobPresenter {
  readonly update: JobUpdate;
  readonly lookups: JobFormLookups;
  form: JobFormFields | null = null;
  readonly #navigator: Navigator;

  constructor(update: JobUpdate, lookups: Lookups, navigator: Navigator) {
    this.update = update;
    this.lookups = new JobFormLookups(lookups);
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const isUnfinished = stateText(visit.state, 'why') === 'unfinished';
    const stops = [
      reaction(
        () => this.update.editing.begun.value,
        (edit) => {
          if (edit) this.#show(edit.draft, isUnfinished);
          if (this.form) showRefusal(this.form.fields, visit.state);
        },
      ),
      reaction(
        () => this.form?.entered,
        (entered) => entered && this.update.editing.update(entered),
      ),
      this.update.start(visit, { asksAnew: true, fields: () => this.form?.fields ?? {} }),
      this.lookups.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get pageTitle(): string | null {
    return this.update.editing.pageTitle;
  }

  submit(): void {
    this.form?.reveal();
    if (this.form?.valid) this.#navigator.go(this.update.editing.paths.description);
  }

  get canSave(): boolean {
    return this.form?.valid === true && this.update.editing.isChanged;
  }

  save(): void {
    this.form?.reveal();
    if (this.canSave) void this.update.sending.send();
  }

  discard(): void {
    this.lookups.clear();
    this.update.editing.discard((draft) => this.#show(draft));
    if (this.update.editing.draft !== null) this.#show(this.update.editing.draft);
  }

  #show(draft: JobDraft, isUnfinished = false): void {
    runInAction(() => {
      this.form = new JobFormFields(draft);
      if (isUnfinished) this.form.reveal();
      else this.form.leave();
    });
  }
}
