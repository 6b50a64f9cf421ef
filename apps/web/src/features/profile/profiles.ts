import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import { CandidateMemory } from '../../state/memory/candidate-memory.ts';
import { Notices } from '../../state/notices.ts';
import type { PressGuard } from '../../state/press/press-guard.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import { JobCriteria } from '../filter/job-criteria.ts';
import { type CandidateActions, FoldersState } from '../people/people.ts';
import { JobShortlists } from '../shortlist/job-shortlists.ts';
import { OpenProfile } from './open-profile.ts';
import { ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';
import type { ProfileServices } from './profile-services.ts';

/** In milliseconds. `Retry-After: 0` must not become a loop. */
const shortestPause = 1000;

/** Opens profiles, and loads the next ones ahead. */
@injectable()
export class Profiles {
  /** The service asked to wait until then (429). Loading ahead goes on by itself. */
  pausedUntil: Date | null = null;
  /** The open profile and the next ones, in the order in which they are loaded. */
  #wanted: readonly ProfileParts[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
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
    memory: CandidateMemory,
    criteria: JobCriteria,
    visits: JobVisits,
  ) {
    this.presses = verdicts.presses;
    this.visits = visits;
    const ofJob = { shortlists, owners, verdicts, criteria, visits };
    this.#services = { ...ofJob, store, folders, records, blind, navigator, notices, memory };
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

  /** Call once the open profile has been loaded. Loads one profile after the other. */
  prefetch(open: ProfileParts, students: readonly StudentId[]): void {
    this.#wanted = [open, ...students.map((student) => new ProfileParts(student, this.#services.store))];
    void this.#load();
  }

  async #load(): Promise<void> {
    const wanted = this.#wanted;
    for (const [place, parts] of wanted.entries()) {
      if (this.pausedUntil !== null || wanted !== this.#wanted) return;
      // oxlint-disable-next-line no-await-in-loop -- after a 429, the next one must wait
      if (place > 0) await parts.read();
      if (parts.retryAt !== null) this.#waitUntil(parts.retryAt);
    }
  }

  #waitUntil(time: Date): void {
    runInAction(() => (this.pausedUntil = time));
    this.#pause = setTimeout(this.resume, Math.max(shortestPause, time.getTime() - Date.now()));
  }

  resume(): void {
    this.pausedUntil = null;
    const [open] = this.#wanted;
    if (open?.retryAt) void open.read().then(() => this.#load());
    else void this.#load();
  }

  clear(): void {
    clearTimeout(this.#pause);
    this.pausedUntil = null;
    this.#wanted = [];
  }
}
