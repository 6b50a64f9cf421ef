import { JobLifecycle, type SendResult } from '@glo/domain/jobs/job-lifecycle';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { type RefusableFields, refuseField } from '@glo/domain/form/form';
import type { Failure } from '@glo/domain/shared/outcome';
import type { Job } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { opportunityPath } from '../../../navigation/addresses.ts';
import { Notices } from '../../../state/notices.ts';
import { JobSending } from '../posting/job-sending.ts';
import { leadBack, leadToRefused } from '../posting/unfinished-step.ts';
import { JobEditing } from './job-editing.ts';
import { texts } from './texts.ts';

type Step = Parameters<typeof leadBack>[1][number];

@injectable('Transient')
export class JobUpdate {
  readonly editing: JobEditing;
  readonly sending: JobSending;
  #fields: () => RefusableFields = () => ({});
  /** The job as it is now, if it was changed since the edit began. */
  changed: Job | null = null;
  readonly #lifecycle: JobLifecycle;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(editing: JobEditing, lifecycle: JobLifecycle, notices: Notices, navigator: Navigator) {
    this.editing = editing;
    this.#lifecycle = lifecycle;
    this.#notices = notices;
    this.#navigator = navigator;
    this.sending = new JobSending({
      send: () => this.#update(),
      onSent: () => {
        notices.toast(texts.updated, 'success');
        navigator.go(opportunityPath(editing.id), { replace: true });
      },
      leadBack: () => this.leadBack(editing.draft, ['details', 'description']),
      onRefused: (failure) => this.#isShown(failure),
      onChanged: this.#showChanged,
      sentText: texts.updated,
      kept: texts.keptAnyway,
      notices,
    });
    makeAutoObservable(this, { editing: false, sending: false, changed: observableRef }, { autoBind: true });
  }

  /** Returns the clean-up. `asksAnew`: reload the job unless it has unsaved changes. `fields`: those of this step. */
  start(
    visit: Visit,
    options: { readonly asksAnew?: boolean; readonly fields?: () => RefusableFields } = {},
  ): () => void {
    if (options.fields !== undefined) this.#fields = options.fields;
    const stopEditing = this.editing.start(visit, options);
    const leave = this.sending.show();
    return () => {
      stopEditing();
      leave();
    };
  }

  /** Redirects to the first unfinished step. Returns false if there is none. */
  leadBack(draft: JobDraft | null, steps: readonly Step[]): boolean {
    return draft !== null && leadBack(draft, steps, this.#ways);
  }

  #isShown(failure: Failure): boolean {
    const { draft } = this.editing;
    return refuseField(this.#fields(), failure) || (draft !== null && leadToRefused(draft, failure, this.#ways));
  }

  get #ways() {
    return { navigator: this.#navigator, notices: this.#notices, steps: this.editing.paths };
  }

  loadChanges(): void {
    if (this.changed !== null) this.editing.restart(this.changed);
    this.#showChanged(null);
  }

  async saveMine(): Promise<void> {
    const { changed, editing } = this;
    if (changed !== null) editing.rebase(changed);
    await this.sending.send();
  }

  readonly #showChanged = (changed: Job | null): void => {
    runInAction(() => (this.changed = changed));
  };

  async #update(): Promise<SendResult> {
    const { draft, original, id } = this.editing;
    this.#showChanged(null);
    if (draft === null) return { ok: false, reason: 'incomplete' };
    const result = await this.#lifecycle.update(id, draft, original);
    if (result.ok) this.editing.sent(draft);
    return result;
  }
}
