import { withAct } from '@glo/domain/activity/activity';
import { RecordStorage } from '@glo/domain/client-storage/record-storage';
import type { OwnLetters } from '@glo/domain/contact/own-letters';
import type { Job } from '@glo/domain/jobs/job';
import { seeJobs } from '@glo/domain/jobs/jobs-visit';
import type { SavedSearch } from '@glo/domain/search/saved-search';
import type { AccountId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
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
import { addedTo, restored, withImported } from './records-file.ts';
import { type Edit, SavedRecords } from './saved-records.ts';
import { texts } from './texts.ts';

/**
 * Private records of a recruiter on this device, separated by account. They survive sign-out and never leave the device
 * (decision 51).
 */
@injectable()
export class LocalRecords {
  readonly #saved: SavedRecords;
  readonly #session: SessionState;
  readonly #notices: Notices;

  constructor(storage: RecordStorage, session: SessionState, notices: Notices) {
    this.#saved = new SavedRecords(storage, session);
    this.#session = session;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Call before reading or recording. */
  open(): void {
    this.#saved.open();
  }

  get isRead(): boolean {
    return this.#saved.isRead;
  }

  get mine(): RecordsOfOne {
    const account = this.#session.current?.accountId;
    return (account === undefined ? undefined : this.#saved.all.get(account)) ?? noRecords;
  }

  get counts(): RecordCounts {
    return countsOf(this.mine);
  }

  async wroteTo(student: StudentId, at: Date): Promise<void> {
    await this.#keep((mine) => ({
      ...mine,
      contacted: new Map(mine.contacted).set(student, at.toISOString()),
      activity: withAct(mine.activity, { kind: 'written', students: [student] }, at.toISOString()),
    }));
  }

  async didActs(acts: readonly DatedAct[], account: AccountId): Promise<void> {
    await this.#keep((mine) => {
      const activity = acts.reduce((entries, { act, at }) => withAct(entries, act, at), mine.activity);
      return { ...mine, activity };
    }, account);
  }

  /** A blank text deletes the note. */
  async note(student: StudentId, text: string): Promise<void> {
    await this.#keep((mine) => {
      const notes = new Map(mine.notes).set(student, text);
      if (text.trim() === '') notes.delete(student);
      return { ...mine, notes };
    });
  }

  async star(student: StudentId, starred: boolean): Promise<void> {
    await this.#keep((mine) => {
      const all = new Set(mine.starred);
      if (starred) all.add(student);
      else all.delete(student);
      return { ...mine, starred: all };
    });
  }

  async editSearches(edit: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): Promise<void> {
    await this.#keep((mine) => ({ ...mine, searches: edit(mine.searches) }));
  }

  async editLetters(edit: (letters: OwnLetters) => OwnLetters): Promise<void> {
    await this.#keep((mine) => ({ ...mine, letters: edit(mine.letters) }));
  }

  async sawJobs(jobs: readonly Job[], at: Date): Promise<void> {
    await this.#keep((mine) => ({ ...mine, visit: seeJobs(mine.visit, jobs, at) }));
  }

  async sawTalentPool(): Promise<void> {
    await this.#keep((mine) => ({ ...mine, sawTalentPool: true }));
  }

  async sawHint(hint: string): Promise<void> {
    await this.#keep((mine) => ({ ...mine, seenHints: [...mine.seenHints, hint] }));
  }

  async reviewBlind(isBlind: boolean): Promise<void> {
    await this.#keep((mine) => ({ ...mine, isBlind }));
  }

  async showJobsAs(jobsView: JobsView): Promise<void> {
    await this.#keep((mine) => ({ ...mine, jobsView }));
  }

  /** Removes everything except the blind review switch. Returns an undo that keeps later records. */
  async removeMine(): Promise<() => Promise<void>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return async () => undefined;
    const removed = this.mine;
    await this.forget(account);
    if (removed.isBlind) await this.reviewBlind(true);
    return () => this.#keep((mine) => joined(removed, mine), account);
  }

  /** Merges. Returns what is new and an undo, or `null` if the device is full. Then nothing is imported. */
  async bringIn(
    brought: RecordsOfOne,
    account: AccountId,
  ): Promise<{ readonly added: RecordCounts; readonly undo: () => Promise<void> } | null> {
    let [before, after] = [noRecords, noRecords];
    const isKept = await this.#saved.change((mine) => {
      before = mine;
      after = withImported(mine, brought);
      return after;
    }, account);
    if (isKept) {
      const undo = () => this.#keep((mine) => restored(mine, after, before), account);
      return { added: countsOf(addedTo(before, after)), undo };
    }
    await this.#saved.drop();
    return null;
  }

  async forget(account: AccountId): Promise<void> {
    await this.#saved.forget(account);
  }

  async #keep(edit: Edit, of?: AccountId): Promise<void> {
    if (!(await this.#saved.change(edit, of))) this.#notices.toast(texts.full, 'warning', 'device-full');
  }
}
