import { withAct } from '@glo/domain/activity/activity';
import type { NotesAndStars } from '@glo/domain/candidates/notes-file';
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
import { type Edit, SavedRecords } from './saved-records.ts';
import { texts } from './texts.ts';

/**
 * What a recruiter records on this device for themselves: whom they wrote to, private notes, stars, named searches, what they saw of their jobs. It stays when
 * they sign out, is shown to no other account, never leaves the device, and goes when they or their account say so (decision 51).
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

  /** Call it before anything is shown or recorded. */
  open(): void {
    this.#saved.open();
  }

  /** Those of who is signed in. */
  get mine(): RecordsOfOne {
    const account = this.#session.current?.accountId;
    return (account === undefined ? undefined : this.#saved.all.get(account)) ?? noRecords;
  }

  /** How many of each there are. */
  get counts(): RecordCounts {
    return countsOf(this.mine);
  }

  /** This device wrote to the candidate. */
  async wroteTo(student: StudentId, at: Date): Promise<void> {
    await this.#keep((mine) => ({
      ...mine,
      contacted: new Map(mine.contacted).set(student, at.toISOString()),
      activity: withAct(mine.activity, { kind: 'written', students: [student] }, at.toISOString()),
    }));
  }

  /** What the recruiter of this account has done, oldest first. */
  async didActs(acts: readonly DatedAct[], account: AccountId): Promise<void> {
    await this.#keep((mine) => {
      const activity = acts.reduce((entries, { act, at }) => withAct(entries, act, at), mine.activity);
      return { ...mine, activity };
    }, account);
  }

  /** A note of blanks is no note. */
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

  /** The recruiter looked at these jobs. */
  async sawJobs(jobs: readonly Job[], at: Date): Promise<void> {
    await this.#keep((mine) => ({ ...mine, visit: seeJobs(mine.visit, jobs, at) }));
  }

  async sawTalentPool(): Promise<void> {
    await this.#keep((mine) => ({ ...mine, sawTalentPool: true }));
  }

  async reviewBlind(isBlind: boolean): Promise<void> {
    await this.#keep((mine) => ({ ...mine, isBlind }));
  }

  async showJobsAs(jobsView: JobsView): Promise<void> {
    await this.#keep((mine) => ({ ...mine, jobsView }));
  }

  /** Removes all of it, but no blind review ends by it; returns how to put it back, beside what was recorded since. */
  async removeMine(): Promise<() => Promise<void>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return async () => undefined;
    const removed = this.mine;
    await this.forget(account);
    if (removed.isBlind) await this.reviewBlind(true);
    return () => this.#keep((mine) => joined(removed, mine), account);
  }

  /** Adds to what is there, and returns how to take it back; null when the device has no room: then nothing of it is there. */
  async bringIn(add: (mine: NotesAndStars) => NotesAndStars): Promise<(() => Promise<void>) | null> {
    const { notes, starred } = this.mine;
    const isKept = await this.#saved.change((mine) => ({ ...mine, ...add(mine) }));
    if (isKept) return () => this.#keep((mine) => ({ ...mine, notes, starred }));
    await this.#saved.drop();
    return null;
  }

  /** The account is gone: nothing of it stays here. */
  async forget(account: AccountId): Promise<void> {
    await this.#saved.forget(account);
  }

  /** What the device has no room for stays as long as the tab, and that is said. */
  async #keep(edit: Edit, of?: AccountId): Promise<void> {
    if (!(await this.#saved.change(edit, of))) this.#notices.toast(texts.full, 'warning', 'device-full');
  }
}
