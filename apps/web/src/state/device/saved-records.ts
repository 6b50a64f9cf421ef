import type { RecordStorage } from '@glo/domain/client-storage/record-storage';
import type { AccountId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionState } from '../session-state.ts';
import { noRecords, type RecordsOfOne } from './records-of-one.ts';
import { type RecordsByAccount, readRecords, writeRecords } from './records-schema.ts';

export type Edit = (mine: RecordsOfOne) => RecordsOfOne;

export class SavedRecords {
  all: RecordsByAccount = new Map();
  isRead = false;
  #opened = false;
  readonly #storage: RecordStorage;
  readonly #session: SessionState;
  #settled: Promise<unknown> = Promise.resolve();
  /** The device holds everything this tab knows. */
  #isKept = true;

  constructor(storage: RecordStorage, session: SessionState) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /** Idempotent. Follows other tabs from then on. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    this.#storage.onChangeElsewhere(this.follow);
    void this.#storage.read().then(this.follow);
  }

  follow(content: string | null): void {
    this.all = readRecords(content);
    this.isRead = true;
  }

  /** Queues writes. Resolves to whether the device has stored the change. */
  change(edit: Edit, of = this.#session.current?.accountId): Promise<boolean> {
    const change = this.#settled.then(() => this.#changeNow(edit, of));
    this.#settled = change;
    return change;
  }

  async drop(): Promise<void> {
    this.follow(await this.#storage.read());
    this.#isKept = true;
  }

  async forget(account: AccountId): Promise<void> {
    const left = new Map(readRecords(await this.#storage.read()));
    if (!left.delete(account)) return;
    this.follow(writeRecords(left));
    this.#storage.write(writeRecords(left));
  }

  /** Reads first, because another tab may have written. */
  async #changeNow(edit: Edit, of: AccountId | undefined): Promise<boolean> {
    const account = this.#session.current?.accountId;
    if (account === undefined || account !== of) return true;
    const kept = this.#isKept ? readRecords(await this.#storage.read()) : this.all;
    runInAction(() => {
      this.all = new Map(kept).set(account, edit(kept.get(account) ?? noRecords));
    });
    const written = writeRecords(this.all);
    this.#storage.write(written);
    this.#isKept = (await this.#storage.read()) === written;
    return this.#isKept;
  }
}
