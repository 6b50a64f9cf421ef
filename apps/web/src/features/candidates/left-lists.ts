import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { SessionState } from '../../state/session-state.ts';

/** What a list is left with. */
export interface LeftList {
  readonly ticked: readonly StudentId[];
  /** Whose card was opened by keyboard, or who was leafed to since; null: the focus need not come back to anybody. */
  readonly person: StudentId | null;
}

interface Kept extends LeftList {
  readonly list: string;
  readonly entry: string;
}

const name = 'left-lists';
/** How many lists are remembered; the one left longest ago is forgotten first. */
const most = 10;

/**
 * What was ticked in a list, and on whose card the focus was, when it was left for a profile, a comparison or an e-mail. Back and the
 * way back bring both again, a fresh click on the list does not (`ScrollPositions`). Of one account only, in its tab.
 */
@injectable()
export class LeftLists {
  readonly #memory: TabMemory;
  readonly #session: SessionState;
  readonly #navigator: Navigator;

  constructor(memory: TabMemory, session: SessionState, navigator: Navigator) {
    this.#memory = memory;
    this.#session = session;
    this.#navigator = navigator;
  }

  /** Returns a function that keeps the list: for the current history entry, also after navigating on. */
  keeping(list: string): (left: LeftList) => void {
    const { key } = this.#navigator.entry;
    return (left) => this.#write([...this.#read(), { list, entry: key, ...left }]);
  }

  /** Once: what is done in the list from now on counts. null: it was never left, or is opened afresh. */
  take(list: string): LeftList | null {
    const { key, isReturn } = this.#navigator.entry;
    const all = this.#read();
    const found = all.findLast((kept) => kept.list === list && (isReturn || kept.entry === key)) ?? null;
    if (found !== null) this.#write(all.filter((kept) => kept !== found));
    return found;
  }

  /** Somebody else of the list that was left last is looked at now. */
  leafedTo(person: StudentId): void {
    const all = this.#read();
    const last = all.at(-1);
    if (last !== undefined) this.#write([...all.slice(0, -1), { ...last, person }]);
  }

  #write(lists: readonly Kept[]): void {
    this.#memory.write(name, JSON.stringify({ of: this.#session.draftsOf, lists: lists.slice(-most) }));
  }

  #read(): readonly Kept[] {
    try {
      const kept = JSON.parse(this.#memory.read(name) ?? '') as { of?: unknown; lists?: unknown };
      if (kept.of !== this.#session.draftsOf || !Array.isArray(kept.lists)) return [];
      return kept.lists.filter(isKept);
    } catch {
      return [];
    }
  }
}

function isKept(value: unknown): value is Kept {
  const { list, entry, ticked, person } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isSomebody = person === null || typeof person === 'string';
  return typeof list === 'string' && typeof entry === 'string' && Array.isArray(ticked) && isSomebody;
}
