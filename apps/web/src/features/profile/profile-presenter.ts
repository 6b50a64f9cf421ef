import { matchedFirst, matchedSkills } from '@glo/domain/candidates/candidate';
import { type CandidateFit, fitTo } from '@glo/domain/candidates/fit';
import { nameOf } from '@glo/domain/candidates/identity';
import { ProfileVisit } from '@glo/domain/visits/profile-visit';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction, when } from 'mobx';
import { candidatePath, noteWanted } from '../../navigation/addresses.ts';
import { Navigator, stateText, type Visit } from '../../navigation/navigator.ts';
import { RecordsExport } from '../../state/saved-data/records-export.ts';
import type { ScreenCommand, ScreenShortcut } from '../../state/active-screen.ts';
import { ListReturnStore } from '../../state/list/list-return-store.ts';
import { RecentCandidates } from '../../state/recent-candidates.ts';
import { type ListPosition, ReviewState } from '../../state/device/review-state.ts';
import { ResourceGroup } from '../../state/resource.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { SearchState } from '../../state/search-state.ts';
import { CandidateActions } from '../candidate-list/index.ts';
import { NotesExport } from './notes-export.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import { actionCommands, type ProfileHandlers, profileHandlers, profileKeys } from './profile-keys.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';
import { ProfilePager, reviewEnd } from '../open-profile/profile-pager.ts';
import { Profiles } from '../open-profile/profiles.ts';
import { Reviews } from '../review/reviews.ts';
import { texts } from './texts.ts';
import { type BackTarget, backLink } from '../open-profile/back-link.ts';
import { ProfileVerdict } from '../open-profile/verdict/profile-verdict.ts';

@injectable()
export class ProfilePresenter {
  opened: OpenProfile | null = null;
  origin: ProfileOrigin | null = null;
  /** The name is scrolled out of sight, so the header shows it. */
  isNamePassed = false;
  isEndRequested = false;
  /** Counts the requests to focus the private note. */
  noteWanted = 0;
  readonly dialog: CandidateActions;
  readonly reading = new ResourceGroup(() => this.#resources);
  readonly notesExport: NotesExport;
  readonly pager: ProfilePager;
  readonly reviews: Reviews;
  readonly profiles: Profiles;
  readonly #visiting: ProfileVisit;
  readonly #recordsExport: RecordsExport;
  readonly #search: SearchState;
  readonly #seen: RecentCandidates;
  readonly #navigator: Navigator;
  readonly #store: ServiceStore;
  #verdict: ProfileVerdict | null = null;
  #closeOrigin: () => void = () => undefined;
  #isViewed = false;
  #stopWaiting: (() => void)[] = [];

  constructor(
    profiles: Profiles,
    dialog: CandidateActions,
    visiting: ProfileVisit,
    notesExport: NotesExport,
    recordsExport: RecordsExport,
    review: ReviewState,
    returns: ListReturnStore,
    navigator: Navigator,
    search: SearchState,
    seen: RecentCandidates,
    store: ServiceStore,
    reviews: Reviews,
  ) {
    this.reviews = reviews;
    this.#navigator = navigator;
    this.pager = new ProfilePager(review, profiles, returns, navigator);
    this.profiles = profiles;
    this.dialog = dialog;
    this.#visiting = visiting;
    this.notesExport = notesExport;
    this.#recordsExport = recordsExport;
    this.#search = search;
    this.#seen = seen;
    this.#store = store;
    const refs = { opened: observableRef, origin: observableRef } as const;
    makeAutoObservable(
      this,
      {
        ...refs,
        dialog: false,
        reading: false,
        notesExport: false,
        pager: false,
        reviews: false,
        profiles: false,
      },
      { autoBind: true },
    );
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
    const { opened, notesExport } = this;
    if (opened === null || opened.profile === null) return [];
    return [
      ...actionCommands(this.handlers),
      ...(notesExport.isEmpty ? [] : [{ label: texts.exportNotes, to: () => void notesExport.save() }]),
    ];
  }

  print(): void {
    window.print();
  }

  writeNote(): void {
    this.noteWanted += 1;
  }

  get listHref(): string | null {
    return this.pager.list?.href ?? null;
  }

  revisit(visit: Visit): void {
    if (studentOf(visit) === this.opened?.id && jobOf(visit) === this.#job) return this.#readEnd(visit);
    this.#leave();
    this.#open(visit);
    this.profiles.visits.show(this.#job);
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

  get skills(): readonly { readonly text: string; readonly matched: boolean }[] {
    const skills = this.opened?.profile?.skills ?? [];
    const matched = matchedSkills(skills, this.wantedSkills);
    return matchedFirst(skills, matched).map((text) => ({ text, matched: matched.has(text) }));
  }

  /** Position in the list under review. */
  get position(): ListPosition | null {
    return this.pager.position;
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

  /** The review has ended, and its result is shown. */
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
    const opened = this.profiles.open(student, origin, visit.query.get('tab'), this.dialog);
    this.origin = origin;
    this.pager.open(student, visit, origin);
    opened.records.onLeave = this.#recordsExport.suggest;
    this.opened = opened;
    this.profiles.presses.awaitProfile(performance.now());
    this.#verdict = origin && new ProfileVerdict(opened, origin, this.reviews.services);
    this.#readEnd(visit);
    this.#readFocus(visit);
    this.#isViewed = false;
    this.#stopWaiting = origin === null ? [] : [origin.checkFit([student])];
    this.#stopWaiting.push(
      when(
        () => opened.profile !== null && (opened.hasActed || opened.records.hasActed),
        () => this.#view(),
      ),
      when(
        () => opened.profile !== null,
        () => this.#show(opened),
      ),
      reaction(
        () => origin?.job.value,
        (applied) => applied && void this.profiles.visits.begin(applied),
        { fireImmediately: true },
      ),
      when(
        () => this.#resources.every(({ request }) => !request.pending),
        () => this.#loadAhead(),
      ),
    );
  }

  /** Paging does not read the job again. */
  #originOf(job: JobId | null): ProfileOrigin | null {
    if (job === this.#job) return this.origin;
    this.#closeOrigin();
    const origin = job === null ? null : this.profiles.origin(job);
    this.#closeOrigin = origin?.open() ?? (() => undefined);
    return origin;
  }

  #show({ id, profile }: OpenProfile): void {
    if (profile === null) return;
    this.profiles.presses.endWaiting(performance.now());
    this.#stopWaiting.push(this.#visiting.whenSeen(() => this.#view()));
    this.#seen.open({ person: profile, href: candidatePath(id, this.#job ?? undefined) });
  }

  /** The profile counts as viewed. */
  #view(): void {
    const { opened, origin } = this;
    if (opened === null || this.#isViewed) return;
    this.#isViewed = true;
    void this.#visiting.begin(opened.id, origin);
    void this.reviews.services.records.viewed(opened.id);
    if (origin === null) return;
    this.#seen.view(origin.id, opened.id);
    this.profiles.visits.saw(origin.id, opened.id);
  }

  #readEnd({ state }: Visit): void {
    this.isEndRequested = stateText(state, 'review') === reviewEnd.review;
  }

  #readFocus({ state }: Visit): void {
    this.noteWanted = 0;
    if (stateText(state, 'focus') !== noteWanted.focus) return;
    this.writeNote();
    this.#navigator.forgetState();
  }

  /** Prefetches the next one, or two in a review. Loads the other jobs, which know the candidate too. */
  #loadAhead(): void {
    const { opened, pager } = this;
    if (this.isReview) void this.#store.jobs('ACTIVE').read();
    const count = pager.list?.pace === undefined ? 1 : 2;
    if (opened !== null) void this.profiles.prefetch(opened.parts, pager.following(count));
  }

  #leave(): void {
    for (const stop of this.#stopWaiting) stop();
    this.opened?.stop();
    if (this.pager.isPaging) return;
    this.profiles.presses.endWaiting(performance.now());
    this.profiles.clear();
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
