import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { LocalRecords } from './local-records.ts';
import { ShortcutsState } from '../shortcuts-state.ts';

const hint = 'review-keys';
/** Counts as seen after the first verdict. */
export const verdictHint = 'verdicts';

/** Introduces the review keys until the recruiter closes it or gives the first verdict. */
@injectable()
export class KeyHint {
  readonly #records: LocalRecords;
  readonly #shortcuts: ShortcutsState;

  constructor(records: LocalRecords, shortcuts: ShortcutsState) {
    this.#records = records;
    this.#shortcuts = shortcuts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(): void {
    this.#records.open();
    void this.#shortcuts.open();
  }

  /** `false` until the device has been read, so that a closed hint does not flash. */
  get isShown(): boolean {
    const { isRead, mine } = this.#records;
    return (
      isRead &&
      this.#shortcuts.areCharactersEnabled &&
      !mine.seenHints.some((seen) => seen === hint || seen === verdictHint)
    );
  }

  showAll(): void {
    this.#shortcuts.showList();
  }

  close(): void {
    void this.#records.sawHint(hint);
  }
}
