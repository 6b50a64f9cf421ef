import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, holdingWords, inOrder } from '@glo/domain/candidates/candidate-order';
import { candidateTable } from '@glo/domain/candidates/candidate-table';
import { type Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import type { StudentId } from '@glo/domain/shared/ids';
import { compareShallow, computed, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeviceRecords } from '../../../state/device/device-records.ts';
import type { PlacesState } from '../../../state/device/places-state.ts';
import type { ReviewState } from '../../../state/review-state.ts';
import { type BulkAct, BulkRun } from './bulk-run.ts';

/** What is known of somebody in a list, beside the candidate. */
export interface CandidateFacts {
  readonly shortlisted: boolean;
  readonly folders: readonly string[];
  /** Was not there when somebody looked last. */
  readonly isNew?: boolean;
}

/** The left cell of the cards. */
export interface ShortlistCell {
  /** What it offers or says, and whether it waits for the service. */
  of(candidate: Candidate): { readonly state: 'shortlist' | 'shortlisted' | 'remove'; readonly busy: boolean };
  press(candidate: Candidate): void;
}

/** A long list comes a part at a time. */
export interface Arrival {
  /** How many there will be; null when all are there. */
  readonly expected: number | null;
  /** The rest did not come: it can be asked for again. */
  readonly interrupted: boolean;
  loadRest(): Promise<void>;
}

/** What a screen tells of a list. What it reads is watched: the list follows. */
export interface ListOf {
  /** What is in it: 'Applicants'. */
  readonly label: string;
  candidates(): readonly Candidate[];
  facts(student: StudentId): CandidateFacts;
  /** Whether the profile was opened for the job; absent outside a job, where views are not counted. */
  isViewed?(student: StudentId): boolean;
  /** The list's own address with all that narrows it: where Back, reload and the way back from a profile lead. */
  href(): string;
  profileHref(student: StudentId): string;
  /** The skills that are looked for; marked on the cards. */
  readonly wanted: readonly string[];
  /** The name of the exported file, without its ending. */
  readonly fileName: string;
  /** Who comes first, whatever the order; null: nobody. */
  first?(): ((candidate: Candidate) => boolean) | null;
  readonly shortlist?: ShortlistCell;
  /** Choose Action for somebody. */
  open?(candidate: Candidate): void;
  readonly arrival?: Arrival;
}

export interface ListServices {
  readonly review: ReviewState;
  readonly places: PlacesState;
  readonly records: DeviceRecords;
  readonly downloads: Downloads;
}

/** Typing rests this long before the list is narrowed, in milliseconds: a long list must not hold up the letters. */
const typingRest = 200;
/** Scrolling rests this long before the place is kept, in milliseconds. */
const scrollingRest = 200;

/** A list of candidates as somebody works on it: narrowed by typing, put in order, ticked, exported, leafed through. */
export class CandidateList {
  /** As it stands in the box. */
  typed = '';
  /** What the list is narrowed by: what was typed, once typing rests. */
  words = '';
  order: CandidateOrder = 'given';
  ticked: ReadonlySet<StudentId> = new Set();
  /** The act over the ticked that is under way or has just ended. */
  run: BulkRun | null = null;
  readonly of: ListOf;
  readonly #services: ListServices;
  /** Where a range begins. */
  #anchor: StudentId | null = null;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #keep: (() => void) | null = null;

  constructor(of: ListOf, services: ListServices) {
    this.of = of;
    this.#services = services;
    makeAutoObservable(
      this,
      {
        of: false,
        ticked: observableRef,
        run: observableRef,
        shown: computed({ equals: compareShallow }),
        writtenOn: false,
        scrolled: false,
        startAt: false,
      },
      { autoBind: true },
    );
  }

  get all(): readonly Candidate[] {
    return this.of.candidates();
  }

  /** Whoever holds what was typed, in the chosen order. */
  get shown(): readonly Candidate[] {
    return holdingWords(this.ordered, this.words);
  }

  /** All of them, in the chosen order. */
  get ordered(): readonly Candidate[] {
    const all = inOrder(this.all, this.order, (student) => this.of.isViewed?.(student) ?? false);
    const isFirst = this.of.first?.() ?? null;
    return isFirst === null ? all : [...all.filter(isFirst), ...all.filter((candidate) => !isFirst(candidate))];
  }

  type(text: string): void {
    this.typed = text;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.narrow(text), typingRest);
  }

  narrow(text: string): void {
    clearTimeout(this.#typing);
    this.typed = text;
    this.words = text;
  }

  sort(order: CandidateOrder): void {
    this.order = order;
  }

  /** The orders that mean something here. */
  get orders(): readonly CandidateOrder[] {
    return this.of.isViewed ? candidateOrders : candidateOrders.filter((order) => order !== 'not-viewed');
  }

  /** As an address tells, where it means something; letters that were typed since stay. */
  restore({ typed, order }: { readonly typed: string; readonly order: CandidateOrder }): void {
    this.order = this.orders.includes(order) ? order : 'given';
    if (typed !== this.words) this.narrow(typed);
  }

  /** When this device last wrote to somebody, as an ISO time; null: never. */
  writtenOn(student: StudentId): string | null {
    return this.#services.records.mine.contacted.get(student) ?? null;
  }

  /** Whether anything is ticked. */
  get ticking(): boolean {
    return this.ticked.size > 0;
  }

  /** Ticks one or takes the tick away; with `range` all between it and the one before, too. */
  tick(student: StudentId, ticked: boolean, range = false): void {
    const next = new Set(this.ticked);
    for (const id of range ? this.#between(student) : [student]) {
      if (ticked) next.add(id);
      else next.delete(id);
    }
    this.ticked = next;
    this.#anchor = student;
    // A result that leaves nothing to do makes room for the next selection.
    if (ticked && this.run?.left.length === 0) this.closeRun();
  }

  #between(student: StudentId): readonly StudentId[] {
    const ids = this.shown.map(({ id }) => id);
    const ends = [ids.indexOf(this.#anchor ?? student), ids.indexOf(student)];
    return ends.includes(-1) ? [student] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
  }

  tickAll(): void {
    this.ticked = new Set([...this.ticked, ...this.shown.map(({ id }) => id)]);
  }

  tickNone(): void {
    this.ticked = new Set();
    this.#anchor = null;
  }

  /** Who is ticked and still in the list, in its order; typing hides some without taking their ticks away. */
  get chosen(): readonly Candidate[] {
    return this.ticked.size === 0 ? [] : this.ordered.filter(({ id }) => this.ticked.has(id));
  }

  /** Does something to all that are ticked; those it was not done to stay ticked, and those that are ticked meanwhile. */
  async begin(act: BulkAct): Promise<void> {
    if (this.run?.running || this.chosen.length === 0) return;
    this.run = new BulkRun(act, this.chosen);
    await this.#go(this.run);
  }

  async retry(): Promise<void> {
    if (this.run !== null) await this.#go(this.run);
  }

  async #go(run: BulkRun): Promise<void> {
    await run.start();
    runInAction(() => {
      const { settled } = run;
      this.ticked = new Set([...this.ticked].filter((id) => !settled.has(id)));
    });
  }

  /** The result was read. */
  closeRun(): void {
    if (!this.run?.running) this.run = null;
  }

  /** A profile is about to be opened: it is leafed through in the order shown here. */
  review(): void {
    const { label, wanted } = this.of;
    this.#services.review.begin({ href: this.of.href(), label, ids: this.shown.map(({ id }) => id), wanted });
  }

  /** What is shown, as a file for spreadsheets; the mark at its beginning tells them that it is UTF-8. */
  exportShown(): void {
    const { of } = this;
    const rows = this.shown.map((candidate) => ({ ...candidate, ...of.facts(candidate.id) }));
    const table = candidateTable(rows, of.isViewed ? (student) => of.isViewed?.(student) ?? false : null);
    this.#services.downloads.save(fileNameOf(of.fileName, 'csv'), `\uFEFF${table}`, 'text/csv;charset=utf-8');
  }

  /** How far down the list was left, in pixels. */
  get startAt(): number {
    return this.#services.places.of(this.of.href());
  }

  readonly scrolled = (pixels: number): void => {
    this.#keep = this.#services.places.noting(this.of.href(), pixels);
    clearTimeout(this.#scrolling);
    this.#scrolling = setTimeout(this.#keepPlace, scrollingRest);
  };

  readonly #keepPlace = (): void => {
    this.#keep?.();
    this.#keep = null;
  };

  /** The list leaves the screen. */
  stop(): void {
    clearTimeout(this.#typing);
    clearTimeout(this.#scrolling);
    this.#keepPlace();
  }
}
