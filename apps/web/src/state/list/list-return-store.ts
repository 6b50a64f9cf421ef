import { TabMemory } from '@glo/domain/client-storage/client-storage';
import type { StudentId } from '@glo/domain/shared/ids';
import type { VerdictChoice } from '@glo/domain/verdicts/verdict-list';
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

interface Entry extends ListReturnState {
  readonly list: string;
  readonly entry: string;
}

const untouched: ListReturnState = { scroll: 0, selected: [], focused: null };

/**
 * Keeps the state of left lists per history entry and account, in tab storage.
 * Back and back links restore it. A new visit starts at the top.
 */
@injectable()
export class ListReturnStore {
  readonly #entries: TabEntries<Entry>;
  /** First choices of the verdict switch, until a reload. */
  readonly #verdicts = new Map<string, VerdictChoice>();
  readonly #navigator: Navigator;

  constructor(memory: TabMemory, session: SessionState, navigator: Navigator) {
    this.#entries = new TabEntries(memory, session, { key: 'left-lists', most: 50, isEntry });
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
    const { key, isReturn } = this.#navigator.entry;
    if (key === firstEntry) return undefined;
    return this.#verdicts.get(`${key} ${list}`) ?? (isReturn ? this.#verdicts.get(list) : undefined);
  }

  keepVerdict(list: string, verdict: VerdictChoice | null): void {
    for (const name of [`${this.#navigator.entry.key} ${list}`, list]) {
      if (verdict === null) this.#verdicts.delete(name);
      else this.#verdicts.set(name, verdict);
    }
  }

  #find(list: string): Entry | undefined {
    const { key, isReturn } = this.#navigator.entry;
    const entries = this.#entries.read().filter((each) => each.list === list);
    return entries.findLast(({ entry }) => entry === key) ?? (isReturn ? entries.at(-1) : undefined);
  }

  #replace(old: Entry | undefined, next: Entry): void {
    const others = this.#entries.read().filter(({ list, entry }) => list !== old?.list || entry !== old.entry);
    this.#entries.write([...others, next]);
  }
}

function isEntry(value: unknown): value is Entry {
  const { list, entry, scroll, selected, focused } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  const isText = (text: unknown) => typeof text === 'string';
  return (
    isText(list) &&
    isText(entry) &&
    Number.isFinite(scroll) &&
    Array.isArray(selected) &&
    selected.every(isText) &&
    (focused === null || isText(focused))
  );
}
