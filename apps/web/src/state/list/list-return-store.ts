import { TabMemory } from '@glo/domain/client-storage/client-storage';
import type { StudentId } from '@glo/domain/shared/ids';
import { type VerdictChoice, verdictChoices } from '@glo/domain/verdicts/verdict-list';
import { injectable } from 'inversify';
import { firstEntry, Navigator } from '../../navigation/navigator.ts';
import { SessionState } from '../session-state.ts';
import { TabEntries } from '../device/tab-entries.ts';

export interface ListReturnState {
  /** Scroll position in pixels. */
  readonly scroll: number;
  readonly selected: readonly StudentId[];
  readonly focused: StudentId | null;
}

interface Left {
  readonly list: string;
  readonly entry: string;
}

interface Entry extends Left, ListReturnState {}

/** The first choice of the verdict switch. */
interface Verdict extends Left {
  readonly verdict: VerdictChoice;
}

const untouched: ListReturnState = { scroll: 0, selected: [], focused: null };

/**
 * Keeps the state of left lists per history entry and account, in tab storage.
 * Back and back links restore it. A new visit starts at the top.
 */
@injectable()
export class ListReturnStore {
  readonly #entries: TabEntries<Entry>;
  readonly #verdicts: TabEntries<Verdict>;
  readonly #navigator: Navigator;

  constructor(memory: TabMemory, session: SessionState, navigator: Navigator) {
    this.#entries = new TabEntries(memory, session, { key: 'left-lists', most: 50, isEntry });
    this.#verdicts = new TabEntries(memory, session, { key: 'list-verdicts', most: 50, isEntry: isVerdict });
    this.#navigator = navigator;
  }

  read(list: string): ListReturnState {
    return this.#find(list) ?? untouched;
  }

  /** Returns the state and forgets the selection and the focus, which are restored only once. */
  take(list: string): ListReturnState {
    const found = this.#find(list);
    if (found === undefined) return untouched;
    this.#replace(found, { ...found, selected: [], focused: null });
    return found;
  }

  /** Returns a function that stores a change for the current history entry, even after navigation. */
  keeping(list: string): (change: Partial<ListReturnState>) => void {
    const { key } = this.#navigator.entry;
    return (change) => {
      const found = this.#entries.read().findLast((each) => each.list === list && each.entry === key);
      this.#replace(found, { ...(found ?? untouched), ...change, list, entry: key });
    };
  }

  /** Forgets the selection of a list, on every history entry. */
  deselect(list: string): void {
    const entries = this.#entries.read();
    this.#entries.write(entries.map((each) => (each.list === list ? { ...each, selected: [] } : each)));
  }

  /** Moves the focus of the list that was left last: the pager shows another candidate. */
  pagedTo(candidate: StudentId): void {
    const last = this.#entries.read().at(-1);
    if (last !== undefined) this.#replace(last, { ...last, focused: candidate });
  }

  /** Unknown for a typed URL, which is a new visit. */
  verdictOf(list: string): VerdictChoice | undefined {
    const isTyped = this.#navigator.entry.key === firstEntry;
    return isTyped ? undefined : this.#leftIn(this.#verdicts.read(), list)?.verdict;
  }

  keepVerdict(list: string, verdict: VerdictChoice | null): void {
    const { key } = this.#navigator.entry;
    const others = this.#verdicts.read().filter((each) => each.list !== list || each.entry !== key);
    this.#verdicts.write(verdict === null ? others : [...others, { list, entry: key, verdict }]);
  }

  #find(list: string): Entry | undefined {
    return this.#leftIn(this.#entries.read(), list);
  }

  #leftIn<T extends Left>(all: readonly T[], list: string): T | undefined {
    const { key, isReturn } = this.#navigator.entry;
    const entries = all.filter((each) => each.list === list);
    return entries.findLast(({ entry }) => entry === key) ?? (isReturn ? entries.at(-1) : undefined);
  }

  #replace(old: Entry | undefined, next: Entry): void {
    const others = this.#entries.read().filter(({ list, entry }) => list !== old?.list || entry !== old.entry);
    this.#entries.write([...others, next]);
  }
}

function isLeft(value: unknown): value is Left & Readonly<Record<string, unknown>> {
  const { list, entry } = (value ?? {}) as Partial<Record<keyof Left, unknown>>;
  return isText(list) && isText(entry);
}

function isEntry(value: unknown): value is Entry {
  if (!isLeft(value)) return false;
  const { scroll, selected, focused } = value;
  const isFocus = focused === null || isText(focused);
  return Number.isFinite(scroll) && Array.isArray(selected) && selected.every(isText) && isFocus;
}

function isVerdict(value: unknown): value is Verdict {
  return isLeft(value) && verdictChoices.some((choice) => choice === value['verdict']);
}

function isText(text: unknown): boolean {
  return typeof text === 'string';
}
