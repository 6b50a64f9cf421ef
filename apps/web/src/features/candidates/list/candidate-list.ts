import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, searchByWords, inOrder } from '@glo/domain/candidates/candidate-order';
import { candidateTable } from '@glo/domain/candidates/candidate-table';
import { type Downloads, fileNameOf } from '@glo/domain/candidates/downloads';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { compareShallow, computed, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import type { ScrollPositions } from '../../../state/device/scroll-positions.ts';
import type { ReviewState } from '../../../state/review-state.ts';
import type { CandidateActions } from '../actions/candidate-actions.ts';
import { type BulkAction, BulkOperation } from '../bulk/bulk-operation.ts';
import { type CandidateCardActions, type CandidateCardModel, cardHeights, cardTexts } from '../card/card-model.ts';
import type {
  CandidateListActions,
  CandidateListMarks,
  CandidateListParts,
  CandidateListSource,
} from './candidate-list-parts.ts';
import { Selection } from './selection.ts';

export interface ListServices {
  /** The modals for one candidate or many. */
  readonly actions: CandidateActions;
  readonly review: ReviewState;
  readonly places: ScrollPositions;
  readonly records: LocalRecords;
  readonly downloads: Downloads;
}

/** Typing rests this long before the list is narrowed, in milliseconds: a long list must not hold up the letters. */
const typingRest = 200;
/** Scrolling rests this long before the place is kept, in milliseconds. */
const scrollingRest = 200;

/** A list of candidates to work on: search, sort, select, export, page through profiles. */
export class CandidateList {
  /** The text in the box. */
  typed = '';
  /** What the list is narrowed by: what was typed, once typing rests. */
  words = '';
  order: CandidateOrder = 'given';
  readonly selection = new Selection();
  /** The bulk action that is running or has just ended. */
  operation: BulkOperation | null = null;
  readonly source: CandidateListSource;
  readonly marks: CandidateListMarks;
  readonly actions: CandidateListActions;
  readonly #services: ListServices;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #scrolling: ReturnType<typeof setTimeout> | undefined;
  #keep: (() => void) | null = null;

  constructor({ source, marks, actions }: CandidateListParts, services: ListServices) {
    this.source = source;
    this.marks = marks;
    this.actions = actions;
    this.#services = services;
    makeAutoObservable(
      this,
      {
        source: false,
        marks: false,
        actions: false,
        selection: false,
        operation: observableRef,
        shown: computed({ equals: compareShallow }),
        card: false,
        scrolled: false,
        startAt: false,
      },
      { autoBind: true },
    );
  }

  get all(): readonly Candidate[] {
    return this.source.candidates;
  }

  /** The search result, in the chosen order. */
  get shown(): readonly Candidate[] {
    return searchByWords(this.ordered, this.words);
  }

  /** All of them, in the chosen order. */
  get ordered(): readonly Candidate[] {
    const all = inOrder(this.all, this.order, (student) => this.marks.isViewed?.(student) ?? false);
    const { isFirst } = this.source;
    return !isFirst ? all : [...all.filter(isFirst), ...all.filter((candidate) => !isFirst(candidate))];
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
    return this.marks.isViewed ? candidateOrders : candidateOrders.filter((order) => order !== 'not-viewed');
  }

  /** As an address tells, where it means something; letters that were typed since stay. */
  restore({ typed, order }: { readonly typed: string; readonly order: CandidateOrder }): void {
    this.order = this.orders.includes(order) ? order : 'given';
    if (typed !== this.words) this.narrow(typed);
  }

  card(candidate: Candidate): CandidateCardModel {
    const { id } = candidate;
    const { contacted, starred, notes } = this.#services.records.mine;
    const written = contacted.get(id);
    return {
      ...cardTexts(candidate, this.marks.wanted),
      ...this.marks.of(id),
      viewed: this.marks.isViewed?.(id) ?? null,
      starred: starred.has(id),
      note: notes.get(id) ?? '',
      writtenOn: written === undefined ? '' : longDate(written),
      profileHref: this.actions.profileHref(id),
      selected: this.selection.has(id),
    };
  }

  cardActions(candidate: Candidate): CandidateCardActions {
    return {
      openActions: () => this.openActions(candidate),
      follow: this.review,
      shortlist: () => this.actions.shortlist(candidate),
      select: (selected, range) => this.select(candidate.id, selected, range),
    };
  }

  /** How high each card is. */
  get cardHeight(): number {
    return this.marks.isViewed ? cardHeights.inJob : cardHeights.outsideJob;
  }

  /** Choose Action for one of them. */
  openActions(candidate: Candidate): void {
    const profileHref = this.actions.profileHref(candidate.id);
    this.#services.actions.open(candidate, { ...this.actions.offers?.(candidate), profileHref, onFollow: this.review });
  }

  /** Whether any is selected. */
  get hasSelection(): boolean {
    return this.selection.size > 0;
  }

  /** Selects one or deselects it; with `range` all between it and the one before, too. */
  select(student: StudentId, selected: boolean, range = false): void {
    this.selection.set(student, selected, range ? this.shown.map(({ id }) => id) : []);
    // A result that leaves nothing to do makes room for the next selection.
    if (selected && this.operation?.left.length === 0) this.closeOperation();
  }

  selectAll(): void {
    this.selection.add(this.shown.map(({ id }) => id));
  }

  clearSelection(): void {
    this.selection.clear();
  }

  /** The selected that are still in the list, in its order; typing hides some without deselecting them. */
  get selected(): readonly Candidate[] {
    return this.hasSelection ? this.ordered.filter(({ id }) => this.selection.has(id)) : [];
  }

  /** Runs a bulk action on the selection; what failed stays selected, and what was selected meanwhile. */
  async begin(act: BulkAction): Promise<void> {
    if (this.operation?.running || this.selected.length === 0) return;
    this.operation = new BulkOperation(act, this.selected);
    await this.#go(this.operation);
  }

  async retry(): Promise<void> {
    if (this.operation !== null) await this.#go(this.operation);
  }

  async #go(run: BulkOperation): Promise<void> {
    await run.start();
    runInAction(() => this.selection.remove(run.settled));
  }

  /** The result was read. */
  closeOperation(): void {
    if (!this.operation?.running) this.operation = null;
  }

  /** Choose Folder for the selection. */
  addToFolder(): void {
    this.#services.actions.addSelectedToFolder(this);
  }

  /** Copies the e-mail addresses of the selection. */
  copyEmails(): void {
    void this.begin(this.#services.actions.copyingEmails());
  }

  /** A profile is about to be opened: it is leafed through in the order shown here. */
  review(): void {
    const { href, label } = this.source;
    const ids = this.shown.map(({ id }) => id);
    this.#services.review.begin({ href, label, ids, wanted: this.marks.wanted });
  }

  /** What is shown, as a file for spreadsheets; the mark at its beginning tells them that it is UTF-8. */
  exportShown(): void {
    const { marks, source } = this;
    const rows = this.shown.map((candidate) => {
      const { shortlist, folders } = marks.of(candidate.id);
      return { ...candidate, shortlisted: shortlist.state !== 'shortlist', folders };
    });
    const table = candidateTable(rows, marks.isViewed ? (student) => marks.isViewed?.(student) ?? false : null);
    this.#services.downloads.save(fileNameOf(source.fileName, 'csv'), `\uFEFF${table}`, 'text/csv;charset=utf-8');
  }

  /** How far down the list was left, in pixels. */
  get startAt(): number {
    return this.#services.places.of(this.source.href);
  }

  readonly scrolled = (pixels: number): void => {
    this.#keep = this.#services.places.keeping(this.source.href, pixels);
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
