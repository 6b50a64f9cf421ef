import { RecordStorage } from '@glo/domain/client-storage';
import type { SavedSearch } from '@glo/domain/search';
import type { AccountId, StudentId } from '@glo/domain/shared';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { noRecords, type RecordsByAccount, type RecordsOfOne, readRecords, writeRecords } from './records-schema.ts';
import { SessionState } from './session-state.ts';

/**
 * What a recruiter records on this device for themselves: whom they wrote to, private notes, stars, named searches. It stays when
 * they sign out, is shown to no other account, and never leaves the device.
 */
@injectable()
export class DeviceRecords {
  all: RecordsByAccount = new Map();
  #opened = false;
  readonly #storage: RecordStorage;
  readonly #session: SessionState;

  constructor(storage: RecordStorage, session: SessionState) {
    this.#storage = storage;
    this.#session = session;
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /** Reads what is kept, once, and follows other tabs from then on. Call it before anything is shown or recorded. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    this.#storage.onChangeElsewhere(this.follow);
    void this.#storage.read().then(this.follow);
  }

  follow(content: string | null): void {
    this.all = readRecords(content);
  }

  /** Those of who is signed in. */
  get mine(): RecordsOfOne {
    const account = this.#session.current?.accountId;
    return (account === undefined ? undefined : this.all.get(account)) ?? noRecords;
  }

  /** This device wrote to the candidate. */
  async wroteTo(student: StudentId, at: Date): Promise<void> {
    await this.#change((mine) => ({ ...mine, contacted: new Map(mine.contacted).set(student, at.toISOString()) }));
  }

  /** A note of blanks is no note. */
  async note(student: StudentId, text: string): Promise<void> {
    await this.#change((mine) => {
      const notes = new Map(mine.notes).set(student, text);
      if (text.trim() === '') notes.delete(student);
      return { ...mine, notes };
    });
  }

  async star(student: StudentId, starred: boolean): Promise<void> {
    await this.#change((mine) => {
      const all = new Set(mine.starred);
      if (starred) all.add(student);
      else all.delete(student);
      return { ...mine, starred: all };
    });
  }

  async editSearches(edit: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): Promise<void> {
    await this.#change((mine) => ({ ...mine, searches: edit(mine.searches) }));
  }

  /** The account is gone: nothing of it stays here. */
  async forget(account: AccountId): Promise<void> {
    const left = new Map(readRecords(await this.#storage.read()));
    if (!left.delete(account)) return;
    this.follow(writeRecords(left));
    this.#storage.write(writeRecords(left));
  }

  /** Reads first: another tab may have written a moment ago. */
  async #change(edit: (mine: RecordsOfOne) => RecordsOfOne): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    const kept = readRecords(await this.#storage.read());
    runInAction(() => {
      this.all = new Map(kept).set(account, edit(kept.get(account) ?? noRecords));
    });
    this.#storage.write(writeRecords(this.all));
  }
}
