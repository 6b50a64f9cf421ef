import type { Candidate } from '@glo/domain/candidates/candidate';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { type CompanyDetails, type CompanyMember, CompanyPages } from '@glo/domain/company-page/company-pages';
import { type Folder, Folders, foldersFailed, studentIdsFailed } from '@glo/domain/folders/folders';
import { type Job, type JobStatus, withViewed } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import type { AccountId, CompanyId, JobId, StudentId } from '@glo/domain/shared/ids';
import { type Failure, failure, mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { Shortlists } from '@glo/domain/shortlist/shortlist';
import { SuggestedCandidates, type Suggestion, talentPoolFailed } from '@glo/domain/talent-pool/suggested-candidates';
import { injectable } from 'inversify';
import { createAtom, observable, runInAction } from 'mobx';
import { createQueue } from '../create-queue.ts';
import { Notices } from '../notices.ts';
import { itemResource, Resource } from '../resource.ts';
import { SessionState } from '../session-state.ts';
import { type DeviceRowsKey, isStale, keepSkills, staleAfter, type StoreKey } from './stale-keys.ts';
import { StoredCandidates } from './stored-candidates.ts';

const statuses: readonly JobStatus[] = ['ACTIVE', 'CLOSED'];

/** In milliseconds. A review opens the same profile several times. */
const profileFreshFor = 600_000;
/** In milliseconds. For numbers beside a list. Changes of this browser show at once. */
export const aheadFreshFor = 60_000;
/** Until a change, see `staleAfter`. */
const untilChange = Number.POSITIVE_INFINITY;

/** How a reply is read. */
interface Source<T> {
  readonly read: () => Promise<Outcome<T>>;
  /** Runs before the value is shown, unless the account has left. */
  readonly onRead?: (value: T) => void;
  readonly freshFor?: number;
  /** Reports a failure in its own way. `shown`: the earlier value. */
  readonly onFailure?: (reason: Failure, shown: T | null) => void;
  /** See `itemResource`. */
  readonly isItem?: boolean;
}

/**
 * The replies of the service, kept while the account is signed in. Each key has one resource, which all screens share.
 * After a change, a stale resource is read again: at once if a screen shows it, otherwise when the next one opens.
 */
@injectable()
export class ServiceStore {
  readonly candidates: StoredCandidates;
  /** Background reads, such as facts, criteria, names, addresses and prefetched profiles. */
  readonly background = createQueue(3);
  /** The profiles that have been read. */
  readonly profiles = observable.map<StudentId, CandidateProfile>([], { deep: false });
  readonly #resources = new Map<StoreKey, Resource<unknown>>();
  readonly #onDevice = new Map<DeviceRowsKey, (id: string) => void>();
  /** Reported by each read of a resource, because a sign-out replaces the resources. */
  readonly #drops = createAtom('ServiceStore');
  readonly #board: JobBoard;
  readonly #shortlists: Shortlists;
  readonly #directory: CandidateDirectory;
  readonly #companies: CompanyPages;
  readonly #folders: Folders;
  readonly #suggested: SuggestedCandidates;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(
    board: JobBoard,
    shortlists: Shortlists,
    directory: CandidateDirectory,
    companies: CompanyPages,
    folders: Folders,
    suggested: SuggestedCandidates,
    session: SessionState,
    notices: Notices,
    tabs: Tabs,
  ) {
    this.#board = board;
    this.#shortlists = shortlists;
    this.#directory = directory;
    this.#companies = companies;
    this.#folders = folders;
    this.#suggested = suggested;
    this.candidates = new StoredCandidates(directory);
    this.#session = session;
    this.#notices = notices;
    session.onOwnerChange(this.#drop);
    tabs.subscribe((change) => this.#follow(change, false));
    tabs.onAnnounced((change) => this.#follow(change, true));
  }

  jobs(status: JobStatus): Resource<readonly Job[]> {
    return this.#of(`jobs:${status}`, {
      read: () =>
        this.#ofAccount((account) =>
          status === 'ACTIVE' ? this.#board.activeJobs(account) : this.#board.pastJobs(account),
        ),
      onRead: (jobs) => jobs.forEach(this.#adopt),
    });
  }

  job(id: JobId): Resource<Job> {
    return this.#of(`job:${id}`, {
      read: () => this.#board.job(id),
      onRead: (job) => this.#changeInLists(id, () => job),
      isItem: true,
    });
  }

  /** Students that the service recommends for the job. */
  recommended(job: JobId): Resource<readonly Candidate[]> {
    return this.#of(`recommended:${job}`, {
      read: () => this.#shortlists.recommended(job),
      onRead: (all) => this.candidates.add(all),
    });
  }

  shortlisted(job: JobId): Resource<readonly Candidate[]> {
    return this.#of(`shortlist:${job}`, {
      read: () => this.#shortlists.candidates(job),
      onRead: (all) => this.candidates.add(all),
      isItem: true,
    });
  }

  profile(student: StudentId): Resource<CandidateProfile> {
    return this.#of(`profile:${student}`, {
      read: () => this.#directory.profile(student),
      onRead: (profile) => this.profiles.set(student, profile),
      freshFor: profileFreshFor,
      isItem: true,
    });
  }

  gloScore(student: StudentId): Resource<{ readonly score: number | null }> {
    const read = async () => mapOutcome(await this.#directory.gloScore(student), (score) => ({ score }));
    return this.#of(`gloScore:${student}`, { read, freshFor: profileFreshFor, isItem: true });
  }

  proofOfWork(student: StudentId): Resource<readonly ProofOfWork[]> {
    const read = () => this.#directory.proofOfWork(student);
    return this.#of(`proofOfWork:${student}`, { read, freshFor: profileFreshFor, isItem: true });
  }

  /** The recruiter's company. */
  get company(): Resource<CompanyDetails> {
    return this.#of('company', { read: () => this.#ofCompany((company) => this.#companies.details(company)) });
  }

  /** The members of the recruiter's company. */
  get members(): Resource<readonly CompanyMember[]> {
    return this.#of('members', { read: () => this.#ofCompany((company) => this.#companies.members(company)) });
  }

  /** A single folder has no key, because it would be a second copy. */
  get folders(): Resource<readonly Folder[]> {
    return this.#of('folders', {
      read: () => this.#ofAccount((account) => this.#folders.all(account)),
      freshFor: untilChange,
      onFailure: (reason) => this.#notices.showReadFailure(reason, foldersFailed),
    });
  }

  /** Students in any folder, which arrive before the folders. */
  get studentsInFolders(): Resource<ReadonlySet<StudentId>> {
    return this.#of('students-in-folders', {
      read: async () =>
        mapOutcome(await this.#ofAccount((account) => this.#folders.studentIds(account)), (ids) => new Set(ids)),
      freshFor: untilChange,
      onFailure: ({ kind }) =>
        kind !== 'signed-out' && this.#notices.showToast(studentIdsFailed, 'error', 'student-ids'),
    });
  }

  get talentPool(): Resource<Suggestion> {
    return this.#of('talent-pool', {
      read: () => this.#suggested.read(),
      // An alert (specification 2, section 8), unless an earlier list is shown.
      onFailure: ({ kind }, shown) => kind !== 'signed-out' && shown === null && this.#notices.alert(talentPoolFailed),
    });
  }

  /** Changes a job wherever it is shown. */
  changeJob(id: JobId, edit: (job: Job) => Job): void {
    this.job(id).change(edit);
    this.#changeInLists(id, edit);
  }

  /** Calls `read` when rows of the device have become stale. `id`: see `Change`. Once for each key. */
  followDevice(key: DeviceRowsKey, read: (id: string) => void): void {
    this.#onDevice.set(key, read);
  }

  /** Reads the values that were not read lately in the background. */
  async readAhead(resources: readonly Resource<unknown>[]): Promise<void> {
    const old = resources.filter((resource) => !resource.isFresh(aheadFreshFor));
    const read = (resource: Resource<unknown>) =>
      this.background.send(() => resource.readFresh(aheadFreshFor), { isAhead: true });
    await Promise.all(old.map(read));
  }

  #follow({ about, id, value }: Change, isOwn: boolean): void {
    if (about === 'viewed' && typeof value === 'string') {
      this.changeJob(id as JobId, (job) => withViewed(job, value as StudentId));
    }
    const stale = staleAfter[about](id);
    for (const [key, read] of this.#onDevice) {
      // A tab shows its own change of one job already.
      if (stale.includes(key) && (!isOwn || id === '')) read(id);
    }
    for (const [key, resource] of this.#resources) {
      // An edit that is being sent shows its change already.
      const isShown = isOwn && resource.edits > 0;
      if (!isStale(key, stale) || isShown) continue;
      if (about === 'return' && key.startsWith('job:')) (resource as Resource<Job>).becomeStale(keepSkills);
      else resource.becomeStale();
    }
  }

  /** A job whose status has changed leaves its list. The other list is read again. */
  #changeInLists(id: JobId, edit: (job: Job) => Job): void {
    for (const status of statuses) {
      const edited = (job: Job) => (job.id === id ? edit(job) : job);
      const isListed = (job: Job) => job.id !== id || job.status === status;
      this.jobs(status).change((jobs) => jobs.map(edited).filter(isListed));
    }
  }

  /** A job that a screen shows is read on its own. */
  readonly #adopt = (job: Job): void => {
    const resource = this.job(job.id);
    if (resource.screens === 0 && !resource.request.pending) runInAction(() => (resource.value = job));
  };

  async #ofAccount<T>(read: (account: AccountId) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const account = this.#session.current?.accountId;
    return account === undefined ? failure('signed-out') : await read(account);
  }

  async #ofCompany<T>(read: (company: CompanyId) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const company = this.#session.current?.recruiter?.company;
    return company ? await read(company.id) : failure('unexpected-reply', 'no company');
  }

  /** Reports failures only to screens that are open. */
  #of<T>(key: StoreKey, source: Source<T>): Resource<T> {
    this.#drops.reportObserved();
    const known = this.#resources.get(key);
    if (known !== undefined) return known as Resource<T>;
    const create = source.isItem === true ? itemResource<T> : newResource<T>;
    const { onFailure = (reason) => this.#notices.showReadFailure(reason) } = source;
    const resource = create(
      () => this.#read(source),
      (reason) => resource.reporters > 0 && onFailure(reason, resource.value),
      source.freshFor,
    );
    this.#resources.set(key, resource);
    return resource;
  }

  /** A response that comes after the account has left changes nothing. */
  async #read<T>({ read, onRead }: Source<T>): Promise<Outcome<T>> {
    const { draftsOf } = this.#session;
    const answer = await read();
    if (this.#session.draftsOf !== draftsOf) return failure('signed-out');
    if (answer.ok) runInAction(() => onRead?.(answer.value));
    return answer;
  }

  readonly #drop = (): void => {
    this.background.clear();
    for (const { request } of this.#resources.values()) request.cancel();
    this.#resources.clear();
    this.profiles.clear();
    this.candidates.clear();
    this.#drops.reportChanged();
  };
}

function newResource<T>(...given: ConstructorParameters<typeof Resource<T>>): Resource<T> {
  return new Resource(...given);
}
