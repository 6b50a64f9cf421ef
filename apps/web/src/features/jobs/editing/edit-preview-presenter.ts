import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { firstUnfinishedStep } from '@glo/domain/jobs/job-form';
import { jobFromDraft } from '@glo/domain/jobs/job-draft-conversion';
import type { NewJob } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { JobUpdate } from './job-update.ts';

@injectable()
export class EditPreviewPresenter {
  readonly update: JobUpdate;
  readonly #session: CurrentSession;

  constructor(update: JobUpdate, session: CurrentSession) {
    this.update = update;
    this.#session = session;
  }

  activate(visit: Visit): () => void {
    const { update } = this;
    const stops = [
      reaction(
        () => update.editing.begun.value,
        (edit) => edit && update.leadBack(edit.draft, ['details', 'description']),
      ),
      update.start(visit),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get pageTitle(): string | null {
    return this.update.editing.pageTitle;
  }

  /** `null` if incomplete: redirects to the unfinished step. */
  get job(): NewJob | null {
    const { draft, begun } = this.update.editing;
    const shown = draft ?? begun.value?.draft ?? null;
    return shown !== null && firstUnfinishedStep(shown) === null ? jobFromDraft(shown) : null;
  }

  get company(): RecruiterCompany | null {
    return this.#session.current?.recruiter?.company ?? null;
  }
}
