import { CurrentSession } from '@glo/domain/account/session';
import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { duplicatePath, editPaths, opportunityPath } from '../../../../navigation/addresses.ts';
import type { Visit } from '../../../../navigation/navigator.ts';
import type { ScreenCommand } from '../../../../state/active-screen.ts';
import { JobOwners } from '../../../../state/jobs/job-owners.ts';
import type { Resource } from '../../../../state/resource.ts';
import { ServiceStore } from '../../../../state/store/service-store.ts';
import { texts } from './texts.ts';

/** The read-only Job Preview (specification 2, section 2; decision 9). Does not touch the draft. */
@injectable()
export class JobDetailsPresenter {
  id = '' as JobId;
  readonly #store: ServiceStore;
  readonly #session: CurrentSession;
  readonly #owners: JobOwners;

  constructor(store: ServiceStore, session: CurrentSession, owners: JobOwners) {
    this.#store = store;
    this.#owners = owners;
    this.#session = session;
    makeAutoObservable(this);
  }

  activate(visit: Visit): () => void {
    this.id = (visit.params['id'] ?? '') as JobId;
    const stops = [this.job.open(), this.#owners.watch(this.job)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  get job(): Resource<Job> {
    return this.#store.job(this.id);
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
