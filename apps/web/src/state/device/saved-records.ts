import type { RecordStorage } from '@glo/domain/client-storage/record-storage';
import type { AccountId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionState } from '../session-state.ts';
import { noRecords, type RecordsOfOne } from './records-of-one.ts';
import { type RecordsByAccount, readRecords, writeRecords } from './records-schema.ts';

export type Edit = (mine: RecordsOfOne) => RecordsOfOne;

/** The records of all accounts as the device has them, in step with other tabs. */
export class SavedRecords {
  all: RecordsByAccount = new Map();
  #opened = false;
  readonly #storage: RecordStorage;
  readonly #session: SessionState;
  /** Of the change before. */
  #settled: Promise<unknown> = Promise.resolve();
  /** The device has what this tab knows. */
  #isKept = true;

  constructor(storage: RecordStorage, session: SessionState) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /** Reads what is kept, once, and follows other tabs from then on. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    this.#storage.onChangeElsewhere(this.follow);
    void this.#storage.read().then(this.follow);
  }

  follow(content: string | null): void {
    this.all = readRecords(content);
  }

  /** One after the other: each begins with what the one before has written. Answers whether the device has it. */
  change(edit: Edit, of = this.#session.current?.accountId): Promise<boolean> {
    const change = this.#settled.then(() => this.#changeNow(edit, of));
    this.#settled = change;
    return change;
  }

  /** Forgets what the device has no room for. */
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

  /** Reads first: another tab may have written a moment ago. */
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
