import type { Candidate } from '@glo/domain/candidates/candidate';
import { searchByWords } from '@glo/domain/candidates/candidate-order';
import type { Downloads } from '@glo/domain/candidates/downloads';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { compareShallow, computed, makeAutoObservable } from 'mobx';
import type { Navigator } from '../../../navigation/navigator.ts';
import type { BlindReview } from '../../../state/blind/blind-review.ts';
import type { ActiveScreen, FocusShortcut, ScreenCommand } from '../../../state/active-screen.ts';
import { ListScroll } from '../../../state/device/list-scroll.ts';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import type { ScrollPositions } from '../../../state/device/scroll-positions.ts';
import type { Notices } from '../../../state/notices.ts';
import type { Person } from '../../../state/people-seen.ts';
import type { ReviewState } from '../../../state/review-state.ts';
import type { CandidateActions } from '../actions/candidate-actions.ts';
import type { LeftLists } from '../left-lists.ts';
import { BulkRunner } from '../bulk/bulk-runner.ts';
import { texts as bulkTexts } from '../bulk/texts.ts';
import { type CandidateCardActions, type CandidateCardModel, cardTexts } from '../card/card-model.ts';
import type {
  CandidateGroup,
  CandidateListActions,
  CandidateListMarks,
  CandidateListParts,
  CandidateListSource,
  FilterChip,
} from './candidate-list-parts.ts';
import { FitFilter } from './fit-filter.ts';
import { exportList } from './list-export.ts';
import type { Mailings } from '../../../state/mailings.ts';
import { ListKeyboard } from './list-keyboard.ts';
import { ListOrdering } from './list-ordering.ts';
import { ListReturn } from './list-return.ts';
import { ListScores } from './list-scores.ts';
import type { ListViewState } from './list-view-state.ts';
import { SelectedActs } from './selected-acts.ts';
import { Selection } from './selection.ts';
import { texts } from './texts.ts';

export interface ListServices {
  readonly actions: CandidateActions;
  readonly review: ReviewState;
  readonly places: ScrollPositions;
  readonly records: LocalRecords;
  readonly downloads: Downloads;
  readonly screen: ActiveScreen;
  readonly mailings: Mailings;
  readonly navigator: Navigator;
  readonly notices: Notices;
  readonly blind: BlindReview;
  readonly left: LeftLists;
}

const typingRest = 200;

export class CandidateList {
  typed = '';
  words = '';
  readonly fit: FitFilter;
  readonly ordering: ListOrdering;
  readonly scores: ListScores;
  readonly scroll: ListScroll;
  readonly keyboard: ListKeyboard;
  readonly selection = new Selection();
  readonly bulk: BulkRunner;
  readonly forSelected: SelectedActs;
  readonly blind: BlindReview;
  readonly source: CandidateListSource;
  readonly marks: CandidateListMarks;
  readonly actions: CandidateListActions;
  readonly #services: ListServices;
  readonly #return: ListReturn;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor({ source, marks, actions }: CandidateListParts, services: ListServices) {
    this.source = source;
    this.marks = marks;
    this.actions = actions;
    this.#services = services;
    this.blind = services.blind;
    this.keyboard = new ListKeyboard({
      shown: () => this.laidOut,
      select: (candidate) => this.select(candidate.id, !this.selection.has(candidate.id)),
      shortlist: actions.shortlist,
      shortlistLabel: actions.shortlistLabel ?? texts.keys.shortlist,
      isReadOnly: () => this.#isReadOnly,
      addToFolder: (candidate) => services.actions.addToFolder(candidate),
      hasSelection: () => this.hasSelection,
      shortlistSelected: actions.shortlistSelected,
      addSelectedToFolder: () => this.forSelected.addToFolder(),
    });
    this.fit = new FitFilter({
      wanted: () => marks.wanted,
      everybody: () => source.unfiltered ?? source.candidates,
      narrowed: () => this.found,
    });
    this.ordering = new ListOrdering({ source, marks, fit: this.fit, records: services.records });
    this.scores = new ListScores({ marks, fit: this.fit, all: () => this.all });
    this.scroll = new ListScroll(services.places, () => source.href);
    this.bulk = new BulkRunner(() => this.selected, services.notices);
    const { keyboard, selection } = this;
    const of = { keyboard, selection, href: () => source.href, shown: () => this.laidOut };
    this.#return = new ListReturn(of, services.left);
    this.forSelected = new SelectedActs(this, this.#return, services);
    makeAutoObservable(
      this,
      {
        source: false,
        marks: false,
        actions: false,
        selection: false,
        fit: false,
        ordering: false,
        scores: false,
        scroll: false,
        keyboard: false,
        bulk: false,
        forSelected: false,
        blind: false,
        shown: computed({ equals: compareShallow }),
        laidOut: computed({ equals: compareShallow }),
        narrowed: false,
        card: false,
      },
      { autoBind: true },
    );
  }

  get all(): readonly Candidate[] {
    return this.source.candidates;
  }

  get isEmpty(): boolean {
    return (this.source.unfiltered ?? this.source.candidates).length === 0;
  }

  /** Those who hold the words, in the order they came: fit is counted among them. */
  get found(): readonly Candidate[] {
    return this.#holdingWords(this.source.candidates);
  }

  narrowed(people: readonly Candidate[]): readonly Candidate[] {
    return this.fit.narrowed(this.#holdingWords(people));
  }

  #holdingWords(people: readonly Candidate[]): readonly Candidate[] {
    return searchByWords(people, this.words, this.#services.records.mine.notes);
  }

  /** Those within the range of fit who hold the words, in the chosen order. */
  get shown(): readonly Candidate[] {
    const inRange = this.fit.narrowed(this.ordering.candidates);
    const { found } = this;
    if (found === this.source.candidates) return inRange;
    const matching = new Set(found);
    return inRange.filter((candidate) => matching.has(candidate));
  }

  get groups(): readonly CandidateGroup[] | null {
    if (this.words.trim() !== '' || this.fit.range !== null) return null;
    return this.source.groups?.(this.shown) ?? null;
  }

  get laidOut(): readonly Candidate[] {
    return this.groups?.flatMap(({ people }) => people) ?? this.shown;
  }

  type(text: string): void {
    this.typed = text;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.narrow(text), typingRest);
  }

  /** From the words down to the cards: what was typed counts at once, so that no card leaves from under the focus. */
  goToCards(): void {
    this.narrow(this.typed);
    this.keyboard.go(1);
  }

  narrow(text: string): void {
    clearTimeout(this.#typing);
    this.typed = text;
    this.words = text;
  }

  get place(): ListViewState {
    return { order: this.ordering.chosen, typed: this.words, fit: this.fit.asked };
  }

  restore({ typed, order, fit }: ListViewState): void {
    this.ordering.restore(order);
    this.fit.restore(fit);
    if (typed !== this.words) this.narrow(typed);
  }

  get chips(): readonly FilterChip[] {
    const { label } = this.fit;
    const own = label === '' ? [] : [{ label, remove: () => this.fit.choose(null) }];
    return [...own, ...(this.source.chips ?? [])];
  }

  showAll(): void {
    this.narrow('');
    this.fit.choose(null);
  }

  card(candidate: Candidate): CandidateCardModel {
    const { id } = candidate;
    const { contacted, starred, notes } = this.#services.records.mine;
    const written = contacted.get(id);
    return {
      ...cardTexts(candidate, this.marks.wanted, this.words),
      ...this.marks.of(id),
      isReadOnly: this.#isReadOnly,
      viewed: this.marks.isViewed?.(id) ?? null,
      ...this.scores.of(candidate),
      starred: starred.has(id),
      note: notes.get(id) ?? '',
      writtenOn: written === undefined ? '' : longDate(written),
      profileHref: this.actions.profileHref(id),
      selected: this.selection.has(id),
    };
  }

  get #isReadOnly(): boolean {
    return this.marks.isReadOnly?.() ?? false;
  }

  cardActions(candidate: Candidate): CandidateCardActions {
    return {
      openActions: () => this.openActions(candidate),
      follow: (byKeyboard) => this.review(byKeyboard ? candidate.id : null),
      shortlist: () => this.actions.shortlist(candidate),
      select: (selected, range) => this.select(candidate.id, selected, range),
    };
  }

  openActions(candidate: Candidate): void {
    const profileHref = this.actions.profileHref(candidate.id);
    this.#services.actions.open(candidate, {
      ...this.actions.offers?.(candidate),
      profileHref,
      onFollow: () => this.review(candidate.id),
    });
  }

  get hasSelection(): boolean {
    return this.selected.length > 0;
  }

  select(student: StudentId, selected: boolean, range = false): void {
    this.selection.set(student, selected, range ? this.laidOut.map(({ id }) => id) : []);
  }

  selectAll(): void {
    this.selection.add(this.shown.map(({ id }) => id));
  }

  clearSelection(): void {
    this.selection.clear();
  }

  get selected(): readonly Candidate[] {
    return this.selection.size > 0 ? this.ordering.candidates.filter(({ id }) => this.selection.has(id)) : [];
  }

  /**
   * A profile is about to be opened: it is leafed through in the order shown here, then through those whom groups leave out. `person`: whose
   * card has the focus, which comes back to it.
   */
  review(person: StudentId | null = null): void {
    const { href, label } = this.source;
    const ids = [...new Set([...this.laidOut, ...this.shown].map(({ id }) => id))];
    this.#services.review.begin({ href, label, ids, wanted: this.marks.wanted });
    this.#return.leavesFor(person);
  }

  exportShown(): void {
    exportList(this, this.#services.downloads);
  }

  get commands(): readonly ScreenCommand[] {
    return [
      ...(this.source.commands ?? []),
      ...(this.isEmpty ? [] : [{ label: texts.exportCsv, to: this.exportShown }]),
      ...(this.forSelected.canSelectAll ? [{ label: bulkTexts.selectAll, to: this.selectAll }] : []),
      ...(this.isEmpty ? [] : this.ordering.commands),
    ];
  }

  get focusKeys(): readonly FocusShortcut[] {
    return this.keyboard.focusKeys;
  }

  /** Who is in it, narrowed or not, for who looks for a name. */
  get shownPeople(): readonly Person[] {
    return this.ordering.candidates.map((person) => ({ person, href: this.actions.profileHref(person.id) }));
  }

  open(): () => void {
    const forget = this.#services.screen.tell(this);
    this.bulk.open();
    const leave = this.#return.open();
    return () => {
      leave();
      forget();
      this.stop();
    };
  }

  stop(): void {
    clearTimeout(this.#typing);
    this.scroll.stop();
    this.bulk.stop();
  }
}
