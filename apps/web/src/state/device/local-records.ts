import { withAct } from '@glo/domain/activity/activity';
import { RecordStorage } from '@glo/domain/client-storage/record-storage';
import type { OwnLetters } from '@glo/domain/contact/own-letters';
import type { Job } from '@glo/domain/jobs/job';
import { seeJobs } from '@glo/domain/jobs/jobs-visit';
import type { SavedSearch } from '@glo/domain/search/saved-search';
import type { AccountId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';
import {
  countsOf,
  type DatedAct,
  joined,
  type JobsView,
  noRecords,
  type RecordCounts,
  type RecordsOfOne,
} from './records-of-one.ts';
import { type RecordsByAccount, readRecords, writeRecords } from './records-schema.ts';
import { texts } from './texts.ts';

/**
 * What a recruiter records on this device for themselves: whom they wrote to, private notes, stars, named searches, what they saw of their jobs. It stays when
 * they sign out, is shown to no other account, never leaves the device, and goes when they or their account say so (decision 51).
 */
@injectable()
export class LocalRecords {
  all: RecordsByAccount = new Map();
  #opened = false;
  readonly #storage: RecordStorage;
  readonly #session: SessionState;
  readonly #notices: Notices;
  /** Of the change before. */
  #settled: Promise<unknown> = Promise.resolve();
  /** The device has what this tab knows. */
  #isKept = true;

  constructor(storage: RecordStorage, session: SessionState, notices: Notices) {
    this.#storage = storage;
    this.#session = session;
    this.#notices = notices;
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

  /** How many of each there are. */
  get counts(): RecordCounts {
    return countsOf(this.mine);
  }

  /** This device wrote to the candidate. */
  async wroteTo(student: StudentId, at: Date): Promise<void> {
    await this.#change((mine) => ({
      ...mine,
      contacted: new Map(mine.contacted).set(student, at.toISOString()),
      activity: withAct(mine.activity, { kind: 'written', students: [student] }, at.toISOString()),
    }));
  }

  /** What the recruiter of this account has done, oldest first. */
  async didActs(acts: readonly DatedAct[], account: AccountId): Promise<void> {
    await this.#change((mine) => {
      const activity = acts.reduce((entries, { act, at }) => withAct(entries, act, at), mine.activity);
      return { ...mine, activity };
    }, account);
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

  async editLetters(edit: (letters: OwnLetters) => OwnLetters): Promise<void> {
    await this.#change((mine) => ({ ...mine, letters: edit(mine.letters) }));
  }

  /** The recruiter looked at these jobs. */
  async sawJobs(jobs: readonly Job[], at: Date): Promise<void> {
    await this.#change((mine) => ({ ...mine, visit: seeJobs(mine.visit, jobs, at) }));
  }

  async sawTalentPool(): Promise<void> {
    await this.#change((mine) => ({ ...mine, sawTalentPool: true }));
  }

  async showJobsAs(jobsView: JobsView): Promise<void> {
    await this.#change((mine) => ({ ...mine, jobsView }));
  }

  /** Removes all of it; returns how to put it back, beside what was recorded since. */
  async removeMine(): Promise<() => Promise<void>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return async () => undefined;
    const removed = this.mine;
    await this.forget(account);
    return async () => void (await this.#change((mine) => joined(removed, mine), account));
  }

  /** The account is gone: nothing of it stays here. */
  async forget(account: AccountId): Promise<void> {
    const left = new Map(readRecords(await this.#storage.read()));
    if (!left.delete(account)) return;
    this.follow(writeRecords(left));
    this.#storage.write(writeRecords(left));
  }

  /** One after the other: each begins with what the one before has written. */
  #change(edit: (mine: RecordsOfOne) => RecordsOfOne, of = this.#session.current?.accountId): Promise<boolean> {
    const change = this.#settled.then(() => this.#changeNow(edit, of));
    this.#settled = change;
    return change;
  }

  /** Reads first: another tab may have written a moment ago. What the device has no room for stays as long as the tab, and that is said. */
  async #changeNow(edit: (mine: RecordsOfOne) => RecordsOfOne, of: AccountId | undefined): Promise<boolean> {
    const account = this.#session.current?.accountId;
    if (account === undefined || account !== of) return false;
    const kept = this.#isKept ? readRecords(await this.#storage.read()) : this.all;
    runInAction(() => {
      this.all = new Map(kept).set(account, edit(kept.get(account) ?? noRecords));
    });
    const written = writeRecords(this.all);
    this.#storage.write(written);
    this.#isKept = (await this.#storage.read()) === written;
    if (!this.#isKept) this.#notices.toast(texts.full, 'warning', 'device-full');
    return this.#isKept;
  }
}
