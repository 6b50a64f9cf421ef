import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { Job } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { isNew, type PileSources } from '@glo/domain/verdicts/verdict-list';
import { compareShallow, computed, makeAutoObservable, reaction } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import type { JobOwners } from '../../../state/jobs/job-owners.ts';
import type { RecentCandidates } from '../../../state/recent-candidates.ts';
import type { Resource } from '../../../state/resource.ts';
import type { JobVerdicts } from '../../../state/verdicts/job-verdicts.ts';
import type { VerdictStore } from '../../../state/verdicts/verdict-store.ts';
import {
  addToFolder,
  type CandidateCommand,
  type CandidateList,
  type CandidateLists,
  type CandidateMarks,
  commonCommands,
  emailSelected,
  type IncrementalLoading,
  type ListSource,
  type ListVerdicts,
  type Narrowing,
  verdictCommands,
} from '../../candidate-list/index.ts';
import type { FilterPanels } from '../../filter/filter-panel.ts';
import type { JobCriteria } from '../../filter/job-criteria.ts';
import { type ListFilter, withFilter } from '../../filter/list-filter.ts';
import type { JobReviews } from '../../review/jobs/job-reviews.ts';
import { removeCommand, shortlistCommand } from './bulk-shortlisting.ts';
import type { JobCandidates, Tab } from './job-candidates.ts';
import { keptQuery } from './opportunity-address.ts';
import { texts } from './texts.ts';

export interface TabServices {
  readonly filters: FilterPanels;
  readonly criteria: JobCriteria;
  readonly verdicts: VerdictStore;
  readonly reviews: JobReviews;
  readonly lists: CandidateLists;
  readonly seen: RecentCandidates;
  readonly owners: JobOwners;
}

/** The filtered list of one tab of a job (decision 31). */
export class JobTab implements ListSource {
  readonly tab: Tab;
  readonly jobId: JobId;
  readonly jobTitle: string;
  readonly list: CandidateList;
  readonly filter: ListFilter;
  readonly criteria: JobCriteria;
  readonly path = paths.opportunity;
  readonly label: string;
  readonly fileName: string;
  readonly loading?: IncrementalLoading;
  readonly givenOrder?: string;
  readonly wasThere: boolean;
  readonly #job: Job;
  readonly #candidates: JobCandidates;
  readonly #services: TabServices;
  readonly #verdicts: JobVerdicts;
  readonly #profileHref: string;
  #stops: readonly (() => void)[] = [];

  constructor(tab: Tab, job: Job, candidates: JobCandidates, filter: CandidateFilter, services: TabServices) {
    this.tab = tab;
    this.#job = job;
    this.jobId = job.id;
    this.jobTitle = job.title;
    this.#candidates = candidates;
    this.#services = services;
    this.criteria = services.criteria;
    this.filter = services.filters.filter(filter, () => this.#loadedIds);
    this.label = texts.lists[tab];
    this.fileName = `${job.title}, ${this.label}, ${longDate(new Date())}`;
    if (tab === 'applicants') this.loading = candidates.applicants;
    else this.givenOrder = texts.givenOrders[tab];
    this.wasThere = tab !== 'applicants' && candidates.list(tab).value !== null;
    this.#verdicts = services.verdicts.forJob(job.id);
    this.#profileHref = candidatePath('STUDENT', job.id, tab === 'applicants' ? undefined : tab);
    makeAutoObservable(this, {
      verdictSources: computed({ equals: compareShallow }),
      toCount: false,
      saw: false,
      isViewed: false,
      marksOf: false,
      profileHref: false,
      pressShortlist: false,
    });
    this.list = services.lists.create(this);
  }

  get query(): URLSearchParams {
    const query = new URLSearchParams({ job: this.#job.id });
    if (this.tab !== 'applicants') query.set('tab', this.tab);
    return withFilter(query, this.filter.filter);
  }

  get resource(): Resource<readonly Candidate[]> {
    return this.#candidates.list(this.tab);
  }

  get candidates(): readonly Candidate[] {
    return this.filter.pass(this.unfiltered);
  }

  get unfiltered(): readonly Candidate[] {
    return this.resource.value ?? [];
  }

  get wanted(): readonly string[] {
    return this.#job.skills;
  }

  /** `null` while unknown. */
  get count(): number | null {
    if (this.filter.criteriaCount === 0) return this.#candidates.countOf(this.tab);
    return this.resource.value !== null && this.filter.passing?.value ? this.candidates.length : null;
  }

  /** A colleague's job: views and folders are the recruiter's own. */
  get isReadOnly(): boolean {
    return this.#services.owners.colleague(this.#job) !== null;
  }

  get ids(): readonly StudentId[] {
    return this.#candidates.idsOf(this.tab);
  }

  /** `null` until the first candidates have loaded. */
  get #loadedIds(): readonly StudentId[] | null {
    return this.resource.value === null ? null : this.ids;
  }

  get isComplete(): boolean {
    const { shortlist } = this.#candidates;
    const isLoaded = this.resource.value !== null && (this.loading?.expected ?? null) === null;
    return isLoaded && shortlist.list.value !== null && this.#verdicts.isLoaded && !this.filter.isPending;
  }

  /** Ids that the filter dialog counts: candidates that match the search text and the narrowing. */
  toCount(narrowing: Narrowing): readonly StudentId[] {
    const narrowed = this.list.narrow(this.unfiltered, narrowing);
    return narrowed.length < this.unfiltered.length ? narrowed.map(({ id }) => id) : this.ids;
  }

  get shortlist(): CandidateCommand {
    return this.isReadOnly ? addToFolder(this.list) : shortlistCommand(this.#candidates.shortlist, this.list);
  }

  pressShortlist(candidate: Candidate): void {
    if (this.isReadOnly) void this.shortlist.runOne?.(candidate);
    else void this.#toggleShortlist(candidate);
  }

  async #toggleShortlist(candidate: Candidate): Promise<void> {
    const result = await this.#candidates.shortlist.toggle(candidate);
    if (!result.ok && this.tab === 'shortlisted') this.list.place.returnFocus(candidate.id);
  }

  get commands(): readonly CandidateCommand[] {
    const { list } = this;
    const { shortlist } = this.#candidates;
    const [email, folder, common] = [emailSelected(list), addToFolder(list), commonCommands(list)];
    if (this.isReadOnly) return [folder, email, ...common];
    if (this.tab === 'shortlisted') return [email, folder, removeCommand(shortlist, list), ...common];
    const remove = removeCommand(shortlist, list, texts.removeFromShortlist);
    // In the menu, because decisions fill the selection bar.
    const inMenu = [{ ...folder, isInMenu: true }, ...common, { ...remove, isInMenu: true }];
    return [this.shortlist, ...verdictCommands(list), email, ...inMenu];
  }

  get verdictSources(): PileSources | null {
    if (this.isReadOnly) return null;
    const newcomers = this.#services.reviews.visits.newcomersOf(this.#job);
    return { records: this.#verdicts.records, shortlisted: this.#candidates.shortlist.ids, newcomers };
  }

  get verdicts(): ListVerdicts | null {
    if (this.isReadOnly || this.tab === 'shortlisted') return null;
    return { job: this.#verdicts, areApplicants: this.tab === 'applicants' };
  }

  marksOf(student: StudentId): CandidateMarks {
    const { shortlist } = this.#candidates;
    const inList = this.tab === 'shortlisted' ? 'remove' : 'shortlisted';
    return {
      shortlist: {
        state: shortlist.ids.has(student) ? inList : 'shortlist',
        target: 'job',
        // Presses are optimistic. Only waiting for the list shows as busy.
        busy: shortlist.list.value === null && shortlist.busy.has(student),
      },
      folders: this.#services.lists.services.knowledge.folders.namesOf(student),
      isNew: this.verdictSources !== null && isNew(student, this.verdictSources),
    };
  }

  saw(student: StudentId): void {
    this.#services.reviews.visits.saw(this.jobId, student);
  }

  isViewed(student: StudentId): boolean {
    // For colleagues' jobs the service reports the colleague's views.
    return this.isReadOnly
      ? this.#services.seen.hasViewed(this.#job.id, student)
      : this.#candidates.viewed.has(student);
  }

  profileHref(student: StudentId): string {
    return this.#profileHref.replace('STUDENT', encodeURIComponent(student));
  }

  offers(candidate: Candidate): ReturnType<NonNullable<ListSource['offers']>> {
    if (this.isReadOnly) return {};
    const isOn = this.#candidates.shortlist.ids.has(candidate.id);
    return { shortlist: { isOn, toggle: () => this.pressShortlist(candidate) } };
  }

  start(): void {
    const checking = this.criteria.follow(this.jobId, () => this.#loadedIds);
    const { folders } = this.#services.lists.services.knowledge;
    this.#stops = [this.filter.start(), checking, this.list.writeUrl(), this.#keepList(), folders.open()];
  }

  #keepList(): () => void {
    const { records } = this.#services.lists.services;
    return reaction(
      () => keptQuery({ ...this.list.view, filter: this.filter.filter }),
      (query) => void records.leaveList(this.jobId, query),
    );
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.list.stop();
  }
}
