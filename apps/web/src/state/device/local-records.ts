import { type ActivityEvent, withEvent, withNote } from '@glo/domain/activity/activity';
import { type PrivateNotes, withLines, withNoteText, withoutLines } from '@glo/domain/candidates/private-notes';
import { RecordStorage } from '@glo/domain/client-storage/client-storage';
import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import { type Contact, withContact } from '@glo/domain/contact/contacts';
import type { EmailTemplates } from '@glo/domain/contact/email-templates';
import { countAll } from '@glo/domain/device/kinds';
import type { ManagerAnswer } from '@glo/domain/hand-over/answers';
import type { SavedSearch } from '@glo/domain/search/saved-search';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';
import { kinds } from '../kinds/kinds.ts';
import {
  mergeRecords,
  noRecords,
  readRecords,
  type RecordsByAccount,
  type RecordsOfOne,
  withoutExpired,
  withTextOf,
  withViewed,
  writeRecords,
} from './records.ts';
import { texts } from './texts.ts';

type Edit = (mine: RecordsOfOne) => RecordsOfOne;

type Single = string | number | boolean | null;

/** Kinds with one value. */
type Choice = {
  [Kind in keyof RecordsOfOne]: RecordsOfOne[Kind] extends Single ? Kind : never;
}[keyof RecordsOfOne];

export interface DatedEvent {
  readonly event: ActivityEvent;
  readonly at: string;
}

/** Key of the toast that says so. */
const deviceFull = 'device-full';

/**
 * Private records of a recruiter on this device, separated by account. They survive sign-out and never leave the device
 * (decision 51).
 */
@injectable()
export class LocalRecords {
  all: RecordsByAccount = new Map();
  isRead = false;
  /** False after a failed write: then this tab holds records that the device does not. */
  isStored = true;
  readonly #storage: RecordStorage;
  readonly #session: SessionState;
  readonly #notices: Notices;
  #opened = false;
  #settled: Promise<unknown> = Promise.resolve();
  /** The stored text of `all`. */
  #text: string | null = null;

  constructor(storage: RecordStorage, session: SessionState, notices: Notices) {
    this.#storage = storage;
    this.#session = session;
    this.#notices = notices;
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
  }

  /** Call before reading or recording. Idempotent. Follows other tabs from then on. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    // Ignores the text of the event, which may be older than a change of this tab.
    this.#storage.onChangeElsewhere(() => this.#read());
    this.#read();
  }

  /** Deletes expired records from the device, too. */
  follow(content: string | null): void {
    const stored = readRecords(content);
    this.all = withoutExpired(stored, new Date());
    this.#text = content;
    this.isRead = true;
    if (this.all !== stored)
      this.#storage.update((text) => writeRecords(withoutExpired(readRecords(text), new Date())));
  }

  get mine(): RecordsOfOne {
    const account = this.#session.current?.accountId;
    return (account === undefined ? undefined : this.all.get(account)) ?? noRecords;
  }

  get counts() {
    return countAll(kinds, { before: noRecords, after: this.mine });
  }

  get emailTemplates(): EmailTemplates {
    const { templates, signature, meetingLink } = this.mine;
    return { templates, signature, meetingLink };
  }

  get notes(): RecordsOfOne['notes'] {
    return this.mine.notes;
  }

  /** Stays the same while other records change, so that lists need not be narrowed again. */
  get noteTexts(): ReadonlyMap<StudentId, string> {
    return new Map([...this.notes].map(([student, { text }]) => [student, text]));
  }

  noteOn(student: StudentId): string {
    return this.noteTexts.get(student) ?? '';
  }

  async wroteTo(student: StudentId, contact: Contact, account?: AccountId): Promise<void> {
    await this.keep(
      (mine) => ({
        ...mine,
        contacted: withContact(mine.contacted, student, contact),
        activity: withEvent(mine.activity, emailEvent(student, contact), contact.at),
      }),
      account,
    );
  }

  async recordEvents(events: readonly DatedEvent[], account: AccountId): Promise<void> {
    await this.keep((mine) => {
      const activity = events.reduce((entries, { event, at }) => withEvent(entries, event, at), mine.activity);
      return { ...mine, activity };
    }, account);
  }

  /** A blank text deletes the note. */
  async note(student: StudentId, text: string): Promise<void> {
    const at = new Date().toISOString();
    await this.keep((mine) => {
      const notes = withNoteText(mine.notes, student, text, at);
      const kind = notes.has(student) ? 'noted' : 'note-removed';
      if (mine.notes.get(student) === notes.get(student)) return mine;
      return { ...mine, notes, activity: withNote(mine.activity, kind, student, at) };
    });
  }

  /** Adds lines to the notes of all. Returns the students whose notes have room for them. */
  async addToNotes(students: readonly StudentId[], lines: string): Promise<readonly StudentId[]> {
    let added: readonly StudentId[] = [];
    await this.keep((mine) => {
      const at = new Date().toISOString();
      const { notes, changed } = withLines(mine.notes, students, lines, at);
      added = changed;
      return withNotes(mine, notes, { kind: 'noted', students: changed }, at);
    });
    return added;
  }

  async removeFromNotes(students: readonly StudentId[], lines: string): Promise<void> {
    await this.keep((mine) => {
      const at = new Date().toISOString();
      const { notes, changed } = withoutLines(mine.notes, students, lines, at);
      const emptied = changed.filter((student) => !notes.has(student));
      return withNotes(mine, notes, { kind: 'note-removed', students: emptied }, at);
    });
  }

  /** `filter` is serialized. '' removes the criteria. */
  async setCriteria(job: JobId, filter: string): Promise<void> {
    await this.keep((mine) => ({ ...mine, criteria: withTextOf(job, filter, mine.criteria) }));
  }

  /** Without a warning if the device is full. `query`: the part of the query that a job keeps. */
  async leaveList(job: JobId, query: string): Promise<void> {
    await this.#change((mine) => ({ ...mine, lists: withTextOf(job, query, mine.lists) }));
  }

  /** Without a warning if the device is full, because the recruiter did nothing to keep. */
  async viewed(student: StudentId): Promise<void> {
    if (this.mine.viewed.includes(student)) return;
    await this.#change((mine) => ({ ...mine, viewed: withViewed(student, mine.viewed) }));
  }

  async editSearches(edit: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): Promise<void> {
    await this.keep((mine) => ({ ...mine, searches: edit(mine.searches) }));
  }

  async editTemplates(edit: (templates: EmailTemplates) => EmailTemplates): Promise<void> {
    await this.keep((mine) => ({ ...mine, ...edit(mine) }));
  }

  async editUnsent(
    edit: (unsent: readonly UnsentEmail[]) => readonly UnsentEmail[],
    account: AccountId | undefined,
  ): Promise<void> {
    await this.keep((mine) => ({ ...mine, unsent: edit(mine.unsent) }), account);
  }

  async countUnsent(): Promise<number> {
    this.open();
    await when(() => this.isRead);
    return this.mine.unsent.length;
  }

  async removeUnsent(of: AccountId): Promise<void> {
    await this.editUnsent(() => [], of);
  }

  async sawHint(hint: string): Promise<void> {
    await this.keep((mine) => ({ ...mine, seenHints: [...mine.seenHints, hint] }));
  }

  async choose<C extends Choice>(kind: C, value: RecordsOfOne[C]): Promise<void> {
    await this.keep((mine) => ({ ...mine, [kind]: value }));
  }

  /** Removes everything except the blind review switch. Returns an undo that keeps later records. */
  async removeMine(): Promise<() => Promise<void>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return async () => undefined;
    const removed = this.mine;
    await this.forget(account);
    if (removed.isBlind) await this.choose('isBlind', true);
    return () => this.keep((mine) => mergeRecords(mine, removed), account);
  }

  async editAnswers(
    edit: (answers: readonly ManagerAnswer[]) => readonly ManagerAnswer[],
    account: AccountId,
  ): Promise<boolean> {
    return await this.changeOrLeave((mine) => ({ ...mine, answers: edit(mine.answers) }), account);
  }

  /** Resolves to false if the device is full. Then nothing is changed. */
  async changeOrLeave(edit: Edit, account: AccountId): Promise<boolean> {
    if (await this.#change(edit, account)) return true;
    this.follow(await this.#storage.read());
    runInAction(() => (this.isStored = true));
    return false;
  }

  async forget(account: AccountId): Promise<void> {
    const left = new Map(readRecords(await this.#storage.read()));
    if (!left.delete(account)) return;
    this.follow(writeRecords(left));
    this.#storage.write(writeRecords(left));
  }

  /** Warns while the device is full. `of`: does nothing for another account. */
  async keep(edit: Edit, of?: AccountId): Promise<void> {
    if (await this.#change(edit, of)) return;
    this.#notices.show({ key: deviceFull, text: texts.full, tone: 'warning', durationMs: 0 });
  }

  #read(): void {
    this.#settled = this.#settled.then(() => this.#storage.read()).then(this.follow);
  }

  /** Queues changes and reads. Resolves to false if the device has no room for the change. */
  #change(edit: Edit, of = this.#session.current?.accountId): Promise<boolean> {
    const change = this.#settled.then(() => this.#changeNow(edit, of));
    this.#settled = change;
    return change;
  }

  /** Starts from the stored records, because another tab may have written. */
  #changeNow(edit: Edit, of: AccountId | undefined): boolean {
    // Survives an expired session, whose last words may not be written yet.
    const account = this.#session.draftsOf;
    if (account === null || account !== of) return true;
    return runInAction(() => {
      const wasStored = this.isStored;
      this.isStored = this.#storage.update((text) => {
        // Reading again would replace each record, and everything that shows one would be computed again.
        const kept = this.isStored && text !== this.#text ? readRecords(text) : this.all;
        this.all = new Map(kept).set(account, edit(kept.get(account) ?? noRecords));
        this.#text = writeRecords(this.all);
        return this.#text;
      });
      if (this.isStored && !wasStored) this.#notices.dismissToast(deviceFull);
      return this.isStored;
    });
  }
}

function emailEvent(student: StudentId, { kind, job }: Contact): ActivityEvent {
  const students = [student];
  return kind === 'not-selected' && job ? { kind: 'told-no', job, students } : { kind: 'written', students };
}

function withNotes(mine: RecordsOfOne, notes: PrivateNotes, event: ActivityEvent, at: string): RecordsOfOne {
  const activity = event.students?.length === 0 ? mine.activity : withEvent(mine.activity, event, at);
  return { ...mine, notes, activity };
}
