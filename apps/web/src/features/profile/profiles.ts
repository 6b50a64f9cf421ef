import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator } from '../../navigation/navigator.ts';
import { BlindReview } from '../../state/blind/blind-review.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { JobOwners } from '../../state/jobs/job-owners.ts';
import { CandidateMemory } from '../../state/memory/candidate-memory.ts';
import { Notices } from '../../state/notices.ts';
import type { PressGuard } from '../../state/press/press-guard.ts';
import type { Resource } from '../../state/resource.ts';
import { VerdictStore } from '../../state/verdicts/verdict-store.ts';
import { JobCriteria } from '../filter/job-criteria.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import { type CandidateActions, FoldersState } from '../people/people.ts';
import { OpenProfile } from './open-profile.ts';
import { ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';

export interface ProfileServices {
  readonly directory: CandidateDirectory;
  readonly board: JobBoard;
  readonly shortlists: Shortlists;
  readonly shortlisting: Shortlisting;
  readonly owners: JobOwners;
  readonly folders: FoldersState;
  readonly records: LocalRecords;
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly blind: BlindReview;
  readonly verdicts: VerdictStore;
  readonly memory: CandidateMemory;
  readonly criteria: JobCriteria;
  readonly visits: JobVisits;
}

/** In milliseconds. `Retry-After: 0` must not become a loop. */
const shortestPause = 1000;

/** Opens profiles. Keeps what was loaded for the next ones. */
@injectable()
export class Profiles {
  /** The service asked to wait until then (429). Prefetching goes on by itself. */
  pausedUntil: Date | null = null;
  /** The open profile and the next ones, in the order in which they are loaded. */
  #prefetched: readonly ProfileParts[] = [];
  /** Opened before, so that Back and Undo need no request. */
  #previous: ProfileParts | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #origin: ProfileOrigin | null = null;
  readonly presses: PressGuard;
  readonly visits: JobVisits;
  readonly #services: ProfileServices;

  constructor(
    directory: CandidateDirectory,
    board: JobBoard,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
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
    const people = { directory, folders, records, blind };
    const ofJob = { board, shortlists, shortlisting, owners, verdicts, criteria, visits };
    this.#services = { ...people, ...ofJob, navigator, notices, memory };
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
    const known = this.#previous?.student === student ? [this.#previous, ...this.#prefetched] : this.#prefetched;
    const at = known.findIndex((each) => each.student === student);
    this.#previous = this.#prefetched[0] ?? null;
    this.#prefetched = at === -1 ? [] : known.slice(at);
    const parts = this.#prefetched[0] ?? this.#partsOf(student);
    parts.shown = !isQuiet;
    void loadMissing(parts.all);
    return new OpenProfile({ parts, origin, tab, dialog }, this.#services);
  }

  origin(job: JobId): ProfileOrigin {
    const origin = this.#origin?.id === job ? this.#origin : new ProfileOrigin(job, this.#services);
    void loadMissing(origin.all);
    return origin;
  }

  /** Call once the open profile has been loaded. Loads one profile after the other. */
  prefetch(open: ProfileParts, students: readonly StudentId[]): void {
    this.#prefetched = [open, ...students.map((student) => this.#prefetchedOf(student) ?? this.#partsOf(student))];
    void this.#load();
  }

  async #load(): Promise<void> {
    const wanted = this.#prefetched;
    for (const [place, parts] of wanted.entries()) {
      if (this.pausedUntil !== null || wanted !== this.#prefetched) return;
      // oxlint-disable-next-line no-await-in-loop -- after a 429, the next one must wait
      if (place > 0) await loadMissing(parts.all);
      if (parts.retryAt !== null) this.#waitUntil(parts.retryAt);
    }
  }

  #waitUntil(time: Date): void {
    runInAction(() => (this.pausedUntil = time));
    this.#pause = setTimeout(this.resume, Math.max(shortestPause, time.getTime() - Date.now()));
  }

  resume(): void {
    this.pausedUntil = null;
    const [open] = this.#prefetched;
    if (open?.retryAt) void loadMissing(open.all).then(() => this.#load());
    else void this.#load();
  }

  #prefetchedOf(student: StudentId): ProfileParts | undefined {
    return this.#prefetched.find((parts) => parts.student === student);
  }

  /** For the profile that is opened next. */
  keepOrigin(origin: ProfileOrigin | null): void {
    this.#origin = origin;
  }

  clear(): void {
    clearTimeout(this.#pause);
    this.pausedUntil = null;
    this.#prefetched = [];
    this.#previous = null;
    this.#origin = null;
  }

  #partsOf(student: StudentId): ProfileParts {
    return new ProfileParts(student, this.#services.directory, this.#services.notices);
  }
}

async function loadMissing(resources: readonly Resource<unknown>[]): Promise<void> {
  const missing = resources.filter(({ value, request }) => value === null && !request.pending);
  await Promise.all(missing.map(async (resource) => await resource.load()));
}
