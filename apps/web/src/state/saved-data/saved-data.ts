import {
  type Changed,
  countAll,
  forEachKind,
  mergeAll,
  noneOf,
  revertAll,
  type ValuesOf,
} from '@glo/domain/device/kinds';
import { OwnRows } from '@glo/domain/device/own-rows';
import type { AccountId } from '@glo/domain/shared/ids';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { noRecords, type RecordsOfOne } from '../device/records.ts';
import { deviceKinds, kinds, rowKinds } from '../kinds/kinds.ts';
import { Notices } from '../notices.ts';
import { texts } from '../verdicts/texts.ts';

type Saved = ValuesOf<typeof deviceKinds>;
type Rows = ValuesOf<typeof rowKinds>;

const noRows = noneOf(rowKinds);

/** All that this device keeps of the recruiter, wherever it is stored: its count, export, import and removal. */
@injectable()
export class SavedData {
  /** The rows of the database. Empty until `refresh` was called. */
  rows: Rows = noRows;
  readonly #records: LocalRecords;
  readonly #own: OwnRows<typeof rowKinds>;
  readonly #journal: ActJournal;
  readonly #notices: Notices;

  constructor(records: LocalRecords, own: OwnRows<typeof rowKinds>, journal: ActJournal, notices: Notices) {
    this.#records = records;
    this.#own = own;
    this.#journal = journal;
    this.#notices = notices;
    makeAutoObservable(this, { rows: observableRef }, { autoBind: true });
  }

  get counts() {
    return { ...countAll(rowKinds, { before: noRows, after: this.rows }), ...this.#records.counts };
  }

  get isEmpty(): boolean {
    return Object.values(this.counts).every((count) => count === 0);
  }

  async refresh(): Promise<void> {
    this.#records.open();
    const rows = await this.#own.read();
    runInAction(() => (this.rows = rows));
  }

  async read(): Promise<Saved> {
    return { ...(await this.#own.read()), ...this.#records.mine };
  }

  /** `edit` must change each kind on its own. Returns `null` if the device is full. Then nothing is changed. */
  async change(account: AccountId, edit: (mine: Saved) => Saved): Promise<Changed<Saved> | null> {
    const rows = await this.#own.change(account, (mine) => edit({ ...noRecords, ...mine }));
    const records = await this.#changeRecords(account, (mine) => edit({ ...noRows, ...mine }));
    if (records === null) await this.#own.change(account, (mine) => revertAll(rowKinds, mine, rows));
    await this.refresh();
    if (records === null) return null;
    const isAdded = countAll(rowKinds, rows).verdicts > 0;
    if (isAdded && this.#own.isForVisitOnly) this.#notices.showToast(texts.forVisit, 'warning', 'verdicts-visit');
    return { before: { ...rows.before, ...records.before }, after: { ...rows.after, ...records.after } };
  }

  async #changeRecords(
    account: AccountId,
    edit: (mine: RecordsOfOne) => RecordsOfOne,
  ): Promise<Changed<RecordsOfOne> | null> {
    let changed: Changed<RecordsOfOne> = { before: noRecords, after: noRecords };
    const isKept = await this.#records.changeOrLeave((mine) => {
      const edited = edit(mine);
      changed = { before: mine, after: forEachKind(kinds, (_, name) => edited[name]) };
      return changed.after;
    }, account);
    return isKept ? changed : null;
  }

  /** Returns an undo that keeps later records. */
  async removeMine(account: AccountId): Promise<() => Promise<void>> {
    const rows = await this.#own.read(account);
    const restoreRecords = await this.#records.removeMine();
    await this.#removeRows(account);
    await this.refresh();
    return async () => {
      await restoreRecords();
      await this.#own.change(account, (mine) => mergeAll(rowKinds, mine, rows));
      await this.refresh();
    };
  }

  /** Removes the unfinished acts, too. */
  async forget(account: AccountId): Promise<void> {
    await this.#records.forget(account);
    await this.#journal.forget(account);
    await this.#removeRows(account);
  }

  async #removeRows(account: AccountId): Promise<void> {
    if (!(await this.#own.remove(account))) this.#notices.alert(texts.remain);
  }
}
