import { type Changed, countAll, forEachKind, mergeAll, noneOf, type ValuesOf } from '@glo/domain/device/kinds';
import { OwnRows } from '@glo/domain/device/own-rows';
import type { AccountId } from '@glo/domain/shared/ids';
import { ActJournal } from '@glo/domain/unfinished/act-journal';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { noRecords, type RecordsOfOne } from '../device/records.ts';
import { deviceKinds, kinds, rowKinds } from '../kinds/kinds.ts';
import { Notices } from '../notices.ts';
import { texts } from '../device/texts.ts';

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
    const rows = await this.#own.read();
    runInAction(() => (this.rows = rows));
  }

  async read(): Promise<Saved> {
    return { ...(await this.#own.read()), ...this.#records.mine };
  }

  /** `edit` must change each kind on its own. */
  async change(account: AccountId, edit: (mine: Saved) => Saved): Promise<Changed<Saved>> {
    const rows = await this.#own.change(account, (mine) => edit({ ...noRecords, ...mine }));
    let records: Changed<RecordsOfOne> = { before: noRecords, after: noRecords };
    await this.#records.keep((mine) => {
      const edited = edit({ ...noRows, ...mine });
      records = { before: mine, after: forEachKind(kinds, (_, name) => edited[name]) };
      return records.after;
    }, account);
    await this.refresh();
    if (this.#own.isForVisitOnly) this.#records.warn();
    return { before: { ...rows.before, ...records.before }, after: { ...rows.after, ...records.after } };
  }

  /** Removes everything except the blind review switch. Returns an undo that keeps later records. */
  async removeMine(account: AccountId): Promise<() => Promise<void>> {
    const removed = await this.read();
    await this.#remove(account, { isBlind: removed.isBlind });
    await this.refresh();
    return async () => void (await this.change(account, (mine) => mergeAll(deviceKinds, mine, removed)));
  }

  /** Removes the unfinished acts, too. */
  async forget(account: AccountId): Promise<void> {
    await this.#journal.forget(account);
    await this.#remove(account, {});
  }

  async #remove(account: AccountId, left: Partial<RecordsOfOne>): Promise<void> {
    const removed = await Promise.all([this.#records.remove(account, left), this.#own.remove(account)]);
    if (!removed.every(Boolean)) this.#notices.alert(texts.remain);
  }
}
