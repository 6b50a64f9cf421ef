import type { RecruiterCompany } from '@glo/domain/account/recruiter';
import type { CompanyMember } from '@glo/domain/company-page/company-pages';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { compareShallow, makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import { jobDetailsPath, reviewWanted, shareWanted } from '../../../navigation/addresses.ts';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { Resource } from '../../../state/resource.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import { SessionState } from '../../../state/session-state.ts';
import { type CandidateActions, startReview } from '../../candidate-list/index.ts';
import { filterCommands } from '../../filter/filter-commands.ts';
import { FilterPanels } from '../../filter/filter-panel.ts';
import { JobCriteria } from '../../filter/job-criteria.ts';
import type { FilterModal } from '../../filter/filter-modal.ts';
import type { ClosingQuestion } from './closing/closing-question.ts';
import type { JobStatusChange } from './job-status.ts';
import type { JobCandidates, Tab } from './job-candidates.ts';
import { JobListPane } from './rail/job-list-pane.ts';
import type { JobTab } from './job-tab.ts';
import { JobTabs } from './job-tabs.ts';
import { type OpenJob, OpenJobs } from './open-job.ts';
import { isPlain, type OpportunityAddress, readAddress, writeAddress } from './opportunity-address.ts';
import { texts } from './texts.ts';

/** The URL selects the job and tab (decision 10). Once a tab is open, its list writes the URL. */
@injectable()
export class OpportunityPresenter {
  /** Last read from the URL or chosen. The open tab has later values. */
  address: OpportunityAddress = readAddress(new URLSearchParams());
  open: OpenJob | null = null;
  activeTab: JobTab | null = null;
  readonly filterModal: FilterModal;
  readonly closing: ClosingQuestion;
  readonly statusChange: JobStatusChange;
  readonly rail: JobListPane;
  /** The visit asks for it. It happens once the list is there. */
  #wanted: 'review' | 'share' | null = null;
  #stopSharing: () => void = () => undefined;
  readonly #jobs: OpenJobs;
  readonly #tabs: JobTabs;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #records: LocalRecords;

  constructor(
    jobs: OpenJobs,
    tabs: JobTabs,
    filters: FilterPanels,
    criteria: JobCriteria,
    rail: JobListPane,
    session: SessionState,
    navigator: Navigator,
    records: LocalRecords,
  ) {
    this.#jobs = jobs;
    this.#tabs = tabs;
    this.rail = rail;
    this.#session = session;
    this.#navigator = navigator;
    this.#records = records;
    this.filterModal = filters.modal(
      {
        list: () => this.activeTab?.list ?? null,
        students: (narrowing) => this.activeTab?.toCount(narrowing) ?? [],
        job: () => this.job?.value ?? null,
        criteria,
      },
      (filter) => this.activeTab?.filter.setFilter(filter),
    );
    this.closing = jobs.closing;
    this.statusChange = jobs.statusChange((id, change) => this.#statusChanged(id, change));
    makeAutoObservable(this, { address: observableRef, open: observableRef, closing: false }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    const stops: (() => void)[] = [
      reaction(
        () => this.job?.value && ([this.job.value.id, this.job.value.status] as const),
        (shown) => shown && this.rail.show(shown[1]),
        { equals: compareShallow, fireImmediately: true },
      ),
      reaction(
        () => this.job?.state === 'failed' && this.rail.status === null,
        (isWithoutRail) => isWithoutRail && this.rail.show('ACTIVE'),
      ),
      reaction(
        () => (this.address.job === null ? this.rail.list?.value?.[0] : undefined),
        (newest) => newest && this.#openNewest(newest.id),
      ),
      this.rail.count(),
    ];
    this.revisit(visit);
    // A new tab knows how the job's list was left once the records are read.
    stops.push(
      when(
        () => this.#records.isRead,
        () => this.activeTab === null && this.#visit(this.address),
      ),
    );
    return () => {
      for (const stop of stops) stop();
      runInAction(() => this.#leave());
      this.rail.stop();
    };
  }

  revisit(visit: Visit): void {
    this.#wanted = wantedBy(visit);
    // Otherwise a reload would do it again.
    if (this.#wanted !== null) this.#navigator.forgetState();
    this.#visit(readAddress(visit.query));
    const { job, tab, filter } = this.address;
    if (job === null) {
      this.#leave();
      this.rail.show('ACTIVE');
    } else if (job !== this.open?.id) this.#openJob(job);
    else if (this.activeTab?.tab !== tab) this.#openTab();
    else {
      this.activeTab.filter.setFilter(filter);
      this.activeTab.list.restore(this.address);
      this.#doWanted();
    }
  }

  get job(): Resource<Job> | null {
    return this.open?.resource ?? null;
  }

  get candidates(): JobCandidates | null {
    return this.open?.candidates ?? null;
  }

  /** The job whose visit goes on while the screen is open. */
  get visitedJob(): JobId | null {
    return this.address.job;
  }

  get commands(): readonly ScreenCommand[] {
    const { otherJobs } = this.rail;
    return [
      ...this.#jobCommands,
      ...(otherJobs === null ? [] : [{ ...otherJobs, rank: 'late' } as const]),
      ...(this.activeTab?.resource.value ? filterCommands(this.openFilter, this.activeTab.list) : []),
    ];
  }

  get #jobCommands(): readonly ScreenCommand[] {
    const job = this.job?.value;
    if (!job) return [];
    const isOwn = this.colleague === null;
    const { isChanging, toggle } = this.statusChange;
    const status = { label: texts.statusButton[job.status], to: () => void toggle(job), rank: 'last' } as const;
    return [
      { label: isOwn ? texts.manage : texts.read, to: jobDetailsPath(job.id), rank: 'late' },
      ...(isOwn && !isChanging(job.id) ? [status] : []),
    ];
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
    if (this.activeTab !== null) this.filterModal.open(this.activeTab.filter.filter);
  }

  get actions(): CandidateActions {
    return this.#tabs.actions;
  }

  /** `null` while unknown. The filter applies to the open tab only (decision 31). */
  countOf(tab: Tab): number | null {
    if (this.activeTab?.tab === tab) return this.activeTab.count;
    return this.candidates?.countOf(tab) ?? null;
  }

  get colleague(): CompanyMember | null {
    return this.open?.colleague ?? null;
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
    const { lists } = this.#records.mine;
    const kept = job !== null && isPlain(address) ? (lists.get(job) ?? '') : '';
    this.address = { ...address, ...(kept !== '' && { ...readAddress(new URLSearchParams(kept)), job }) };
    if (kept !== '') this.#navigator.replaceUrl(writeAddress(this.address));
  }

  /** Shows the skeleton and ignores the previous job's response. */
  #openJob(id: JobId): void {
    this.#leave();
    this.open = this.#jobs.open(id, () => this.#openLists());
    this.open.start();
  }

  #openLists(): void {
    this.address = this.#current;
    this.#openTab();
  }

  #openTab(): void {
    this.activeTab?.stop();
    this.activeTab = null;
    const job = this.job?.value;
    if (!job || this.candidates === null) return;
    const { tab, filter } = this.address;
    this.activeTab = this.#tabs.open(tab, job, this.candidates, filter);
    this.activeTab.list.restore(this.address);
    this.activeTab.start();
    this.#doWanted();
  }

  #doWanted(): void {
    const { activeTab: tab } = this;
    const wanted = this.#wanted;
    if (tab === null || wanted === null) return;
    this.#wanted = null;
    if (wanted === 'review') startReview(tab.list);
    else {
      this.#stopSharing = when(
        () => tab.list.shown.length > 0,
        () => tab.list.services.handOver.share(tab.list, tab.list.shown),
      );
    }
  }

  /** Keeps the job selected (decision 29). */
  #statusChanged(id: JobId, change: Partial<Job>): void {
    if (this.job?.value?.id === id) this.open?.change(change);
    else this.rail.reload();
  }

  #leave(): void {
    this.#stopSharing();
    this.open?.leave();
    this.open = null;
    this.activeTab?.stop();
    this.activeTab = null;
    this.filterModal.close();
    this.actions.close();
  }
}

function wantedBy({ state }: Visit): 'review' | 'share' | null {
  if (stateText(state, 'review') === reviewWanted.review) return 'review';
  return stateText(state, 'share') === shareWanted.share ? 'share' : null;
}
