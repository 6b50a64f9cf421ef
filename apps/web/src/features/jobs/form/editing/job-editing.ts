import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { JobLifecycle, type SendResult } from '@glo/domain/jobs/job-lifecycle';
import type { JobId } from '@glo/domain/shared/ids';
import { type Failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { firstEntry, Navigator, type Visit } from '../../../../navigation/navigator.ts';
import { editPaths, jobDetailsPath, opportunityPath } from '../../../../navigation/addresses.ts';
import type { FormFields } from '../../../../state/fields/form-fields.ts';
import { JobOwners } from '../../../../state/jobs/job-owners.ts';
import { Notices } from '../../../../state/notices.ts';
import { itemResource, type Resource } from '../../../../state/resource.ts';
import { ServiceStore } from '../../../../state/store/service-store.ts';
import { UnsavedWork } from '../../../../state/unsaved-work.ts';
import { JobSending } from '../posting/job-sending.ts';
import { redirectToRefusedField, redirectToUnfinished, type Step } from '../posting/step-redirects.ts';
import { type JobEdit, JobEdits } from './job-edits.ts';
import { texts } from './texts.ts';

interface StepOptions {
  /** Reload the job unless it has unsaved changes. */
  readonly reloads?: boolean;
  /** The form of this step, which can be saved and can show a refusal. */
  readonly form?: () => Pick<FormFields<never>, 'valid' | 'reveal' | 'refuse'> | null;
}

/** State of one editing step. Changes are kept across steps and asked about before they are lost. */
@injectable('Transient')
export class JobEditing {
  readonly edit: Resource<JobEdit>;
  readonly sending: JobSending;
  id = '' as JobId;
  posted: Job | null = null;
  /** The job as it is now, if it was changed since the edit began. */
  changed: Job | null = null;
  step: StepOptions = {};
  readonly #store: ServiceStore;
  readonly #lifecycle: JobLifecycle;
  readonly #edits: JobEdits;
  readonly #notices: Notices;
  readonly #unsaved: UnsavedWork;
  readonly #navigator: Navigator;
  readonly #owners: JobOwners;

  constructor(
    store: ServiceStore,
    lifecycle: JobLifecycle,
    edits: JobEdits,
    notices: Notices,
    unsaved: UnsavedWork,
    navigator: Navigator,
    owners: JobOwners,
  ) {
    this.#store = store;
    this.#lifecycle = lifecycle;
    this.#edits = edits;
    this.#notices = notices;
    this.#unsaved = unsaved;
    this.#navigator = navigator;
    this.#owners = owners;
    this.edit = itemResource(() => this.#startEdit(), notices.showReadFailure);
    this.sending = new JobSending({
      send: () => this.#send(),
      onSent: () => {
        notices.showToast(texts.updated, 'success');
        navigator.navigate(opportunityPath(this.id), { replace: true });
      },
      redirect: () => this.redirectToUnfinished(this.draft, ['details', 'description']),
      onRefused: (failure) => this.#showRefusal(failure),
      onChanged: this.#showChanged,
      sentText: texts.updated,
      kept: texts.editKept,
      notices,
    });
    const refs = { posted: observableRef, changed: observableRef, step: observableRef } as const;
    makeAutoObservable(this, { ...refs, sending: false }, { autoBind: true });
  }

  start(visit: Visit, step: StepOptions = {}): () => void {
    this.id = (visit.params['id'] ?? '') as JobId;
    this.step = step;
    const leave = this.sending.show();
    if (this.#edits.isSaved(this.#navigator.entry.key)) {
      // Back after an update skips the editing steps.
      this.#navigator.goBack(opportunityPath(this.id));
      return leave;
    }
    const steps = Object.values(this.paths).map((path) => path.toLowerCase());
    const stopWatching = this.#unsaved.watch(() => this.isChanged, {
      mayLeaveTo: (path) => steps.includes(path.toLowerCase()),
      onDiscard: () => this.#edits.drop(this.id),
    });
    const stopWatchingOwner = this.#owners.watch(this.#store.job(this.id));
    const stopGuarding = when(() => this.#colleague !== null, this.#leaveToColleague);
    void this.edit.load();
    return () => {
      stopWatchingOwner();
      stopGuarding();
      stopWatching();
      this.edit.request.cancel();
      leave();
    };
  }

  get paths(): ReturnType<typeof editPaths> {
    return editPaths(this.id);
  }

  get draft(): JobDraft | null {
    return this.#edits.get(this.id)?.draft ?? null;
  }

  get isChanged(): boolean {
    return this.#edits.isChanged(this.id);
  }

  get pageTitle(): string | null {
    const edit = this.#edits.get(this.id);
    return edit && texts.titleOf(edit.original.title);
  }

  get canSave(): boolean {
    return this.#form?.valid === true && this.isChanged;
  }

  get #form() {
    return this.step.form?.() ?? null;
  }

  save(): void {
    this.#form?.reveal();
    if (this.canSave) void this.sending.request.run();
  }

  update(change: Partial<JobDraft>): void {
    this.#edits.update(this.id, change);
  }

  /** Restores the posted job. `show` fills the form, also after Undo. */
  discard(show: (draft: JobDraft) => void): void {
    const edit = this.#edits.get(this.id);
    if (edit === null) return;
    const restore = (draft: JobDraft) => {
      this.update(draft);
      show(draft);
    };
    restore(edit.original);
    this.#notices.offerUndo({ text: texts.discarded, undo: () => restore(edit.draft) });
  }

  /** Returns false if none of these steps is unfinished. */
  redirectToUnfinished(draft: JobDraft | null, steps: readonly Step[]): boolean {
    return draft !== null && redirectToUnfinished(draft, steps, this.#redirects);
  }

  /** Starts over from the job as it is now. */
  loadChanges(): void {
    const { changed, draft } = this;
    this.#showChanged(null);
    if (changed === null) return;
    this.edit.change(() => this.#edits.start(changed));
    if (draft === null) return;
    const undo = () => {
      this.update(draft);
      this.edit.change((edit) => this.#edits.get(this.id) ?? edit);
    };
    this.#notices.offerUndo({ text: texts.discarded, undo });
  }

  /** Saves the typed text as a change to the job as it is now. */
  async saveMine(): Promise<void> {
    if (this.changed !== null) this.#edits.rebase(this.changed);
    await this.sending.request.run();
  }

  async #send(): Promise<SendResult> {
    const edit = this.#edits.get(this.id);
    this.#showChanged(null);
    if (edit === null) return { ok: false, reason: 'incomplete' };
    const result = await this.#lifecycle.update(edit.id, edit.draft, edit.original);
    if (result.ok) this.#edits.sent(edit.id, edit.draft);
    return result;
  }

  #showRefusal(failure: Failure): boolean {
    const { draft } = this;
    if (this.#form?.refuse(failure)) return true;
    return draft !== null && redirectToRefusedField(draft, failure, this.#redirects);
  }

  get #redirects() {
    return { navigator: this.#navigator, notices: this.#notices, steps: this.paths };
  }

  readonly #showChanged = (changed: Job | null): void => {
    runInAction(() => (this.changed = changed));
  };

  get #colleague(): CompanyMember | null {
    return this.posted && this.#owners.colleague(this.posted);
  }

  /** The service refuses changes to colleagues' jobs (decision 17). */
  readonly #leaveToColleague = (): void => {
    this.#edits.drop(this.id);
    this.#notices.showToast(texts.colleagues(this.#colleague?.name ?? ''));
    this.#navigator.navigate(jobDetailsPath(this.id), { replace: true });
  };

  async #startEdit(): Promise<Outcome<JobEdit>> {
    const { key } = this.#navigator.entry;
    const result = await this.#read();
    if (key !== firstEntry) this.#edits.opened(this.id, key);
    return result;
  }

  async #read(): Promise<Outcome<JobEdit>> {
    const edit = this.#edits.get(this.id);
    if (edit !== null && (this.isChanged || this.step.reloads !== true)) return success(edit);
    const answer = await this.#store.job(this.id).readAgain();
    if (!answer.ok) return answer;
    const started = this.#edits.start(answer.value);
    runInAction(() => {
      this.posted = answer.value;
    });
    return success(started);
  }
}
