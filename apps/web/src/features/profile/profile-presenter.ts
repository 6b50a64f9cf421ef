import { matchedFirst, matchedSkills, skillsHeld } from '@glo/domain/candidates/candidate';
import { ProfileVisit } from '@glo/domain/candidates/profile-visit';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, when } from 'mobx';
import { stateText, type Visit } from '../../navigation/navigator.ts';
import { noteWanted, candidatePath } from '../../navigation/addresses.ts';
import { texts as blindTexts } from '../../state/blind/texts.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { RecordsExport } from '../../state/device/records-export.ts';
import type { ScreenCommand, ScreenShortcut } from '../../state/active-screen.ts';
import { JobCache } from '../../state/jobs/job-cache.ts';
import { PostedJobs } from '../../state/jobs/posted-jobs.ts';
import { PeopleSeen } from '../../state/people-seen.ts';
import type { ListPosition } from '../../state/review-state.ts';
import { ResourceGroup } from '../../state/resource.ts';
import { SearchState } from '../../state/search-state.ts';
import { CandidatePager } from './candidate-pager.ts';
import { NotesExport } from './notes-export.ts';
import { CandidateRecords } from './candidate-records.ts';
import { ProfileActions } from './profile-actions.ts';
import type { ProfileOrigin } from './profile-origin.ts';
import type { ProfileParts } from './profile-parts.ts';
import { ProfileCache } from './profile-cache.ts';
import { peopleTexts as shared } from '../people/people.ts';
import { texts } from './texts.ts';
import { type WayBack, wayBack } from './way-back.ts';

@injectable()
export class ProfilePresenter {
  parts: ProfileParts | null = null;
  origin: ProfileOrigin | null = null;
  own: CandidateRecords | null = null;
  noteWanted = 0;
  readonly acts: ProfileActions;
  readonly reading = new ResourceGroup(() => this.#resources);
  readonly notesExport: NotesExport;
  readonly #atHand: ProfileCache;
  readonly #visiting: ProfileVisit;
  readonly #leafing: CandidatePager;
  readonly #records: LocalRecords;
  readonly #recordsExport: RecordsExport;
  readonly #search: SearchState;
  readonly #seen: PeopleSeen;
  readonly #jobs: JobCache;
  readonly #posted: PostedJobs;
  readonly #tabs: Tabs;
  #visit: Visit | null = null;
  #onTheWayTo: StudentId | null = null;
  #stopReadingAhead: (() => void) | undefined;
  #stopNaming: (() => void) | undefined;

  constructor(
    atHand: ProfileCache,
    visiting: ProfileVisit,
    leafing: CandidatePager,
    acts: ProfileActions,
    notesExport: NotesExport,
    records: LocalRecords,
    recordsExport: RecordsExport,
    search: SearchState,
    seen: PeopleSeen,
    jobs: JobCache,
    posted: PostedJobs,
    tabs: Tabs,
  ) {
    this.#tabs = tabs;
    this.#posted = posted;
    this.#jobs = jobs;
    this.#atHand = atHand;
    this.#visiting = visiting;
    this.#leafing = leafing;
    this.acts = acts;
    this.notesExport = notesExport;
    this.#records = records;
    this.#recordsExport = recordsExport;
    this.#search = search;
    this.#seen = seen;
    const refs = { parts: observableRef, origin: observableRef, own: observableRef } as const;
    makeAutoObservable(this, { ...refs, acts: false, reading: false, notesExport: false }, { autoBind: true });
  }

  activate(visit: Visit): () => void {
    this.#open(visit);
    if (stateText(visit.state, 'focus') === noteWanted.focus) this.writeNote();
    const stopFollowing = this.#tabs.subscribe((change) => this.origin?.follow(change));
    return () => {
      stopFollowing();
      this.#leave();
    };
  }

  get keys(): readonly ScreenShortcut[] {
    return [...this.#pagerKeys, ...this.#actionKeys];
  }

  get #pagerKeys(): readonly ScreenShortcut[] {
    if (this.standing === null) return [];
    return [
      { keys: ['j', 'ArrowRight'], label: texts.next, press: () => this.leaf('next') },
      { keys: ['k', 'ArrowLeft'], label: texts.previous, press: () => this.leaf('previous') },
    ];
  }

  get #actionKeys(): readonly ScreenShortcut[] {
    const { acts } = this;
    if (this.parts === null || this.parts.profile.state === 'failed') return [];
    const reveal = { keys: ['r'], label: blindTexts.reveal, press: acts.reveal };
    const shortlist = {
      keys: ['s'],
      label: texts.keys.shortlist,
      press: () => acts.soon(() => void acts.toggleShortlist()),
    };
    return [
      ...(acts.isHidden ? [reveal] : []),
      ...(this.origin?.isColleagues ? [] : [shortlist]),
      { keys: ['f'], label: shared.addToFolder, press: () => acts.soon(acts.addToFolder) },
      { keys: ['e'], label: texts.keys.email, press: () => acts.soon(acts.connect) },
      { keys: ['n'], label: texts.keys.note, press: this.writeNote },
      { keys: ['*'], label: texts.keys.star, press: () => this.own?.toggleStar() },
    ];
  }

  get commands(): readonly ScreenCommand[] {
    const { acts, notesExport } = this;
    if (acts.profile === null) return [];
    return [
      { label: texts.print, to: this.print },
      { label: texts.report, to: acts.report },
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
    return (this.parts && this.#leafing.listOf(this.parts.student, this.#job)?.href) ?? null;
  }

  revisit(visit: Visit): void {
    if (jobOf(visit) === (this.origin?.id ?? null)) return;
    this.#leave();
    this.#open(visit);
  }

  get pageTitle(): string | null {
    return this.parts?.profile.value?.name ?? null;
  }

  get wantedSkills(): readonly string[] {
    if (this.origin !== null) return this.origin.job.value?.skills ?? [];
    const list = this.parts && this.#leafing.listOf(this.parts.student, null);
    return list?.wanted ?? this.#search.last?.criteria.skills ?? [];
  }

  /** Of the skills that are looked for, those the candidate lists and those not; undefined while that is not known, null: none are. */
  get fit(): ReturnType<typeof skillsHeld> | null | undefined {
    if (this.origin?.job.state === 'loading') return undefined;
    if (this.wantedSkills.length === 0) return null;
    const profile = this.parts?.profile.value;
    return profile ? skillsHeld(profile.skills, this.wantedSkills) : undefined;
  }

  get skills(): readonly { readonly text: string; readonly matched: boolean }[] {
    const skills = this.parts?.profile.value?.skills ?? [];
    const matched = matchedSkills(skills, this.wantedSkills);
    return matchedFirst(skills, matched).map((text) => ({ text, matched: matched.has(text) }));
  }

  get standing(): ListPosition | null {
    return this.parts && this.#leafing.positionOf(this.parts.student, this.#job);
  }

  leaf(to: 'next' | 'previous'): void {
    const from = this.#onTheWayTo ?? this.parts?.student;
    const student = (from && this.#leafing.positionOf(from, this.#job)?.[to]) ?? null;
    if (student === null || this.#visit === null) return;
    this.#onTheWayTo = student;
    this.#atHand.handOn(this.origin);
    this.#leafing.go(student, this.#visit);
  }

  get back(): WayBack {
    const list = this.parts && this.#leafing.listOf(this.parts.student, this.#job);
    return wayBack({ list, origin: this.origin, tab: this.#visit?.query.get('tab') ?? null, search: this.#search });
  }

  #open(visit: Visit): void {
    const student = (visit.params['id'] ?? '') as StudentId;
    const { parts, origin } = this.#atHand.open(student, jobOf(visit));
    this.#visit = visit;
    this.parts = parts;
    this.origin = origin;
    this.own = new CandidateRecords(student, this.#records, this.#recordsExport.suggest);
    this.acts.begin({ parts, origin, tab: visit.query.get('tab') });
    void this.#visiting.begin(student, origin);
    if (origin !== null) this.#seen.view(origin.id, student);
    this.#stopNaming = when(
      () => parts.profile.value !== null,
      () => this.#remember(parts),
    );
    this.#stopReadingAhead = when(
      () => this.#resources.every(({ request: watch }) => !watch.pending),
      () => this.#readAhead(),
    );
  }

  #remember({ student, profile }: ProfileParts): void {
    if (profile.value === null) return;
    this.#seen.open({ person: profile.value, href: candidatePath(student, this.#job ?? undefined) });
  }

  #readAhead(): void {
    const next = this.standing?.next ?? null;
    if (next !== null) this.#atHand.prefetch(next);
  }

  #leave(): void {
    const { origin, parts } = this;
    if (origin !== null && parts !== null) {
      this.#jobs.reviewed(origin.id, parts.student, origin.shortlist.list.value);
      this.#posted.viewed(origin.id, parts.student);
    }
    this.#stopNaming?.();
    this.#stopReadingAhead?.();
    this.acts.end();
    for (const resource of this.#resources) resource.request.cancel();
    if (this.#onTheWayTo === null) this.#atHand.clear();
  }

  get #job(): JobId | null {
    return this.origin?.id ?? null;
  }

  get #resources() {
    return [...(this.parts?.all ?? []), ...(this.origin?.all ?? [])];
  }
}

function jobOf({ query }: Visit): JobId | null {
  return (query.get('job') || null) as JobId | null;
}
