import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Clipboard } from '@glo/domain/candidates/clipboard';
import { type CandidateFilter, wishCount } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { writeFilter } from '@glo/domain/filter/filter-text';
import type { Job } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import type { CandidateActions } from '../../candidates/actions/candidate-actions.ts';
import type { CandidateList, ListOf } from '../../candidates/list/candidate-list.ts';
import type { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import { copyingEmails } from '../../candidates/list/copying-emails.ts';
import type { FoldersState } from '../../candidates/folders-state.ts';
import type { JobCandidates, Tab } from './job-candidates.ts';
import { texts } from './texts.ts';

/** Which tab of which job, and where it stands. */
export interface TabPlace {
  readonly tab: Tab;
  readonly job: Job;
  readonly candidates: JobCandidates;
  readonly filter: CandidateFilter;
  /** The page's address as it stands. */
  href(): string;
}

export interface TabServices {
  readonly filters: CandidateFilters;
  readonly lists: CandidateLists;
  readonly folders: FoldersState;
  readonly actions: CandidateActions;
  readonly directory: CandidateDirectory;
  readonly clipboard: Clipboard;
  readonly notices: Notices;
}

/** The tab that is open: whoever of it passes the filter (decision 31), as a list to work on. */
export class OpenTab {
  readonly tab: Tab;
  readonly list: CandidateList;
  filter: CandidateFilter;
  /** Who passes the filter; null while it is off. */
  passing: Resource<ReadonlySet<StudentId>> | null = null;
  readonly #candidates: JobCandidates;
  readonly #services: TabServices;
  readonly #stopAsking: () => void;

  constructor(place: TabPlace, services: TabServices) {
    this.tab = place.tab;
    this.filter = place.filter;
    this.#candidates = place.candidates;
    this.#services = services;
    makeAutoObservable(
      this,
      { tab: false, list: false, filter: observableRef, passing: observableRef },
      { autoBind: true },
    );
    this.list = services.lists.list(this.#listOf(place));
    this.#stopAsking = reaction(
      () => ({ filter: this.filter, isThere: this.everybody.value !== null }),
      () => this.#ask(),
      {
        equals: (one, other) => one.isThere === other.isThere && isSame(one.filter, other.filter),
        fireImmediately: true,
      },
    );
  }

  /** Whether the filter asks for anything: the number on the badge. */
  get wishes(): number {
    return wishCount(this.filter);
  }

  /** The tab without the filter. */
  get everybody(): Resource<readonly Candidate[]> {
    return this.#candidates.list(this.tab);
  }

  /** Whoever passes the filter. */
  get candidates(): readonly Candidate[] {
    const all = this.everybody.value ?? [];
    if (this.wishes === 0) return all;
    const passing = this.passing?.value;
    return passing ? all.filter(({ id }) => passing.has(id)) : [];
  }

  /** What the tab shows; null until that is known (decision 30). */
  get count(): number | null {
    if (this.wishes === 0) return this.#candidates.countOf(this.tab);
    return this.everybody.value !== null && this.passing?.value ? this.candidates.length : null;
  }

  narrowTo(filter: CandidateFilter): void {
    this.filter = filter;
  }

  /** Shortlists all that are ticked. */
  shortlistTicked(): void {
    const { shortlist } = this.#candidates;
    void this.list.begin({
      ...texts.shortlisting,
      run: (candidate) => shortlist.add(candidate),
    });
  }

  /** Removes all that are ticked, with one Undo for all. */
  removeTicked(): void {
    const { shortlist } = this.#candidates;
    const before = shortlist.list.value ?? [];
    void this.list.begin({
      ...texts.removing,
      run: (candidate) => shortlist.remove(candidate),
      ended: (removed) => shortlist.offerUndo(removed, before),
    });
  }

  /** Choose Folder for all that are ticked. */
  addTickedToFolder(): void {
    this.#services.actions.addTickedToFolder(this.list);
  }

  /** Copies the e-mail addresses of all that are ticked. */
  copyEmails(): void {
    const { directory, clipboard, notices } = this.#services;
    void this.list.begin(copyingEmails(directory, clipboard, notices));
  }

  stop(): void {
    this.#stopAsking();
    this.passing?.watch.cancel();
    this.list.stop();
  }

  /** The ids of the tab go out; those that come back stay. */
  #ask(): void {
    this.passing?.watch.cancel();
    this.passing = null;
    if (this.wishes === 0 || this.everybody.value === null) return;
    const { filter } = this;
    this.passing = new Resource(async () => {
      const answer = await this.#services.filters.passing(filter, this.#candidates.idsOf(this.tab));
      return answer.ok ? { ok: true, value: new Set(answer.value) } : answer;
    }, this.#services.notices.failed);
    void this.passing.load();
  }

  /** Choose Action for somebody. */
  #open(candidate: Candidate): void {
    const { shortlist } = this.#candidates;
    const { of, review } = this.list;
    this.#services.actions.open(candidate, {
      profileHref: of.profileHref(candidate.id),
      onFollow: review,
      shortlist: { isOn: shortlist.ids.has(candidate.id), toggle: () => void shortlist.toggle(candidate) },
    });
  }

  #listOf({ tab, job, candidates, href }: TabPlace): ListOf {
    const { shortlist } = candidates;
    const hrefs = candidatePath('STUDENT', job.id, tab === 'applicants' ? undefined : tab);
    return {
      label: texts.lists[tab],
      candidates: () => this.candidates,
      isViewed: (student) => candidates.isViewed(student),
      facts: (student) => ({
        shortlisted: shortlist.ids.has(student),
        folders: this.#services.folders.namesOf(student),
      }),
      href,
      profileHref: (student) => hrefs.replace('STUDENT', encodeURIComponent(student)),
      wanted: job.skills,
      fileName: `${job.title}, ${texts.lists[tab]}, ${longDate(new Date().toISOString())}`,
      shortlist: {
        of: ({ id }) => ({
          state: shortlist.ids.has(id) ? (tab === 'shortlisted' ? 'remove' : 'shortlisted') : 'shortlist',
          // What was pressed shows at once; only what waits for the list itself looks busy.
          busy: shortlist.list.value === null && shortlist.busy.has(id),
        }),
        press: (candidate) => void shortlist.toggle(candidate),
      },
      open: (candidate) => this.#open(candidate),
      ...(tab === 'applicants' && { arrival: candidates.applicants }),
    };
  }
}

function isSame(one: CandidateFilter, other: CandidateFilter): boolean {
  return one === other || writeFilter(one) === writeFilter(other);
}
