import { type ActivityEvent, type ActivityKind, ActivityLog } from '@glo/domain/activity/activity';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { SessionState } from '../session-state.ts';
import { type DatedEvent, LocalRecords } from './local-records.ts';

/** Minimum interval between writes, in milliseconds. A bulk action records thousands of events. */
const writeInterval = 100;

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
  'told-no': null,
  noted: null,
  'note-removed': null,
  maybe: null,
  'not-a-fit': null,
};

/** Announces each event to the other tabs. Writes the first event at once and batches those that follow. */
@injectable()
export class ActivityRecorder implements ActivityLog {
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #tabs: Tabs;
  #unwritten: DatedEvent[] = [];
  #account: AccountId | null = null;
  #isResting = false;

  constructor(records: LocalRecords, session: SessionState, tabs: Tabs) {
    this.#tabs = tabs;
    this.#records = records;
    this.#session = session;
  }

  record(event: ActivityEvent): void {
    const about = changes[event.kind];
    if (about !== null) this.#tabs.announce({ about, id: event.job ?? '' });
    const account = this.#session.current?.accountId ?? null;
    if (account !== this.#account) this.#unwritten = [];
    this.#account = account;
    this.#unwritten.push({ event, at: new Date().toISOString() });
    if (!this.#isResting) this.#write();
  }

  #write(): void {
    const events = this.#unwritten;
    this.#isResting = events.length > 0 && this.#account !== null;
    if (!this.#isResting || this.#account === null) return;
    this.#unwritten = [];
    void this.#records.recordEvents(events, this.#account);
    setTimeout(() => this.#write(), writeInterval);
  }
}
