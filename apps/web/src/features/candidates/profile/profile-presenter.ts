import {
  type Candidate,
  CandidateDirectory,
  type CandidateProfile,
  Clipboard,
  phoneCopied,
  profileEmailCopied,
  ProfileVisit,
} from '@glo/domain/candidates';
import { JobBoard } from '@glo/domain/jobs';
import type { JobId, StudentId } from '@glo/domain/shared';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Notices } from '../../../state/notices.ts';
import { SearchState } from '../../../state/search-state.ts';
import { type OriginServices, ProfileOrigin } from './profile-origin.ts';
import { ProfileParts } from './profile-parts.ts';

/** A candidate's profile (specification 2, candidate profile). */
@injectable()
export class ProfilePresenter {
  parts: ProfileParts | null = null;
  /** null when the profile was not opened from a job. */
  origin: ProfileOrigin | null = null;
  readonly #directory: CandidateDirectory;
  readonly #services: OriginServices;
  readonly #visit: ProfileVisit;
  readonly #clipboard: Clipboard;
  readonly #search: SearchState;

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
    this.#services = { board, shortlists, shortlisting, notices };
    this.#visit = visit;
    this.#clipboard = clipboard;
    this.#search = search;
    makeAutoObservable(this, { parts: observableRef, origin: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.#open(visit);
    return () => this.#leave();
  }

  /** The same student, opened from another job. */
  revisit(visit: Visit): void {
    if (jobOf(visit) === (this.origin?.id ?? null)) return;
    this.#leave();
    this.#open(visit);
  }

  /** The skills to mark: the job's, or those of the last search. */
  get wantedSkills(): readonly string[] {
    return (this.origin === null ? this.#search.last?.criteria : this.origin.job.value)?.skills ?? [];
  }

  /** The way back: the job, the results of the last search, or the search; no label while the job's title is on its way. */
  get back(): { readonly href: string; readonly label: string | null } {
    if (this.origin !== null) {
      const { href, job } = this.origin;
      const label = job.state === 'failed' ? 'Back to the job' : (job.value?.title ?? null);
      return { href, label };
    }
    if (this.#search.last !== null) return { href: paths.searchResults, label: 'Search Result' };
    return { href: paths.search, label: 'Search Candidates' };
  }

  /** Something takes long. */
  get isSlow(): boolean {
    return this.#resources.some(({ watch }) => watch.slow);
  }

  /** What did not come yet says that it did not, and can be asked for again. */
  stopWaiting(): void {
    for (const resource of this.#resources) resource.cancel();
  }

  askAgain(): void {
    for (const resource of this.#resources) {
      if (resource.watch.pending) void resource.load();
    }
  }

  /** Whether the candidate is shortlisted for the job one came from; null without a job, and while it is not known. */
  get isShortlisted(): boolean | null {
    const profile = this.parts?.profile.value;
    const shortlist = this.origin?.shortlist;
    return !profile || !shortlist || shortlist.list.state === 'loading' ? null : shortlist.ids.has(profile.id);
  }

  get isShortlisting(): boolean {
    const profile = this.parts?.profile.value;
    return profile ? this.origin?.shortlist.busy.has(profile.id) === true : false;
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
    if (text && (await this.#clipboard.copy(text))) this.#services.notices.copied(done);
  }

  #open(visit: Visit): void {
    const student = (visit.params['id'] ?? '') as StudentId;
    const job = jobOf(visit);
    this.parts = new ProfileParts(student, this.#directory, this.#services.notices);
    this.origin = job === null ? null : new ProfileOrigin(job, visit.query.get('tab'), this.#services);
    for (const resource of this.#resources) void resource.load();
    void this.#visit.begin(student, job);
  }

  #leave(): void {
    for (const resource of this.#resources) resource.watch.cancel();
  }

  get #resources() {
    return [...(this.parts?.all ?? []), ...(this.origin?.all ?? [])];
  }
}

function jobOf({ query }: Visit): JobId | null {
  return (query.get('job') || null) as JobId | null;
}

function asCandidate({ id, name, skills, profilePicture }: CandidateProfile, score: number | null): Candidate {
  return { id, name, skills, profilePicture, score, scoreKind: 'points' };
}
