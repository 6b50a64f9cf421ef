import { type MarkedSkill, markedSkills } from '@glo/domain/candidates/candidate';
import { type CandidateFit, fitTo } from '@glo/domain/candidates/fit';
import { nameOf } from '@glo/domain/candidates/identity';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, when } from 'mobx';
import { stateText, type Visit } from '../../navigation/navigator.ts';
import type { ScreenCommand, ScreenShortcut } from '../../state/active-screen.ts';
import { ResourceGroup } from '../../state/resource.ts';
import { SearchState } from '../../state/search-state.ts';
import { CandidateActions } from '../candidate-list/index.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { actionCommands, type ProfileHandlers, profileHandlers, profileKeys } from './profile-keys.ts';
import { type ProfileOrigin, ProfileOrigins } from '../open-profile/profile-origin.ts';
import { ProfilePager, reviewEnd } from '../open-profile/profile-pager.ts';
import { Profiles } from '../open-profile/profiles.ts';
import { ReviewServices } from '../review/review-services.ts';
import { ProfileNote } from './profile-note.ts';
import { ProfilePrefetch } from './profile-prefetch.ts';
import { ProfileViews } from './profile-views.ts';
import { type BackTarget, backLink } from '../open-profile/back-link.ts';
import type { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';

@injectable()
export class ProfilePresenter {
  opened: OpenProfile | null = null;
  origin: ProfileOrigin | null = null;
  /** The name is scrolled out of sight, so the header shows it. */
  isNamePassed = false;
  isEndRequested = false;
  readonly dialog: CandidateActions;
  readonly reading = new ResourceGroup(() => this.#resources);
  readonly note: ProfileNote;
  readonly pager: ProfilePager;
  readonly reviewServices: ReviewServices;
  readonly prefetch: ProfilePrefetch;
  readonly #profiles: Profiles;
  readonly #origins: ProfileOrigins;
  readonly #views: ProfileViews;
  readonly #search: SearchState;
  #verdict: ProfileVerdict | null = null;
  #closeOrigin: () => void = () => undefined;
  #stopWaiting: (() => void)[] = [];

  constructor(
    profiles: Profiles,
    origins: ProfileOrigins,
    dialog: CandidateActions,
    views: ProfileViews,
    note: ProfileNote,
    pager: ProfilePager,
    prefetch: ProfilePrefetch,
    reviewServices: ReviewServices,
    search: SearchState,
  ) {
    this.#profiles = profiles;
    this.#origins = origins;
    this.dialog = dialog;
    this.#views = views;
    this.note = note;
    this.pager = pager;
    this.prefetch = prefetch;
    this.reviewServices = reviewServices;
    this.#search = search;
    const refs = { opened: observableRef, origin: observableRef } as const;
    const parts = {
      dialog: false,
      reading: false,
      note: false,
      pager: false,
      prefetch: false,
      reviewServices: false,
    } as const;
    makeAutoObservable(this, { ...refs, ...parts }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.#open(visit);
    return () => {
      this.#leave();
      this.#closeOrigin();
    };
  }

  get keys(): readonly ScreenShortcut[] {
    return profileKeys(this);
  }

  get handlers(): Partial<ProfileHandlers> {
    return profileHandlers(this) ?? {};
  }

  get commands(): readonly ScreenCommand[] {
    const { opened } = this;
    return opened === null || opened.profile === null ? [] : actionCommands(this.handlers);
  }

  print(): void {
    window.print();
  }

  get listHref(): string | null {
    return this.pager.list?.href ?? null;
  }

  revisit(visit: Visit): void {
    if (studentOf(visit) === this.opened?.id && jobOf(visit) === this.#job) return this.#readEnd(visit);
    this.#leave();
    this.#open(visit);
  }

  setNamePassed(isPassed: boolean): void {
    this.isNamePassed = isPassed;
  }

  get pageTitle(): string | null {
    const profile = this.opened?.profile ?? null;
    return profile && nameOf(profile);
  }

  get wantedSkills(): readonly string[] {
    if (this.origin !== null) return this.origin.job.value?.skills ?? [];
    return this.pager.list?.wanted ?? this.#search.last?.criteria.skills ?? [];
  }

  /** `undefined` while unknown, `null` if nothing is wanted. */
  get fit(): CandidateFit | null | undefined {
    const fit = this.origin === null ? fitTo(this.wantedSkills) : this.origin.fit;
    const profile = this.opened?.profile;
    if (fit?.names.length === 0) return null;
    return fit && profile ? fit.of(profile) : undefined;
  }

  get skills(): readonly MarkedSkill[] {
    return markedSkills(this.opened?.profile?.skills ?? [], this.wantedSkills);
  }

  /** `null` outside the recruiter's own jobs. */
  get verdict(): ProfileVerdict | null {
    return this.opened?.isReadOnly === false ? this.#verdict : null;
  }

  /** The job whose visit goes on while the screen is open. */
  get visitedJob(): JobId | null {
    return this.#job;
  }

  /** Each candidate of the list is decided on. */
  get isReview(): boolean {
    return this.pager.list?.pace !== undefined && this.opened?.isReadOnly === false;
  }

  get isAtEnd(): boolean {
    return this.isReview && this.isEndRequested;
  }

  get back(): BackTarget {
    const tab = this.pager.visit?.query.get('tab') ?? null;
    return backLink({ list: this.pager.list, origin: this.origin, tab, search: this.#search });
  }

  #open(visit: Visit): void {
    const student = studentOf(visit);
    const job = jobOf(visit);
    const origin = this.#originOf(job);
    const opened = this.#profiles.open(student, origin, visit.query.get('tab'), this.dialog);
    this.origin = origin;
    this.pager.open(student, visit, origin);
    this.note.open(opened.records, visit);
    this.opened = opened;
    this.#verdict = origin && this.#profiles.verdict(opened, origin);
    this.#readEnd(visit);
    this.#stopWaiting = [
      ...(origin === null ? [] : [origin.checkFit([student])]),
      this.#views.follow(opened, origin),
      when(() => opened.profile !== null, this.pager.endWaiting),
      when(
        () => this.#resources.every(({ request }) => !request.pending),
        () => this.#loadAhead(),
      ),
    ];
  }

  /** Paging does not read the job again. */
  #originOf(job: JobId | null): ProfileOrigin | null {
    if (job === this.#job) return this.origin;
    this.#closeOrigin();
    const origin = job === null ? null : this.#origins.of(job);
    this.#closeOrigin = origin?.open() ?? (() => undefined);
    return origin;
  }

  #readEnd({ state }: Visit): void {
    this.isEndRequested = stateText(state, 'review') === reviewEnd.review;
  }

  /** Prefetches the next one, or two in a review. */
  #loadAhead(): void {
    const { opened, pager } = this;
    if (this.isReview) this.prefetch.loadJobs();
    const count = pager.list?.pace === undefined ? 1 : 2;
    if (opened !== null) void this.prefetch.load(opened.parts, pager.following(count));
  }

  #leave(): void {
    for (const stop of this.#stopWaiting) stop();
    this.opened?.stop();
    if (this.pager.isPaging) return;
    this.pager.endWaiting();
    this.prefetch.clear();
  }

  get #job(): JobId | null {
    return this.origin?.id ?? null;
  }

  get #resources() {
    return [...(this.opened?.parts.all ?? []), ...(this.origin?.all ?? [])];
  }
}

function studentOf({ params }: Visit): StudentId {
  return (params['id'] ?? '') as StudentId;
}

function jobOf({ query }: Visit): JobId | null {
  return (query.get('job') || null) as JobId | null;
}
