import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import { type Job, withViewed } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { JobLifecycle } from '@glo/domain/jobs/job-lifecycle';
import { Lookups } from '@glo/domain/lookups/lookups';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { Shortlisting, Shortlists } from '@glo/domain/shortlist/shortlist';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { Notices } from '../../../state/notices.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import { itemResource, type Resource } from '../../../state/resource.ts';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { JobCache } from '../../../state/jobs/job-cache.ts';
import { JobOwners } from '../../../state/jobs/job-owners.ts';
import { PostedJobs } from '../../../state/jobs/posted-jobs.ts';
import { RecentCandidates } from '../../../state/recent-candidates.ts';
import { SessionState } from '../../../state/session-state.ts';
import { VerdictStore } from '../../../state/verdicts/verdict-store.ts';
import { type CandidateActions, CandidateLists } from '../../people/people.ts';
import { JobCriteria } from '../../filter/job-criteria.ts';
import { FilterOpener } from '../../filter/filter-opener.ts';
import { ReviewStart } from '../review-start.ts';
import { JobStatusChange } from './job-status.ts';
import { type CandidateServices, JobCandidates, type Tab } from './job-candidates.ts';
import { JobListPane } from './job-list-pane.ts';
import { JobTab, type TabServices } from './job-tab.ts';
import { opportunityCommands } from './opportunity-commands.ts';
import { isPlain, type OpportunityAddress, readAddress, writeAddress } from './opportunity-address.ts';

/** The URL selects the job and tab (decision 10). Once a tab is open, its list writes the URL. */
@injectable()
export class OpportunityPresenter {
  /** Last read from the URL or chosen. The open tab has later values. */
  address: OpportunityAddress = readAddress(new URLSearchParams());
  job: Resource<Job> | null = null;
  candidates: JobCandidates | null = null;
  activeTab: JobTab | null = null;
  readonly filterOpener: FilterOpener;
  readonly statusChange: JobStatusChange;
  readonly rail: JobListPane;
  #shown: Job | null = null;
  readonly #board: JobBoard;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #cache: JobCache;
  readonly #posted: PostedJobs;
  readonly #services: CandidateServices & TabServices;
  readonly #tabs: Tabs;

  constructor(
    board: JobBoard,
    lifecycle: JobLifecycle,
    directory: CandidateDirectory,
    shortlists: Shortlists,
    shortlisting: Shortlisting,
    filters: CandidateFilters,
    lookups: Lookups,
    lists: CandidateLists,
    session: SessionState,
    navigator: Navigator,
    notices: Notices,
    blind: BlindReview,
    owners: JobOwners,
    cache: JobCache,
    posted: PostedJobs,
    seen: RecentCandidates,
    verdicts: VerdictStore,
    criteria: JobCriteria,
    tabs: Tabs,
    reviews: ReviewStart,
  ) {
    this.#tabs = tabs;
    this.#cache = cache;
    this.#posted = posted;
    this.#board = board;
    this.#session = session;
    this.#navigator = navigator;
    const job = { directory, shortlists, shortlisting, verdicts, criteria };
    this.#services = { ...job, filters, lists, notices, seen, owners, blind };
    this.filterOpener = new FilterOpener(
      {
        ...this.#services,
        lookups,
        list: () => this.activeTab?.list ?? null,
        students: (narrowing) => this.activeTab?.toCount(narrowing) ?? [],
        job: () => this.job?.value ?? null,
      },
      (filter) => this.activeTab?.filter.setFilter(filter),
    );
    this.statusChange = new JobStatusChange(lifecycle, notices, (id, change) => this.#statusChanged(id, change));
    this.rail = new JobListPane(posted, reviews);
    makeAutoObservable(this, { address: observableRef }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stops: (() => void)[] = [
      reaction(
        () => this.job?.value?.id,
        () => this.job?.value && this.#opened(this.job.value),
        { fireImmediately: true },
      ),
      reaction(
        () => this.job?.value,
        (job) => job && this.#reloaded(job),
      ),
      reaction(
        () => this.job?.state === 'failed' && this.rail.status === null,
        (isWithoutRail) => isWithoutRail && this.rail.show('ACTIVE'),
      ),
      reaction(
        () => (this.address.job === null ? this.rail.list?.value?.[0] : undefined),
        (newest) => newest && this.#openNewest(newest.id),
      ),
      reaction(
        () => this.candidates?.shortlist.list.value,
        (shortlist) => this.#shown && shortlist && this.rail.reviews.updateShortlist(this.#shown.id, shortlist),
      ),
      this.#tabs.subscribe(this.#follow),
      this.rail.count(),
    ];
    this.revisit(visit);
    return () => {
      for (const stop of stops) stop();
      runInAction(() => this.#leave());
      this.rail.stop();
    };
  }

  revisit(visit: Visit): void {
    const { job: openJob } = this.address;
    this.#visit(readAddress(visit.query));
    const { job, tab, filter } = this.address;
    if (job === null) {
      this.#leave();
      this.rail.show('ACTIVE');
    } else if (job !== openJob || this.job === null) this.#openJob(job);
    else if (this.activeTab?.tab !== tab) this.#openTab();
    else {
      this.activeTab.filter.setFilter(filter);
      this.activeTab.list.restore(this.address);
    }
  }

  get commands(): readonly ScreenCommand[] {
    return opportunityCommands(this);
  }

  get canResetFilter(): boolean {
    return this.activeTab?.list.canReset ?? false;
  }

  get pageTitle(): string | null {
    return this.job?.value?.title ?? null;
  }

  /** Keeps the filter and order, drops the search text and the pile of answers. */
  chooseTab(tab: Tab): void {
    if (this.address.job === null || tab === this.address.tab) return;
    this.address = { ...this.#current, tab, typed: '', answer: 'all' };
    this.#openTab();
    this.#navigator.replaceUrl(writeAddress(this.address));
  }

  openFilter(): void {
    if (this.activeTab !== null) void this.filterOpener.open(this.activeTab.filter.filter);
  }

  resetFilter(): void {
    this.activeTab?.list.reset();
  }

  get actions(): CandidateActions {
    return this.#services.lists.services.actions;
  }

  /** `null` while unknown. The filter applies to the open tab only (decision 31). */
  countOf(tab: Tab): number | null {
    if (this.activeTab?.tab === tab) return this.activeTab.count;
    return this.candidates?.countOf(tab) ?? null;
  }

  get colleague(): CompanyMember | null {
    return this.job?.value ? this.#services.owners.colleague(this.job.value) : null;
  }

  get company(): RecruiterCompany | null {
    return this.#session.current?.recruiter?.company ?? null;
  }

  get #current(): OpportunityAddress {
    if (this.activeTab === null) return this.address;
    const { list, filter } = this.activeTab;
    return { ...this.address, ...list.view, filter: filter.filter };
  }

  #openNewest(job: JobId): void {
    this.#visit({ ...this.address, job });
    this.#navigator.replaceUrl(writeAddress(this.address));
    this.#openJob(job);
  }

  /** A job opens as it was left, unless the URL says more than the job. */
  #visit(address: OpportunityAddress): void {
    const { job } = address;
    const kept = job !== null && isPlain(address) ? this.#services.lists.services.returns.queryOf(job) : '';
    this.address = { ...address, ...(kept !== '' && { ...readAddress(new URLSearchParams(kept)), job }) };
    if (kept !== '') this.#navigator.replaceUrl(writeAddress(this.address));
  }

  /** On return, the applicants stay: a longer list would drop the selection. */
  readonly #follow = ({ about, id, value }: Change): void => {
    const { job, candidates } = this;
    if (about === 'return') {
      void job?.refresh((now, { applicants, skills }) => ({ ...now, applicants, skills }));
      candidates?.shortlist.refresh();
    }
    if (id !== this.address.job) return;
    if (about === 'job') void job?.refresh();
    if (about === 'shortlist') candidates?.shortlist.refresh();
    if (about === 'viewed' && typeof value === 'string') job?.change((now) => withViewed(now, value as StudentId));
  };

  /** Shows the skeleton and ignores the previous job's response. */
  #openJob(id: JobId): void {
    this.#leave();
    const { owners, notices } = this.#services;
    this.job = itemResource(async () => owners.rememberOwner(await this.#board.job(id)), notices.showReadFailure);
    this.job.value = this.#cache.read(id)?.job ?? this.#posted.find(id);
    void this.job.load();
  }

  #opened(job: Job): void {
    const cached = this.#cache.read(job.id);
    const isCached = cached?.job === job;
    this.candidates = new JobCandidates(job, this.#services, isCached ? cached : null);
    this.#shown = job;
    if (isCached) this.candidates.refresh();
    this.candidates.load();
    this.#openTab();
    this.rail.show(job.status);
  }

  /** Reloads the lists if applicants or skills changed. */
  #reloaded(job: Job): void {
    if (this.candidates === null || this.#shown?.id !== job.id) return;
    this.rail.show(job.status);
    const { applicants, skills } = this.#shown;
    if (JSON.stringify([job.applicants, job.skills]) === JSON.stringify([applicants, skills])) {
      this.candidates.viewed = new Set(job.viewedApplicants);
    } else {
      this.candidates.stop();
      this.address = this.#current;
      this.#opened(job);
    }
  }

  #openTab(): void {
    this.activeTab?.stop();
    this.activeTab = null;
    const job = this.job?.value;
    if (!job || this.candidates === null) return;
    const { tab, filter } = this.address;
    this.activeTab = new JobTab(tab, job, this.candidates, filter, this.#services);
    this.activeTab.list.restore(this.address);
    this.activeTab.start();
  }

  /** Keeps the job selected (decision 29). */
  #statusChanged(id: JobId, change: Partial<Job>): void {
    if (this.job?.value?.id === id) {
      this.job.change((job) => ({ ...job, ...change }));
      this.rail.show(this.job.value.status);
    } else {
      this.rail.reload();
    }
  }

  #leave(): void {
    const cached = this.job?.value && this.candidates?.toCache(this.job.value);
    if (cached) this.#cache.keep(cached);
    this.job?.request.cancel();
    this.job = null;
    this.activeTab?.stop();
    this.activeTab = null;
    this.candidates?.stop();
    this.candidates = null;
    this.filterOpener.close();
    this.actions.close();
  }
}
