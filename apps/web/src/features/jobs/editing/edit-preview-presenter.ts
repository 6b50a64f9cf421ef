import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { firstUnfinishedStep } from '@glo/domain/jobs/job-form';
import { jobFromDraft } from '@glo/domain/jobs/job-draft-conversion';
import type { JobDraft } from '@glo/domain/jobs/job-draft';
import { JobLifecycle, type SendResult } from '@glo/domain/jobs/job-lifecycle';
import type { NewJob } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { makeAutoObservable, reaction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { opportunityPath } from '../../../navigation/addresses.ts';
import { Notices } from '../../../state/notices.ts';
import { JobSending } from '../posting/job-sending.ts';
import { leadBack } from '../posting/unfinished-step.ts';
import { JobEditing } from './job-editing.ts';
import { texts } from './texts.ts';

/** Job Preview in edit mode: what the posted job will say, and Update (specification 2, section 2; decision 9). */
@injectable()
export class EditPreviewPresenter {
  readonly editing: JobEditing;
  readonly sending: JobSending;
  readonly #lifecycle: JobLifecycle;
  readonly #session: CurrentSession;
  readonly #notices: Notices;
  readonly #navigator: Navigator;

  constructor(
    editing: JobEditing,
    lifecycle: JobLifecycle,
    session: CurrentSession,
    notices: Notices,
    navigator: Navigator,
  ) {
    this.editing = editing;
    this.#lifecycle = lifecycle;
    this.#session = session;
    this.#notices = notices;
    this.#navigator = navigator;
    this.sending = new JobSending({
      send: () => this.#update(),
      // That page loads the job anew by its id.
      onSent: () => {
        notices.toast(texts.updated, 'success');
        navigator.go(opportunityPath(editing.id), { replace: true });
      },
      leadBack: () => this.#leadBack(editing.draft),
      sentText: texts.updated,
      kept: texts.keptAnyway,
      notices,
    });
    makeAutoObservable(this, { editing: false, sending: false }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stops = [
      reaction(
        () => this.editing.begun.value,
        (edit) => edit && this.#leadBack(edit.draft),
      ),
      this.editing.start(visit),
      this.sending.show(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get pageTitle(): string | null {
    return this.editing.pageTitle;
  }

  /** null while it is not finished: the recruiter is led back to it. */
  get job(): NewJob | null {
    const draft = this.editing.draft ?? this.editing.begun.value?.draft ?? null;
    return draft !== null && firstUnfinishedStep(draft) === null ? jobFromDraft(draft) : null;
  }

  get company(): RecruiterCompany | null {
    return this.#session.current?.recruiter?.company ?? null;
  }

  async #update(): Promise<SendResult> {
    const { draft, id } = this.editing;
    if (draft === null) return { ok: false, reason: 'incomplete' };
    const result = await this.#lifecycle.update(id, draft);
    if (result.ok) this.editing.sent(draft);
    return result;
  }

  #leadBack(draft: JobDraft | null): boolean {
    if (draft === null) return false;
    const ways = { navigator: this.#navigator, notices: this.#notices, steps: this.editing.paths };
    return leadBack(draft, ['details', 'description'], ways);
  }
}
