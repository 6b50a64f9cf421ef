import {
  type Candidate,
  CandidateDirectory,
  type CandidateProfile,
  Clipboard,
  phoneCopied,
  profileEmailCopied,
  ProfileVisit,
  type ProofOfWork,
} from '@glo/domain/candidates';
import { type Job, JobBoard } from '@glo/domain/jobs';
import { type JobId, type StudentId, success } from '@glo/domain/shared';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { opportunityPath, paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import { SearchState } from '../../../state/search-state.ts';
import { JobShortlist } from '../../shortlist/job-shortlist.ts';

/** What the screen reads of one student; each part may fail without the others. */
interface Parts {
  readonly profile: Resource<CandidateProfile>;
  readonly gloPoints: Resource<{ readonly score: number | null }>;
  readonly proofOfWork: Resource<readonly ProofOfWork[]>;
}

/** The job a profile was opened from. */
interface Origin {
  readonly id: JobId;
  readonly job: Resource<Job>;
  readonly shortlist: JobShortlist;
}

/** A candidate's profile (specification 2, candidate profile). */
@injectable()
export class ProfilePresenter {
  parts: Parts | null = null;
  origin: Origin | null = null;
  readonly #directory: CandidateDirectory;
  readonly #board: JobBoard;
  readonly #shortlists: Shortlists;
  readonly #shortlisting: Shortlisting;
  readonly #visit: ProfileVisit;
  readonly #clipboard: Clipboard;
  readonly #search: SearchState;
  readonly #notices: Notices;

  constructor(
    directory: CandidateDirectory,
    board: JobBoard,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    visit: ProfileVisit,
    clipboard: Clipboard,
    search: SearchState,
    notices: Notices,
  ) {
    this.#directory = directory;
    this.#board = board;
    this.#shortlists = shortlists;
    this.#shortlisting = shortlisting;
    this.#visit = visit;
    this.#clipboard = clipboard;
    this.#search = search;
    this.#notices = notices;
    makeAutoObservable(this, { parts: observableRef, origin: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const student = (visit.params['id'] ?? '') as StudentId;
    const job = visit.query.get('job') as JobId | null;
    this.parts = this.#partsOf(student);
    this.origin = job === null ? null : this.#originOf(job);
    const { profile, gloPoints, proofOfWork } = this.parts;
    const resources = [profile, gloPoints, proofOfWork, this.origin?.job, this.origin?.shortlist.list];
    for (const resource of resources) void resource?.load();
    void this.#visit.begin(student, job);
    return () => {
      for (const resource of resources) resource?.watch.cancel();
    };
  }

  /** The skills to mark: the job's, or those of the last search. */
  get wantedSkills(): readonly string[] {
    return this.origin?.job.value?.skills ?? this.#search.criteria.skills;
  }

  /** The way back: the job, the results of the last search, or the search. */
  get back(): { readonly href: string; readonly label: string } {
    if (this.origin !== null) {
      return { href: opportunityPath(this.origin.id), label: this.origin.job.value?.title ?? 'Back to the job' };
    }
    if (this.#search.results !== null) return { href: paths.searchResults, label: 'Search Result' };
    return { href: paths.search, label: 'Search Candidates' };
  }

  get isShortlisted(): boolean {
    const student = this.parts?.profile.value?.id;
    return student !== undefined && (this.origin?.shortlist.ids.has(student) ?? false);
  }

  async toggleShortlist(): Promise<void> {
    const profile = this.parts?.profile.value;
    if (profile) await this.origin?.shortlist.toggle(asCandidate(profile, this.parts?.gloPoints.value?.score ?? null));
  }

  async copyPhone(): Promise<void> {
    await this.#copy(this.parts?.profile.value?.mobileNumber, phoneCopied);
  }

  async copyEmail(): Promise<void> {
    await this.#copy(this.parts?.profile.value?.email, profileEmailCopied);
  }

  async #copy(text: string | undefined, done: string): Promise<void> {
    if (text && (await this.#clipboard.copy(text))) this.#notices.copied(done);
  }

  #partsOf(student: StudentId): Parts {
    const failed = this.#notices.failed;
    return {
      profile: new Resource(() => this.#directory.profile(student), failed),
      gloPoints: new Resource(async () => {
        const score = await this.#directory.gloScore(student);
        return score.ok ? success({ score: score.value }) : score;
      }, failed),
      proofOfWork: new Resource(() => this.#directory.proofOfWork(student), failed),
    };
  }

  #originOf(id: JobId): Origin {
    return {
      id,
      job: new Resource(() => this.#board.job(id), this.#notices.failed),
      shortlist: new JobShortlist(id, this.#shortlists, this.#shortlisting, this.#notices),
    };
  }
}

function asCandidate({ id, name, skills, profilePicture }: CandidateProfile, score: number | null): Candidate {
  return { id, name, skills, profilePicture, score };
}
