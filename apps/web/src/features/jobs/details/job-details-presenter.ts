import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import type { Job } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId } from '@glo/domain/shared/ids';
import { Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { duplicatePath, editPaths, opportunityPath } from '../../../navigation/addresses.ts';
import type { Visit } from '../../../navigation/navigator.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { JobOwners } from '../../../state/jobs/job-owners.ts';
import { Notices } from '../../../state/notices.ts';
import { itemResource, type Resource } from '../../../state/resource.ts';
import { texts } from './texts.ts';

/** The read-only Job Preview (specification 2, section 2; decision 9). Does not touch the draft. */
@injectable()
export class JobDetailsPresenter {
  id = '' as JobId;
  readonly job: Resource<Job>;
  readonly #session: CurrentSession;
  readonly #owners: JobOwners;
  readonly #tabs: Tabs;

  constructor(board: JobBoard, session: CurrentSession, notices: Notices, owners: JobOwners, tabs: Tabs) {
    this.#tabs = tabs;
    this.#owners = owners;
    this.#session = session;
    this.job = itemResource(async () => owners.rememberOwner(await board.job(this.id)), notices.showReadFailure);
    makeAutoObservable(this);
  }

  activate(visit: Visit): () => void {
    this.id = (visit.params['id'] ?? '') as JobId;
    void this.job.load();
    const stopFollowing = this.#tabs.subscribe(({ about, id }) => {
      if (about === 'return' || (about === 'job' && id === this.id)) void this.job.refresh();
    });
    return () => {
      stopFollowing();
      this.job.request.cancel();
    };
  }

  get commands(): readonly ScreenCommand[] {
    if (this.job.value === null) return [];
    return [
      ...(this.isColleagues ? [] : [{ label: texts.edit, to: editPaths(this.id).details }]),
      { label: texts.duplicate, to: duplicatePath(this.id) },
      { label: texts.done, to: opportunityPath(this.id) },
    ];
  }

  get isColleagues(): boolean {
    return this.job.value !== null && this.#owners.colleague(this.job.value) !== null;
  }

  get pageTitle(): string | null {
    return this.job.value?.title ?? null;
  }

  get company(): RecruiterCompany | null {
    return this.#session.current?.recruiter?.company ?? null;
  }
}
