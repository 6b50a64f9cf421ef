import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { LocalRecords } from '../../state/device/local-records.ts';
import { ShortcutsState } from '../../state/shortcuts-state.ts';

const hint = 'review-mode';

/** Number of decisions that it stays for. */
const stays = 10;

/** Names more keys of a review, until it is closed. */
@injectable()
export class ReviewHint {
  readonly #records: LocalRecords;
  readonly #shortcuts: ShortcutsState;

  constructor(records: LocalRecords, shortcuts: ShortcutsState) {
    this.#records = records;
    this.#shortcuts = shortcuts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    const { isRead, mine } = this.#records;
    return isRead && this.#shortcuts.areCharactersEnabled && !mine.seenHints.includes(hint);
  }

  close(): void {
    void this.#records.sawHint(hint);
  }

  /** `count`: the decisions of the review so far. */
  decided(count: number): void {
    if (this.isShown && count >= stays) this.close();
  }
}
