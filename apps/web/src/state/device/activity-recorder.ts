import { type Act, type ActivityKind, ActivityLog } from '@glo/domain/activity/activity';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { SessionState } from '../session-state.ts';
import { LocalRecords } from './local-records.ts';
import type { DatedAct } from './records-of-one.ts';

/** Minimum interval between writes, in milliseconds. A bulk action records thousands of acts. */
const rest = 100;

const changes: Readonly<Record<ActivityKind, Change['about'] | null>> = {
  posted: 'job',
  edited: 'job',
  closed: 'job',
  activated: 'job',
  shortlisted: 'shortlist',
  unshortlisted: 'shortlist',
  'folder-created': 'folders',
  filed: 'folders',
  unfiled: 'folders',
  written: null,
  noted: null,
  'note-removed': null,
  starred: null,
  unstarred: null,
  maybe: null,
  'not-a-fit': null,
};

/** Announces each act to the other tabs. Writes the first act at once and batches those that follow. */
@injectable()
export class ActivityRecorder implements ActivityLog {
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #tabs: Tabs;
  #unwritten: DatedAct[] = [];
  #of: AccountId | null = null;
  #isResting = false;

  constructor(records: LocalRecords, session: SessionState, tabs: Tabs) {
    this.#tabs = tabs;
    this.#records = records;
    this.#session = session;
  }

  record(act: Act): void {
    const about = changes[act.kind];
    if (about !== null) this.#tabs.announce({ about, id: act.job ?? '' });
    const account = this.#session.current?.accountId ?? null;
    if (account !== this.#of) this.#unwritten = [];
    this.#of = account;
    this.#unwritten.push({ act, at: new Date().toISOString() });
    if (!this.#isResting) this.#write();
  }

  #write(): void {
    const acts = this.#unwritten;
    this.#isResting = acts.length > 0 && this.#of !== null;
    if (!this.#isResting || this.#of === null) return;
    this.#unwritten = [];
    void this.#records.didActs(acts, this.#of);
    setTimeout(() => this.#write(), rest);
  }
}
