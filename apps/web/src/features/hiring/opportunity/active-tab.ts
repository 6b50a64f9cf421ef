import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { Job } from '@glo/domain/jobs/job';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { PeopleSeen } from '../../../state/people-seen.ts';
import type { Resource } from '../../../state/resource.ts';
import type { CandidateList } from '../../candidates/list/candidate-list.ts';
import type {
  ActsForSelected,
  CandidateListActions,
  CandidateListMarks,
  CandidateListSource,
  FilterChip,
  IncrementalLoading,
} from '../../candidates/list/candidate-list-parts.ts';
import type { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import { ListFilter, type ListFilterServices } from '../../filter/list-filter.ts';
import { removingMany, shortlistingMany } from './bulk-shortlisting.ts';
import type { JobCandidates, Tab } from './job-candidates.ts';
import { texts } from './texts.ts';

export interface ActiveTabOptions {
  readonly tab: Tab;
  readonly job: Job;
  isColleagues(): boolean;
  readonly candidates: JobCandidates;
  readonly filter: CandidateFilter;
  href(): string;
  applyFilter(filter: CandidateFilter): void;
  commands(): readonly ScreenCommand[];
}

export interface TabServices extends ListFilterServices {
  readonly lists: CandidateLists;
  readonly seen: PeopleSeen;
}

/** Filtered candidates of the active tab (decision 31). */
export class ActiveTab implements CandidateListSource {
  readonly tab: Tab;
  readonly list: CandidateList;
  readonly filter: ListFilter;
  readonly label: string;
  readonly fileName: string;
  readonly loading?: IncrementalLoading;
  readonly givenOrder?: string;
  readonly wasThere: boolean;
  readonly #job: Job;
  readonly #candidates: JobCandidates;
  readonly #isColleagues: () => boolean;
  readonly #href: () => string;
  readonly #commands: () => readonly ScreenCommand[];
  readonly #applyFilter: (filter: CandidateFilter) => void;
  readonly #services: TabServices;
  readonly #stopFilter: () => void;

  constructor(options: ActiveTabOptions, services: TabServices) {
    const { tab, job, isColleagues, candidates, filter, href, applyFilter, commands } = options;
    this.tab = tab;
    this.#isColleagues = isColleagues;
    this.filter = new ListFilter(filter, () => this.#people, services);
    this.label = texts.lists[tab];
    this.fileName = `${job.title}, ${this.label}, ${longDate(new Date())}`;
    if (tab === 'applicants') this.loading = candidates.applicants;
    this.#job = job;
    this.#candidates = candidates;
    this.#href = href;
    this.#applyFilter = applyFilter;
    this.#commands = commands;
    if (tab !== 'applicants') this.givenOrder = texts.givenOrders[tab];
    this.#services = services;
    this.wasThere = tab !== 'applicants' && candidates.list(tab).value !== null;
    // Not computed, because the URL is not fully observable.
    makeAutoObservable(this, { href: false }, { autoBind: true });
    services.lists.folders.open();
    this.list = services.lists.list({ source: this, marks: this.#marks(), actions: this.#actions() });
    this.#stopFilter = this.filter.start();
  }

  get href(): string {
    return this.#href();
  }

  get commands(): readonly ScreenCommand[] {
    return this.#commands();
  }

  get everybody(): Resource<readonly Candidate[]> {
    return this.#candidates.list(this.tab);
  }

  get candidates(): readonly Candidate[] {
    return this.filter.pass(this.everybody.value ?? []);
  }

  get unfiltered(): readonly Candidate[] {
    return this.everybody.value ?? [];
  }

  get chips(): readonly FilterChip[] {
    return this.filter.wishes.map(({ label, without }) => ({ label, remove: () => this.#applyFilter(without) }));
  }

  get isFiltering(): boolean {
    return this.filter.isPending;
  }

  get count(): number | null {
    if (this.filter.criteriaCount === 0) return this.#candidates.countOf(this.tab);
    return this.everybody.value !== null && this.filter.passing?.value ? this.candidates.length : null;
  }

  get canShortlist(): boolean {
    return !this.#isColleagues();
  }

  get toShortlist(): number {
    const { ids } = this.#candidates.shortlist;
    return this.list.selected.filter(({ id }) => !ids.has(id)).length;
  }

  /** Shortlist on the applicants, Connect on the shortlist, nothing on colleagues' applicants. */
  get #forSelected(): ActsForSelected | null {
    if (!this.canShortlist) return null;
    const { selected, forSelected } = this.list;
    const { emailAct, folderAct, copyAct } = forSelected;
    if (this.tab === 'shortlisted') {
      const remove = { kind: 'remove', label: texts.remove(selected.length), press: this.removeSelected } as const;
      return { main: emailAct, others: [folderAct, remove], more: [copyAct] };
    }
    const { toShortlist, shortlistSelected: press } = this;
    const main = {
      kind: 'shortlist',
      label: texts.shortlist(toShortlist),
      press,
      isUnneeded: toShortlist === 0,
    } as const;
    return { main, others: [emailAct, folderAct], more: [copyAct] };
  }

  shortlistSelected(): void {
    void this.list.bulk.begin(shortlistingMany(this.#candidates.shortlist));
  }

  removeSelected(): void {
    void this.list.bulk.begin(removingMany(this.#candidates.shortlist));
  }

  /** Candidates the filter counts, including those not loaded yet. */
  get toFilter(): readonly StudentId[] {
    const left = this.list.narrowed(this.unfiltered);
    return left.length < this.unfiltered.length ? left.map(({ id }) => id) : (this.#people ?? []);
  }

  stop(): void {
    this.#stopFilter();
    this.list.stop();
  }

  /** Includes candidates not loaded yet. */
  get #people(): readonly StudentId[] | null {
    return this.everybody.value === null ? null : this.#candidates.idsOf(this.tab);
  }

  #marks(): CandidateListMarks {
    const { shortlist } = this.#candidates;
    const { folders } = this.#services.lists;
    const inList = this.tab === 'shortlisted' ? 'remove' : 'shortlisted';
    return {
      wanted: this.#job.skills,
      // For colleagues' jobs the service reports the colleague's views.
      isViewed: (student) =>
        this.canShortlist ? this.#candidates.isViewed(student) : this.#services.seen.hasViewed(this.#job.id, student),
      isReadOnly: () => !this.canShortlist,
      of: (student) => ({
        shortlist: {
          state: shortlist.ids.has(student) ? inList : 'shortlist',
          of: 'job',
          // Presses are optimistic. Only waiting for the list shows as busy.
          busy: shortlist.list.value === null && shortlist.busy.has(student),
        },
        folders: folders.namesOf(student),
      }),
    };
  }

  #actions(): CandidateListActions {
    const { shortlist } = this.#candidates;
    const { actions } = this.#services.lists;
    const hrefs = candidatePath('STUDENT', this.#job.id, this.tab === 'applicants' ? undefined : this.tab);
    const toggle = async (candidate: Candidate): Promise<void> => {
      const result = await shortlist.toggle(candidate);
      if (this.tab === 'shortlisted' && result === 'failed') this.list.keyboard.goBackTo(candidate.id);
    };
    return {
      profileHref: (student) => hrefs.replace('STUDENT', encodeURIComponent(student)),
      shortlist: (candidate) => (this.canShortlist ? void toggle(candidate) : actions.addToFolder(candidate)),
      shortlistSelected: () => (this.tab === 'shortlisted' ? this.removeSelected() : this.shortlistSelected()),
      forSelected: () => this.#forSelected,
      offers: (candidate) =>
        this.canShortlist
          ? { shortlist: { isOn: shortlist.ids.has(candidate.id), toggle: () => void toggle(candidate) } }
          : {},
    };
  }
}
