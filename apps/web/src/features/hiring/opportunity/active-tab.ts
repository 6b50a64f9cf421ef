import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateFilter, criteriaCount } from '@glo/domain/filter/candidate-filter';
import type { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { writeFilter } from '@glo/domain/filter/filter-text';
import type { Job } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import type { Notices } from '../../../state/notices.ts';
import { Resource } from '../../../state/resource.ts';
import type { CandidateList } from '../../candidates/list/candidate-list.ts';
import type {
  CandidateListActions,
  CandidateListMarks,
  CandidateListSource,
  FilterChip,
  IncrementalLoading,
} from '../../candidates/list/candidate-list-parts.ts';
import type { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import { wishesOf } from '../../filter/filter-chips.ts';
import { removingMany, shortlistingMany } from './bulk-shortlisting.ts';
import type { JobCandidates, Tab } from './job-candidates.ts';
import { texts } from './texts.ts';

/** Which tab of which job. */
export interface ActiveTabOptions {
  readonly tab: Tab;
  readonly job: Job;
  readonly candidates: JobCandidates;
  readonly filter: CandidateFilter;
  /** The page's address as it is now. */
  href(): string;
  /** Another filter is wanted. */
  applyFilter(filter: CandidateFilter): void;
}

export interface TabServices {
  readonly filters: CandidateFilters;
  readonly lists: CandidateLists;
  readonly notices: Notices;
}

/** The active tab: its candidates that pass the filter (decision 31), as a list to work on. */
export class ActiveTab implements CandidateListSource {
  readonly tab: Tab;
  readonly list: CandidateList;
  filter: CandidateFilter;
  /** Who passes the filter; null while it is off. */
  passing: Resource<ReadonlySet<StudentId>> | null = null;
  readonly label: string;
  readonly fileName: string;
  readonly loading?: IncrementalLoading;
  readonly givenOrder?: string;
  readonly #job: Job;
  readonly #candidates: JobCandidates;
  readonly #href: () => string;
  readonly #applyFilter: (filter: CandidateFilter) => void;
  readonly #services: TabServices;
  readonly #stopAsking: () => void;

  constructor({ tab, job, candidates, filter, href, applyFilter }: ActiveTabOptions, services: TabServices) {
    this.tab = tab;
    this.filter = filter;
    this.label = texts.lists[tab];
    this.fileName = `${job.title}, ${this.label}, ${longDate(new Date().toISOString())}`;
    if (tab === 'applicants') this.loading = candidates.applicants;
    this.#job = job;
    this.#candidates = candidates;
    this.#href = href;
    this.#applyFilter = applyFilter;
    if (tab !== 'applicants') this.givenOrder = texts.givenOrders[tab];
    this.#services = services;
    const fixed = {
      tab: false,
      list: false,
      label: false,
      fileName: false,
      loading: false,
      givenOrder: false,
    } as const;
    makeAutoObservable(
      this,
      { ...fixed, href: false, filter: observableRef, passing: observableRef },
      { autoBind: true },
    );
    services.lists.folders.open();
    this.list = services.lists.list({ source: this, marks: this.#marks(), actions: this.#actions() });
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
  get criteriaCount(): number {
    return criteriaCount(this.filter);
  }

  get href(): string {
    return this.#href();
  }

  /** The tab without the filter. */
  get everybody(): Resource<readonly Candidate[]> {
    return this.#candidates.list(this.tab);
  }

  /** The candidates that pass the filter. */
  get candidates(): readonly Candidate[] {
    const all = this.everybody.value ?? [];
    if (this.criteriaCount === 0) return all;
    const passing = this.passing?.value;
    return passing ? all.filter(({ id }) => passing.has(id)) : [];
  }

  get unfiltered(): readonly Candidate[] {
    return this.everybody.value ?? [];
  }

  get chips(): readonly FilterChip[] {
    return wishesOf(this.filter).map(({ label, without }) => ({ label, remove: () => this.#applyFilter(without) }));
  }

  /** What the tab shows; null until that is known (decision 30). */
  get count(): number | null {
    if (this.criteriaCount === 0) return this.#candidates.countOf(this.tab);
    return this.everybody.value !== null && this.passing?.value ? this.candidates.length : null;
  }

  narrowTo(filter: CandidateFilter): void {
    this.filter = filter;
  }

  /** How many of the selected are not shortlisted yet. */
  get toShortlist(): number {
    const { ids } = this.#candidates.shortlist;
    return this.list.selected.filter(({ id }) => !ids.has(id)).length;
  }

  shortlistSelected(): void {
    void this.list.bulk.begin(shortlistingMany(this.#candidates.shortlist));
  }

  removeSelected(): void {
    void this.list.bulk.begin(removingMany(this.#candidates.shortlist));
  }

  stop(): void {
    this.#stopAsking();
    this.passing?.request.cancel();
    this.list.stop();
  }

  /** The ids of the tab go out; those that come back stay. */
  #ask(): void {
    this.passing?.request.cancel();
    this.passing = null;
    if (this.criteriaCount === 0 || this.everybody.value === null) return;
    const { filter } = this;
    this.passing = new Resource(async () => {
      const answer = await this.#services.filters.passing(filter, this.#candidates.idsOf(this.tab));
      return answer.ok ? { ok: true, value: new Set(answer.value) } : answer;
    }, this.#services.notices.failed);
    void this.passing.load();
  }

  #marks(): CandidateListMarks {
    const { shortlist } = this.#candidates;
    const { folders } = this.#services.lists;
    const inList = this.tab === 'shortlisted' ? 'remove' : 'shortlisted';
    return {
      wanted: this.#job.skills,
      isViewed: (student) => this.#candidates.isViewed(student),
      of: (student) => ({
        shortlist: {
          state: shortlist.ids.has(student) ? inList : 'shortlist',
          of: 'job',
          // What was pressed shows at once; only what waits for the list itself looks busy.
          busy: shortlist.list.value === null && shortlist.busy.has(student),
        },
        folders: folders.namesOf(student),
      }),
    };
  }

  #actions(): CandidateListActions {
    const { shortlist } = this.#candidates;
    const hrefs = candidatePath('STUDENT', this.#job.id, this.tab === 'applicants' ? undefined : this.tab);
    const toggle = (candidate: Candidate) => void shortlist.toggle(candidate);
    return {
      profileHref: (student) => hrefs.replace('STUDENT', encodeURIComponent(student)),
      shortlist: toggle,
      offers: (candidate) => ({
        shortlist: { isOn: shortlist.ids.has(candidate.id), toggle: () => toggle(candidate) },
      }),
    };
  }
}

function isSame(one: CandidateFilter, other: CandidateFilter): boolean {
  return one === other || writeFilter(one) === writeFilter(other);
}
