import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import { CandidateHistory } from '../../state/history/candidate-history.ts';
import { Notices } from '../../state/notices.ts';
import type { PressGuard } from '../../state/press/press-guard.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import { JobCriteria } from '../filter/job-criteria.ts';
import { type CandidateActions, FoldersState } from '../candidate-list/index.ts';
import { JobShortlists } from '../shortlist/job-shortlists.ts';
import { OpenProfile } from './open-profile.ts';
import { ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';
import type { ProfileServices } from './profile-services.ts';

/** Opens profiles, and loads the next ones ahead. */
@injectable()
export class Profiles {
  isPrefetching = false;
  #prefetching = new AbortController();
  readonly presses: PressGuard;
  readonly visits: JobVisits;
  readonly #services: ProfileServices;

  constructor(
    store: ServiceStore,
    shortlists: JobShortlists,
    owners: JobOwners,
    folders: FoldersState,
    records: LocalRecords,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
    verdicts: VerdictStore,
    history: CandidateHistory,
    criteria: JobCriteria,
    visits: JobVisits,
  ) {
    this.presses = verdicts.presses;
    this.visits = visits;
    const ofJob = { shortlists, owners, verdicts, criteria, visits };
    this.#services = { ...ofJob, store, folders, records, blind, navigator, notices, history };
    makeAutoObservable(this, { presses: false, visits: false }, { autoBind: true });
  }

  /** `isQuiet` suppresses toasts: the screen reports failed requests itself. */
  open(
    student: StudentId,
    origin: ProfileOrigin | null,
    tab: string | null,
    dialog: CandidateActions,
    isQuiet = false,
  ): OpenProfile {
    const parts = new ProfileParts(student, this.#services.store);
    return new OpenProfile({ parts, origin, tab, dialog, isQuiet }, this.#services);
  }

  origin(job: JobId): ProfileOrigin {
    return new ProfileOrigin(job, this.#services);
  }

  /** The service asked to wait until then (429). Loading ahead goes on by itself. */
  get pausedUntil(): Date | null {
    return this.isPrefetching ? this.#services.store.background.waitsUntil : null;
  }

  /** Call once the open profile has been loaded. Reads what a 429 refused of it again. */
  async prefetch(open: ProfileParts, students: readonly StudentId[]): Promise<void> {
    this.clear();
    const { signal } = (this.#prefetching = new AbortController());
    const { store } = this.#services;
    const { background } = store;
    const refused = open.all.filter(({ failure }) => failure?.retryAt !== undefined);
    for (const { failure } of open.all) if (failure !== null) background.pauseAfter(failure);
    const next = students.flatMap((student) => new ProfileParts(student, store).all);
    this.isPrefetching = true;
    await Promise.all([
      ...refused.map((part) => background.send<unknown>(() => part.read(), { signal })),
      ...next.map((part) => background.send<unknown>(() => part.read(), { signal, isAhead: true })),
    ]);
    if (!signal.aborted) this.clear();
  }

  clear(): void {
    this.#prefetching.abort();
    this.isPrefetching = false;
  }
}
