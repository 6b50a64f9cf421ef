import type { StudentId } from '@glo/domain/shared/ids';
import type { VerdictChoice } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ListReturnStore } from './list-return-store.ts';

interface FocusGoal {
  readonly place: number;
  /** Scrolls the card into the middle, because the list was just opened. */
  readonly isReturn?: boolean;
}

/** Delay before a scroll position is stored, in milliseconds. */
const scrollDelay = 200;

/**
 * Scroll position, selection and focus of one list. Back restores them (`ListReturnStore`).
 *
 * Tab reaches one card, the arrow keys move between cards.
 */
export class ListPlace {
  readonly selected = new Set<StudentId>();
  isInside = false;
  goal: FocusGoal | null = null;
  focused: StudentId | null = null;
  readonly #store: ListReturnStore;
  readonly #url: () => string | null;
  readonly #ids: () => readonly StudentId[];
  #anchor: StudentId | null = null;
  #keepScroll: (() => void) | null = null;
  #scrollTimer: ReturnType<typeof setTimeout> | undefined;
  #keepSelection: (() => void) | null = null;
  #stopReturning: (() => void) | undefined;

  /** `ids`: candidates in the order of their cards. `url`: the list's URL, or `null` while unknown. */
  constructor(store: ListReturnStore, url: () => string | null, ids: () => readonly StudentId[] = () => []) {
    this.#store = store;
    this.#url = url;
    this.#ids = ids;
    makeAutoObservable(this, { goal: observableRef, scrollTop: false, keptVerdict: false }, { autoBind: true });
  }

  select(candidate: StudentId, isSelected: boolean): void {
    this.#setAll([candidate], isSelected);
    this.#anchor = candidate;
  }

  /** Selects all cards between the last selected one and this one (Shift and click). */
  selectRange(candidate: StudentId, isSelected: boolean): void {
    const between = rangeBetween(this.#ids(), this.#anchor ?? candidate, candidate);
    this.#setAll(between.length > 0 ? between : [candidate], isSelected);
    this.#anchor = candidate;
  }

  selectAll(candidates: readonly StudentId[]): void {
    this.#setAll(candidates, true);
  }

  clearSelection(): void {
    this.selected.clear();
    this.#anchor = null;
  }

  #setAll(candidates: readonly StudentId[], isSelected: boolean): void {
    for (const candidate of candidates) {
      if (isSelected) this.selected.add(candidate);
      else this.selected.delete(candidate);
    }
  }

  get tabStop(): number {
    return this.focused === null ? 0 : Math.max(this.#ids().indexOf(this.focused), 0);
  }

  /** `null`: the focus left the cards. */
  focusMoved(place: number | null): void {
    this.isInside = place !== null;
    if (place === null) return;
    this.#stopReturning?.();
    this.focused = this.#ids()[place] ?? null;
    // A grid that is mounted again must not take the focus.
    this.goal = null;
  }

  moveFocus(step: 1 | -1): void {
    const last = this.#ids().length - 1;
    if (last < 0) return;
    const { tabStop } = this;
    this.goal = { place: this.isInside ? Math.min(Math.max(tabStop + step, 0), last) : tabStop };
  }

  /** Focuses a card that is in the list again, unless the focus has left the cards. */
  returnFocus(candidate: StudentId): void {
    if (!this.isInside) return;
    this.focused = candidate;
    this.goal = { place: this.tabStop };
  }

  get scrollTop(): number {
    const url = this.#url();
    return url === null ? 0 : this.#store.read(url).scroll;
  }

  scrolled(pixels: number): void {
    const url = this.#url();
    if (url === null) return;
    const keep = this.#store.keeping(url);
    this.#keepScroll = () => keep({ scroll: Math.round(pixels) });
    clearTimeout(this.#scrollTimer);
    this.#scrollTimer = setTimeout(this.stop, scrollDelay);
  }

  stop(): void {
    clearTimeout(this.#scrollTimer);
    this.#keepScroll?.();
    this.#keepScroll = null;
  }

  /** `undefined` on a new visit. */
  get keptVerdict(): VerdictChoice | undefined {
    const url = this.#url();
    return url === null ? undefined : this.#store.verdictOf(url);
  }

  /** Back must not change what the list shows because a verdict was given meanwhile. */
  keepVerdict(verdict: VerdictChoice | null): void {
    const url = this.#url();
    if (url !== null) this.#store.keepVerdict(url, verdict);
  }

  /** Keeps the selection for Back, with the card to focus. The selection is read when the list closes. */
  leaveFor(focused: StudentId | null): void {
    const url = this.#url();
    if (url === null) return;
    const keep = this.#store.keeping(url);
    this.#keepSelection = () => keep({ selected: [...this.selected], focused });
  }

  /** The list is on the screen. Returns the clean-up. */
  open(): () => void {
    let isOpen = true;
    // The screen applies its URL first.
    queueMicrotask(() => {
      if (isOpen) this.#restore();
    });
    return () => {
      isOpen = false;
      this.#stopReturning?.();
      this.#keepSelection?.();
      this.#keepSelection = null;
      this.stop();
    };
  }

  /** Verdicts may load and narrow the list before its cards are mounted, so the focus follows the candidate until it is there. */
  #restore(): void {
    const url = this.#url();
    if (url === null) return;
    const { selected, focused } = this.#store.take(url);
    this.selectAll(selected);
    if (focused === null) return;
    this.#stopReturning = reaction(
      () => this.#ids().indexOf(focused),
      (place) => place !== -1 && this.#focusOnReturn(focused),
      { fireImmediately: true },
    );
  }

  #focusOnReturn(candidate: StudentId): void {
    this.focused = candidate;
    this.goal = { place: this.tabStop, isReturn: true };
  }
}

/** Both ids are included. Empty if one is missing. */
function rangeBetween(ids: readonly StudentId[], one: StudentId, other: StudentId): readonly StudentId[] {
  const places = [ids.indexOf(one), ids.indexOf(other)];
  return places.includes(-1) ? [] : ids.slice(Math.min(...places), Math.max(...places) + 1);
}
