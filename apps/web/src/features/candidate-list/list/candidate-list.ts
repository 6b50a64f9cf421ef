import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import { type Fit, fitTo, isSameFit } from '@glo/domain/candidates/fit';
import { type ListScoring, listScoring } from '@glo/domain/candidates/list-scoring';
import { searchByWords } from '@glo/domain/find/candidate-search';
import type { HideKind } from '@glo/domain/find/hiding';
import {
  type PileSources,
  studentsIn,
  type VerdictChoice,
  verdictCounts,
  type VerdictCounts,
} from '@glo/domain/verdicts/verdict-list';
import { compareShallow, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ListPlace } from '../../../state/list/list-place.ts';
import { BulkRunner } from '../bulk/bulk-runner.ts';
import type { ListServices } from './list-services.ts';
import { type FilterChip, type ListSource, unfilteredIn } from './list-source.ts';
import { noNarrowing, type Narrowing, narrowed, narrowingChips } from './hiding.ts';
import { defaultOrder, isPossibleOrder, orderedCandidates } from './list-orders.ts';
import { ListAnswers } from './list-answers.ts';
import { ListTable } from './list-table.ts';
import { type ListViewState, withListViewState } from './list-view-state.ts';

/** Debounce for the search text, in milliseconds. Filtering 10,000 cards on each keystroke would delay typing. */
const typingDelay = 200;

/** A list of candidates with its order, search text and selection. */
export class CandidateList {
  typed = '';
  words = '';
  chosenOrder: CandidateOrder | null = null;
  chosenVerdict: VerdictChoice | null = null;
  hidden: readonly HideKind[] = [];
  leastFit: number | null = null;
  /** The review starts once all candidates have loaded, because their order is not known before. */
  isReviewAwaited = false;
  /** Does not change while the list is open, so that the first verdict does not hide the others. */
  firstVerdict: VerdictChoice = 'all';
  readonly source: ListSource;
  readonly place: ListPlace;
  readonly bulk: BulkRunner;
  readonly table: ListTable;
  readonly answers: ListAnswers;
  readonly services: ListServices;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(source: ListSource, services: ListServices) {
    this.source = source;
    this.services = services;
    this.place = services.navigation.placeOf(
      () => this.href,
      () => this.shownIds,
    );
    this.bulk = new BulkRunner(() => this.selected, services);
    this.table = new ListTable(services, this.place, () => this.shown);
    this.answers = new ListAnswers(source, services.knowledge, () => this.fitting);
    makeAutoObservable(
      this,
      {
        source: false,
        place: false,
        bulk: false,
        table: false,
        services: false,
        hidden: observableRef,
        shown: computed({ equals: compareShallow }),
        narrow: false,
      },
      { autoBind: true },
    );
  }

  get href(): string {
    const { path, query = new URLSearchParams() } = this.source;
    return withListViewState(path, query, this.view);
  }

  get view(): ListViewState {
    const { chosenOrder: order, words: typed, chosenVerdict: verdict, hidden, leastFit, table, answers } = this;
    return { order, typed, verdict, answer: answers.choice, hidden, leastFit, layout: table.chosenLayout };
  }

  restore({ typed, order, verdict, answer, layout, hidden, leastFit }: ListViewState): void {
    this.table.chosenLayout = layout;
    this.answers.choose(answer);
    this.narrowTo({ hidden, leastFit });
    this.chosenVerdict = verdict;
    this.chosenOrder = order;
    // Keeps text typed since.
    if (typed !== this.words) this.search(typed);
  }

  /** Writes changes to the URL. Returns the clean-up. */
  writeUrl(): () => void {
    return reaction(
      () => this.href,
      (href) => this.services.navigation.writeUrl(href),
    );
  }

  get all(): readonly Candidate[] {
    return this.source.candidates;
  }

  get isEmpty(): boolean {
    return this.unfiltered.length === 0;
  }

  get unfiltered(): readonly Candidate[] {
    return unfilteredIn(this.source);
  }

  /** Candidates that match the search text and are not hidden. Returns `candidates` unchanged if nothing narrows. */
  narrow(candidates: readonly Candidate[], narrowing: Narrowing = this): readonly Candidate[] {
    const found = searchByWords(candidates, this.words, () => [
      this.services.records.noteTexts,
      this.services.knowledge.factTexts,
      this.answers.texts,
    ]);
    return narrowed(found, narrowing, this);
  }

  narrowTo({ hidden = this.hidden, leastFit = this.leastFit }: Partial<Narrowing>): void {
    this.hidden = hidden;
    this.leastFit = leastFit;
  }

  type(text: string): void {
    this.typed = text;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.search(text), typingDelay);
  }

  search(text: string): void {
    clearTimeout(this.#typing);
    this.typed = text;
    this.words = text;
  }

  /** Applies the search text at once, so that the focused card does not move. */
  goToCards(): void {
    this.search(this.typed);
    this.place.moveFocus(1);
  }

  get verdict(): VerdictChoice {
    return this.#verdictSources === null ? 'all' : (this.chosenVerdict ?? this.firstVerdict);
  }

  chooseVerdict(choice: VerdictChoice): void {
    this.chosenVerdict = choice === this.firstVerdict ? null : choice;
  }

  /** Counts among the candidates that pass filter and search. `null` where no verdicts are given. */
  get verdictCounts(): VerdictCounts | null {
    const sources = this.#verdictSources;
    if (sources === null) return null;
    const isNarrowed = this.fitting !== this.ordered || this.all !== this.unfiltered;
    // The ids include candidates that have not loaded.
    return verdictCounts((isNarrowed ? undefined : this.source.ids) ?? this.fitting, sources);
  }

  get #verdictSources(): PileSources | null {
    const { verdicts, verdictSources } = this.source;
    return (verdicts && verdictSources) ?? null;
  }

  awaitReview(isAwaited: boolean): void {
    this.isReviewAwaited = isAwaited;
  }

  get fit(): Fit {
    return fitTo(this.source.wanted, this.source.criteria?.checked);
  }

  /** False if the fit tells no candidates apart. Reads all, so that no filter changes the cards. */
  get showsFit(): boolean {
    return this.fit.names.length > 0 && !isSameFit(this.unfiltered, this.fit);
  }

  get chips(): readonly FilterChip[] {
    return [...this.ownChips, ...(this.source.filter?.chips ?? [])];
  }

  get ownChips(): readonly FilterChip[] {
    return narrowingChips(this);
  }

  get canReset(): boolean {
    return this.typed !== '' || this.chips.length > 0 || this.source.canReset === true;
  }

  /** Shows all candidates of the chosen verdict again. */
  reset(): void {
    this.search('');
    this.narrowTo(noNarrowing);
    this.source.filter?.clear();
    this.source.reset?.();
  }

  showAll(): void {
    this.reset();
    this.chooseVerdict('all');
    this.answers.choose('all');
  }

  get order(): CandidateOrder {
    const { chosenOrder } = this;
    return chosenOrder !== null && isPossibleOrder(chosenOrder, this) ? chosenOrder : defaultOrder(this);
  }

  sort(order: CandidateOrder): void {
    this.chosenOrder = order === defaultOrder(this) ? null : order;
    this.table.sorting = null;
  }

  get ordered(): readonly Candidate[] {
    return orderedCandidates(this, this.services.knowledge.store.candidates);
  }

  get shown(): readonly Candidate[] {
    const sources = this.#verdictSources;
    const pile = sources ? studentsIn(this.verdict, this.fitting, sources) : this.answers.narrow(this.fitting);
    return this.table.sorted(pile);
  }

  /** Candidates that pass filter and search, in order, whatever pile the switch shows. */
  get fitting(): readonly Candidate[] {
    return this.narrow(this.ordered);
  }

  get shownIds() {
    return this.shown.map(({ id }) => id);
  }

  get scoring(): ListScoring {
    return listScoring({ candidates: this.all, isInJob: this.source.isViewed !== undefined });
  }

  get selected(): readonly Candidate[] {
    // A copy, because reading an observable set takes long for thousands.
    const selected = new Set(this.place.selected);
    return selected.size > 0 ? this.ordered.filter(({ id }) => selected.has(id)) : [];
  }

  get hiddenSelectedCount(): number {
    const selected = new Set(this.selected);
    return selected.size > 0 ? selected.size - this.shown.filter((candidate) => selected.has(candidate)).length : 0;
  }

  /** `undefined` also while the focused card has just left the list. */
  get focused(): Candidate | undefined {
    const { isInside, focused } = this.place;
    return isInside ? this.shown.find(({ id }) => id === focused) : undefined;
  }

  get canSelectAll(): boolean {
    return this.shown.some(({ id }) => !this.place.selected.has(id));
  }

  selectAll(): void {
    this.place.selectAll(this.shownIds);
  }

  stop(): void {
    clearTimeout(this.#typing);
    this.place.stop();
    this.bulk.stop();
  }
}
