import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { Navigator } from '../../navigation/navigator.ts';
import { TabEntries } from '../../state/device/tab-entries.ts';
import { SessionState } from '../../state/session-state.ts';

export interface LeftList {
  readonly ticked: readonly StudentId[];
  readonly person: StudentId | null;
}

interface Kept extends LeftList {
  readonly list: string;
  readonly entry: string;
}

/**
 * What was ticked in a list, and on whose card the focus was, when it was left for a profile, a comparison or an e-mail. Back and the
 * way back bring both again, a fresh click on the list does not (`ScrollPositions`). Of one account only, in its tab.
 */
@injectable()
export class LeftLists {
  readonly #lists: TabEntries<Kept>;
  readonly #navigator: Navigator;

  constructor(memory: TabMemory, session: SessionState, navigator: Navigator) {
    this.#lists = new TabEntries(memory, session, { key: 'left-lists', most: 10, isEntry: isKept });
    this.#navigator = navigator;
  }

  /** Returns a function that keeps the list: for the current history entry, also after navigating on. */
  keeping(list: string): (left: LeftList) => void {
    const { key } = this.#navigator.entry;
    return (left) => this.#lists.write([...this.#lists.read(), { list, entry: key, ...left }]);
  }

  take(list: string): LeftList | null {
    const { key, isReturn } = this.#navigator.entry;
    const all = this.#lists.read();
    const found = all.findLast((kept) => kept.list === list && (isReturn || kept.entry === key)) ?? null;
    if (found !== null) this.#lists.write(all.filter((kept) => kept !== found));
    return found;
  }

  /** The pager shows another candidate of the list that was left last. */
  leafedTo(person: StudentId): void {
    const all = this.#lists.read();
    const last = all.at(-1);
    if (last !== undefined) this.#lists.write([...all.slice(0, -1), { ...last, person }]);
  }
}

function isKept(value: unknown): value is Kept {
  const { list, entry, ticked, person } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const isSomebody = person === null || typeof person === 'string';
  return typeof list === 'string' && typeof entry === 'string' && Array.isArray(ticked) && isSomebody;
}
