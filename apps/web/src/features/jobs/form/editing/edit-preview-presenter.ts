import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { firstUnfinishedStep, jobFromDraft } from '@glo/domain/jobs/job-draft';
import type { NewJob } from '@glo/domain/jobs/job';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { Visit } from '../../../../navigation/navigator.ts';
import { JobEditing } from './job-editing.ts';

@injectable()
export class EditPreviewPresenter {
  readonly editing: JobEditing;
  readonly #session: CurrentSession;

  constructor(editing: JobEditing, session: CurrentSession) {
    this.editing = editing;
    this.#session = session;
  }

  activate(visit: Visit): () => void {
    const stopRedirecting = reaction(
      () => this.editing.edit.value,
      (edit) => edit && this.editing.redirectToUnfinished(edit.draft, ['details', 'description']),
    );
    const stopEditing = this.editing.start(visit);
    return () => {
      stopRedirecting();
      stopEditing();
    };
  }

  get pageTitle(): string | null {
    return this.editing.pageTitle;
  }

  /** `null` if incomplete: redirects to the unfinished step. */
  get job(): NewJob | null {
    const { draft, edit } = this.editing;
    const shown = draft ?? edit.value?.draft ?? null;
    return shown !== null && firstUnfinishedStep(shown) === null ? jobFromDraft(shown) : null;
  }

  get company(): RecruiterCompany | null {
    return this.#session.current?.recruiter?.company ?? null;
  }
}
