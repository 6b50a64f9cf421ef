import type { Candidate } from '@glo/domain/candidates/candidate';
import { identityOf } from '@glo/domain/candidates/identity';
import { latestEducation } from '@glo/domain/candidates/timeline';
import type { Job } from '@glo/domain/jobs/job';
import { timeOfDay } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { candidatePath, jobOfPath } from '../../../navigation/addresses.ts';
import { ActiveScreen } from '../../../state/active-screen.ts';
import { type Person, RecentCandidates } from '../../../state/recent-candidates.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { FoldersState } from '../../candidate-list/index.ts';
import { JobShortlists } from '../../shortlist/job-shortlists.ts';
import { maximumPerKind, type PaletteItem } from '../palette-items.ts';
import { texts } from '../texts.ts';
import { PeopleIndex } from './find-people.ts';
import { KnownPeople } from './known-people.ts';

type Listed = Pick<Candidate, 'id' | 'name' | 'profilePicture'> & Partial<Pick<Candidate, 'skills'>>;

/** Time that the first letter has, in milliseconds. */
const firstLetterMs = 100;

interface InJob {
  readonly job: Job;
  readonly isShortlisted: boolean;
}

/** Rows of candidates: opened profiles before anything is typed, then candidates of all jobs, folders and lists. */
@injectable()
export class PalettePeople {
  jobs: readonly Job[] = [];
  readonly known: KnownPeople;
  readonly #recent: RecentCandidates;
  readonly #screen: ActiveScreen;
  readonly #folders: FoldersState;
  readonly #store: ServiceStore;
  readonly #shortlists: JobShortlists;
  #loading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    known: KnownPeople,
    recent: RecentCandidates,
    screen: ActiveScreen,
    folders: FoldersState,
    store: ServiceStore,
    shortlists: JobShortlists,
  ) {
    this.known = known;
    this.#recent = recent;
    this.#screen = screen;
    this.#folders = folders;
    this.#store = store;
    this.#shortlists = shortlists;
    makeAutoObservable(this, { known: false, jobs: observableRef, items: false }, { autoBind: true });
  }

  /** Loads no people before the first letter is on the screen, which the work of loading would delay. */
  prepare(isTyping: boolean, jobs: readonly Job[] | null): void {
    this.jobs = jobs ?? [];
    clearTimeout(this.#loading);
    if (isTyping && jobs !== null) this.#loading = setTimeout(() => void this.known.load(jobs), firstLetterMs);
  }

  get areLoading(): boolean {
    return this.#folders.all.request.pending || !this.known.isLoaded;
  }

  /** Says why people may be missing, or ''. */
  get note(): string {
    const { request, hasFailed, waitsUntil } = this.known;
    if (waitsUntil !== null) return texts.peoplePaused(timeOfDay(waitsUntil.toISOString()));
    if (request.pending) return request.slow ? texts.peopleSlow : texts.peopleLoading;
    return hasFailed ? texts.peopleNotLoaded : '';
  }

  items(typed: string): readonly PaletteItem[] {
    if (typed.trim() === '') return this.#recent.opened.map(({ person }) => this.#itemOf(person, ''));
    return this.index.find(typed, maximumPerKind).map(({ person, fact }) => this.#itemOf(person, fact));
  }

  get index(): PeopleIndex<Listed> {
    const { candidates } = this.#store;
    const seen = Array.from(this.seen.values(), ({ person }) => candidates.get(person.id) ?? person);
    const others = candidates.all.filter(({ id }) => !this.seen.has(id));
    return new PeopleIndex<Listed>([...seen, ...others], this.education);
  }

  /** Opened profiles first, then the people of the open and of earlier lists. */
  get seen(): ReadonlyMap<StudentId, Person> {
    const { opened, listed } = this.#recent;
    const seen = new Map<StudentId, Person>();
    for (const one of [...opened, ...this.#screen.shownPeople, ...listed]) {
      if (!seen.has(one.person.id)) seen.set(one.person.id, one);
    }
    return seen;
  }

  get education(): ReadonlyMap<StudentId, readonly string[]> {
    return new Map(
      Array.from(this.#store.profiles, ([id, profile]) => {
        const { school, degree } = latestEducation(profile);
        return [id, [school, degree]];
      }),
    );
  }

  /** The job of each candidate: the first one that shortlisted them, otherwise the first one they applied to. */
  get jobOf(): ReadonlyMap<StudentId, InJob> {
    const found = new Map<StudentId, InJob>();
    for (const isShortlisted of [true, false]) {
      for (const job of this.jobs) {
        const students = isShortlisted ? this.#shortlists.of(job.id).ids : job.applicants;
        for (const student of students) if (!found.has(student)) found.set(student, { job, isShortlisted });
      }
    }
    return found;
  }

  #itemOf(person: Listed, fact: string): PaletteItem {
    const { id } = person;
    const href = this.seen.get(id)?.href ?? null;
    const { name, avatarName, pictureUrl } = identityOf(person);
    const inJob = href === null ? (this.jobOf.get(id) ?? null) : this.#seenIn(id, href);
    const folders = this.#folders.namesOf(id);
    const place =
      inJob === null
        ? folders.length === 0
          ? ''
          : texts.inFolders(folders)
        : texts.inJob(inJob.job.title, wordOf(id, inJob));
    return {
      key: `person ${id}`,
      kind: 'person',
      label: name,
      detail: [fact, place].filter((part) => part !== '').join(texts.between),
      avatarName,
      pictureUrl,
      to: href ?? candidatePath(id, inJob?.job.id),
      isMatched: true,
    };
  }

  /** The job of the list in which the candidate was seen, otherwise any job. */
  #seenIn(id: StudentId, href: string): InJob | null {
    const seen = this.jobs.find((job) => job.id === jobOfPath(href));
    if (seen === undefined) return this.jobOf.get(id) ?? null;
    return { job: seen, isShortlisted: this.#shortlists.of(seen.id).ids.has(id) };
  }
}

function wordOf(id: StudentId, { job, isShortlisted }: InJob): string {
  if (isShortlisted) return texts.shortlisted;
  return job.applicants.includes(id) ? texts.hasApplied : '';
}
