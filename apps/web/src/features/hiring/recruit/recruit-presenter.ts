import type { Job, JobStatus } from '@glo/domain/jobs/job';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { type JobOrder, jobOrders, filterJobs, jobsInOrder } from '@glo/domain/jobs/job-order';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Navigator, type Visit } from '../../../navigation/navigator.ts';
import { recruitPath } from '../../../navigation/addresses.ts';
import { Notices } from '../../../state/notices.ts';
import { ScrollPositions } from '../../../state/device/scroll-positions.ts';
import type { Resource } from '../../../state/resource.ts';
import { SessionState } from '../../../state/session-state.ts';
import { postedJobs } from '../posted-jobs.ts';

/** What is typed goes into the address, and the place in the list is kept, after this rest, in milliseconds. */
const rest = 250;

/** Recruit: the jobs of one status (specification 2, recruit). `job_state=ACTIVE` means active ones, anything else past ones. */
@injectable()
export class RecruitPresenter {
  /** null until the address was read. */
  status: JobStatus | null = null;
  jobs: Resource<readonly Job[]>;
  typed = '';
  order: JobOrder = 'newest';
  /** What the address says to find. */
  #found = '';
  /** The address is about to say what is shown already: nothing is to be loaded. */
  #isFollowing = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #keep: (() => void) | null = null;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  readonly #listOf: (status: JobStatus) => Resource<readonly Job[]>;
  readonly #navigator: Navigator;
  readonly #places: ScrollPositions;

  constructor(board: JobBoard, session: SessionState, navigator: Navigator, notices: Notices, places: ScrollPositions) {
    this.#listOf = (status) => postedJobs(status, board, session, notices);
    this.#navigator = navigator;
    this.#places = places;
    this.jobs = this.#listOf('ACTIVE');
    makeAutoObservable(this, { jobs: observableRef, startAt: false }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.revisit(visit);
    return () => {
      clearTimeout(this.#resting);
      this.#keepPlace();
      this.jobs.request.cancel();
    };
  }

  revisit({ query }: Visit): void {
    const status = query.get('job_state') === 'ACTIVE' ? 'ACTIVE' : 'CLOSED';
    const find = query.get('find') ?? '';
    const order = jobOrders.find((known) => known === query.get('order')) ?? 'newest';
    // Letters that were typed since stay.
    if (find !== this.#found) this.typed = find;
    this.#found = find;
    this.order = order;
    if (!this.#isFollowing) this.#load(status);
    this.#isFollowing = false;
  }

  /** Takes the place of the current entry: Back leaves this screen, however often one toggled. */
  show(status: JobStatus): void {
    if (status === this.status) return;
    clearTimeout(this.#resting);
    this.typed = '';
    this.#found = '';
    this.order = 'newest';
    this.#load(status);
    this.#isFollowing = true;
    this.#navigator.go(recruitPath(stateOf(status)), { replace: true });
  }

  /** Where there is nothing to find there is no box for it. While the list is on its way it is there: nothing jumps. */
  get hasTools(): boolean {
    return this.jobs.value === null ? !this.jobs.failed : this.jobs.value.length > 0;
  }

  /** What was found, in the chosen order; null until it is there. */
  get shown(): readonly Job[] | null {
    return this.jobs.value === null ? null : jobsInOrder(filterJobs(this.jobs.value, this.typed), this.order);
  }

  find(text: string): void {
    this.typed = text;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#narrow(text, this.order), rest);
  }

  sort(order: JobOrder): void {
    clearTimeout(this.#resting);
    this.#narrow(this.typed, order);
  }

  /** How far down the list was left, in pixels. */
  get startAt(): number {
    return this.status === null ? 0 : this.#places.of(recruitPath(stateOf(this.status)));
  }

  scrolled(pixels: number): void {
    const { status } = this;
    if (status === null) return;
    this.#keep = this.#places.keeping(recruitPath(stateOf(status)), pixels);
    clearTimeout(this.#scrolling);
    this.#scrolling = setTimeout(this.#keepPlace, rest);
  }

  readonly #keepPlace = (): void => {
    clearTimeout(this.#scrolling);
    this.#keep?.();
    this.#keep = null;
  };

  #narrow(typed: string, order: JobOrder): void {
    const find = typed.trim();
    if (this.status === null || (find === this.#found && order === this.order)) return;
    this.#found = find;
    this.#isFollowing = true;
    const more = { ...(find !== '' && { find }), ...(order !== 'newest' && { order }) };
    this.#navigator.go(recruitPath(stateOf(this.status), more), { replace: true });
  }

  #load(status: JobStatus): void {
    if (status !== this.status) {
      this.jobs.request.cancel();
      this.jobs = this.#listOf(status);
      this.status = status;
    }
    void this.jobs.load();
  }
}

function stateOf(status: JobStatus): 'ACTIVE' | 'PREVIOUS' {
  return status === 'ACTIVE' ? 'ACTIVE' : 'PREVIOUS';
}
