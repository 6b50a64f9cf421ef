import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { candidatePath } from '../../navigation/addresses.ts';
import { Navigator, type Visit } from '../../navigation/navigator.ts';
import { type ListPosition, type PagedList, PagedListState } from '../../state/device/paged-list-state.ts';
import { ListReturnStore } from '../../state/list/list-return-store.ts';
import { PressGuard } from '../../state/press/press-guard.ts';
import type { ProfileOrigin } from './profile-origin.ts';

/** History state of the end of a review. The URL stays the last profile's. */
export const reviewEnd = { review: 'end' } as const;

/** A review calls them Skip and Back. */
export const pageKeys = { next: ['j', 'ArrowRight'], previous: ['k', 'ArrowLeft'] } as const;

/** Pages through the list that the profile was opened from. Presses wait while no candidate is in sight. */
@injectable('Transient')
export class ProfilePager {
  #student: StudentId | null = null;
  #pagedTo: StudentId | null = null;
  visit: Visit | null = null;
  origin: ProfileOrigin | null = null;
  readonly #paged: PagedListState;
  readonly #presses: PressGuard;
  readonly #returns: ListReturnStore;
  readonly #navigator: Navigator;

  constructor(paged: PagedListState, presses: PressGuard, returns: ListReturnStore, navigator: Navigator) {
    this.#paged = paged;
    this.#presses = presses;
    this.#returns = returns;
    this.#navigator = navigator;
    makeAutoObservable(this, { visit: observableRef, origin: observableRef }, { autoBind: true });
  }

  open(student: StudentId, visit: Visit, origin: ProfileOrigin | null): void {
    this.#student = student;
    this.#pagedTo = null;
    this.visit = visit;
    this.origin = origin;
    this.#presses.awaitProfile(performance.now());
  }

  /** The candidate is in sight, or the screen is left. */
  endWaiting(): void {
    this.#presses.endWaiting(performance.now());
  }

  get list(): PagedList | null {
    return this.visit && this.#student && this.#paged.listOf(this.#student, this.#job);
  }

  get position(): ListPosition | null {
    return this.visit && this.#student && this.#positionOf(this.#student);
  }

  following(count: number): readonly StudentId[] {
    const { list, position } = this;
    return list === null || position === null ? [] : list.ids.slice(position.position, position.position + count);
  }

  /** The next profile is being opened. */
  get isPaging(): boolean {
    return this.#pagedTo !== null;
  }

  /** Presses count from the profile that is being opened. */
  page(to: 'next' | 'previous'): void {
    const from = this.#pagedTo ?? this.#student;
    const student = (from && this.#positionOf(from)?.[to]) ?? null;
    if (student !== null) this.goTo(student);
  }

  goTo(student: StudentId): void {
    if (student !== this.#student) {
      this.#pagedTo = student;
      this.#presses.awaitProfile(performance.now());
    }
    this.#returns.pagedTo(student);
    this.#open(student);
  }

  showEnd(): void {
    if (this.#student !== null) this.#open(this.#student, reviewEnd);
  }

  /** Path of a candidate in the same job and tab. */
  pathOf(student: StudentId): string {
    const query = this.visit?.query;
    return candidatePath(student, query?.get('job') ?? undefined, query?.get('tab') ?? undefined);
  }

  #open(student: StudentId, state?: typeof reviewEnd): void {
    this.#navigator.navigate(this.pathOf(student), { replace: true, onward: true, ...(state && { state }) });
  }

  #positionOf(student: StudentId): ListPosition | null {
    return this.#paged.listOf(student, this.#job) === null ? null : this.#paged.positionOf(student);
  }

  get #job(): JobId | null {
    return this.origin?.id ?? null;
  }
}
