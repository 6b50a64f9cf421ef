import { justPosted } from '@glo/domain/jobs/job-order';
import type { JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { jobDetailsPath, opportunityPath, recruitPath } from '../../../navigation/addresses.ts';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';

/** Links lead to the active jobs until the posted job is found. */
@injectable()
export class JobPostedPresenter {
  title: string | null = null;
  job: JobId | null = null;
  readonly #store: ServiceStore;
  readonly #navigator: Navigator;

  constructor(store: ServiceStore, navigator: Navigator) {
    this.#navigator = navigator;
    this.#store = store;
    makeAutoObservable(this);
  }

  activate(visit: Visit): undefined {
    this.title = stateText(visit.state, 'posted');
    // Opened by its URL: nothing was posted.
    if (this.title === null) this.#navigator.navigate(paths.dashboard, { replace: true });
    else void this.#find(this.title);
  }

  get recommendedHref(): string {
    return this.job === null ? recruitPath('ACTIVE') : opportunityPath(this.job, 'recommended');
  }

  get jobHref(): string {
    return this.job === null ? recruitPath('ACTIVE') : jobDetailsPath(this.job);
  }

  async #find(title: string): Promise<void> {
    const jobs = this.#store.jobs('ACTIVE');
    const known = new Set(jobs.value?.map(({ id }) => id));
    await jobs.load();
    runInAction(() => {
      this.job = justPosted(jobs.value ?? [], title, known)?.id ?? null;
    });
  }
}
