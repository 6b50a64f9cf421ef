import { type ActivityEvent, withEvent, withNote } from '@glo/domain/activity/activity';
import { type PrivateNotes, withLines, withNoteText, withoutLines } from '@glo/domain/candidates/private-notes';
import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import { type Contact, withContact } from '@glo/domain/contact/contacts';
import type { EmailTemplates } from '@glo/domain/contact/email-templates';
import { DeviceRows } from '@glo/domain/device/device-rows';
import { countAll, forEachKind, isSame } from '@glo/domain/device/kinds';
import { type Placed, placedChanges, readPlaced } from '@glo/domain/device/placed-rows';
import type { ManagerAnswer } from '@glo/domain/hand-over/answers';
import type { SavedSearch } from '@glo/domain/search/saved-search';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import { Tabs } from '@glo/domain/shared/tabs';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Notices } from '../notices.ts';
import { SessionState } from '../session-state.ts';
import { kinds } from '../kinds/kinds.ts';
import { noRecords, type RecordsOfOne, withTextOf, withViewed } from './records.ts';
import { texts } from './texts.ts';

type Edit = (mine: RecordsOfOne) => RecordsOfOne;

type Single = string | number | boolean | null;

/** Kinds with one value. */
type Choice = {
  [Name in keyof RecordsOfOne]: RecordsOfOne[Name] extends Single ? Name : never;
}[keyof RecordsOfOne];

export interface DatedEvent {
  readonly event: ActivityEvent;
  readonly at: string;
}

/** Kind of the rows. Keys: `[kind of the record, key of the record]`. */
const rowKind = 'records';

/** The accounts with records are rows of no account. */
const [nobody, accountsKind] = ['' as AccountId, 'accounts'];
const notesClaim = 'notes';
/** Key of the toast about a full device. */
const deviceFull = 'device-full';

/**
 * Private records of a recruiter on this device, separated by account. They survive sign-out and never leave the device
 * (decision 51).
 */
@injectable()
export class LocalRecords {
  isRead = false;
  /** False while this tab holds records that the device does not. */
  isStored = true;
  /** Records of the account that owns the data of the tab. */
  kept: RecordsOfOne = noRecords;
  readonly #rows: DeviceRows;
  readonly #session: SessionState;
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  #places: Placed<typeof kinds>['places'] = new Map();
  #changes = 0;

  constructor(rows: DeviceRows, session: SessionState, tabs: Tabs, notices: Notices) {
    this.#rows = rows;
    this.#session = session;
    this.#tabs = tabs;
    this.#notices = notices;
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true });
    rows.onWaiting(this.#followWaiting);
    session.onOwnerChange(() => void this.#start());
    void this.#start();
  }

  /** Reads all records again, such as after a change in another tab. */
  async read(): Promise<void> {
    const account = this.#session.draftsOf;
    if (account === null) return;
    const changes = this.#changes;
    const { values, places } = await this.#readOf(account);
    if (account !== this.#session.draftsOf) return;
    // The rows may be older than a change of this tab.
    if (changes !== this.#changes) return await this.read();
    this.#places = places;
    runInAction(() => {
      // Whatever shows records that have stayed the same is not computed again.
      this.kept = forEachKind(kinds, (kind, name) =>
        isSame(kind.write(this.kept[name]), kind.write(values[name])) ? this.kept[name] : values[name],
      );
      this.isRead = true;
    });
  }

  /** Reads what other tabs have changed a moment ago, unless the device cannot be read. */
  async refresh(): Promise<void> {
    if (await this.#rows.isReady()) await this.read();
  }

  get mine(): RecordsOfOne {
    return this.#session.current === null ? noRecords : this.kept;
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
    await this.#changeNotes((mine) => {
      const at = new Date().toISOString();
      const { notes, changed } = withLines(mine.notes, students, lines, at);
      added = changed;
      return withNotes(mine, notes, { kind: 'noted', students: changed }, at);
    });
    return added;
  }

  async removeFromNotes(students: readonly StudentId[], lines: string): Promise<void> {
    await this.#changeNotes((mine) => {
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
    await this.refresh();
    return this.mine.unsent.length;
  }

  async removeUnsent(of: AccountId): Promise<void> {
    await this.editUnsent(() => [], of);
    await this.#rows.remove(of, rowKind, 'unsent');
  }

  async sawHint(hint: string): Promise<void> {
    await this.keep((mine) => ({ ...mine, seenHints: [...mine.seenHints, hint] }));
  }

  async choose<C extends Choice>(kind: C, value: RecordsOfOne[C]): Promise<void> {
    await this.keep((mine) => ({ ...mine, [kind]: value }));
  }

  async editAnswers(
    edit: (answers: readonly ManagerAnswer[]) => readonly ManagerAnswer[],
    account: AccountId,
  ): Promise<void> {
    await this.keep((mine) => ({ ...mine, answers: edit(mine.answers) }), account);
  }

  /** Removes all but `left`. Resolves to false if the device may still hold some. */
  async remove(account: AccountId, left: Partial<RecordsOfOne>): Promise<boolean> {
    const kept = { ...noRecords, ...left };
    await this.#change(() => kept, account);
    // Damaged records, too.
    const isRemoved = await this.#rows.remove(account, rowKind);
    await this.#rows.write(nobody, accountsKind, [{ key: [account], value: null }]);
    const { changes } = placedChanges(kinds, { values: noRecords, places: this.#places }, kept);
    await this.#rows.write(account, rowKind, changes);
    return isRemoved;
  }

  /** Warns while the device is full. `of`: does nothing for another account. */
  async keep(edit: Edit, of?: AccountId): Promise<void> {
    if (!(await this.#change(edit, of))) this.warn();
  }

  /** Says that this tab holds what the device does not, until there is room. */
  warn(): void {
    this.isStored = false;
    this.#notices.show({ key: deviceFull, text: texts.full, tone: 'warning', durationMs: 0 });
  }

  readonly #followWaiting = (): void => {
    if (this.isStored || this.#rows.waiting > 0) return;
    runInAction(() => (this.isStored = true));
    this.#notices.dismissToast(deviceFull);
  };

  /** Works for the visit if the device cannot be read. */
  async #start(): Promise<void> {
    const { draftsOf } = this.#session;
    runInAction(() => {
      this.kept = noRecords;
      this.isRead = draftsOf === null;
    });
    this.#places = new Map();
    const reading = this.read();
    if (!(await this.#rows.isReady())) runInAction(() => (this.isRead = true));
    await reading;
    if (draftsOf !== null) await this.#readOthers(draftsOf);
  }

  /** Deletes what has expired of other accounts, and lists this one for them. */
  async #readOthers(own: AccountId): Promise<void> {
    const rows = await this.#rows.read(nobody, accountsKind);
    const accounts = rows.map(({ key: [account = ''] }) => account as AccountId);
    await Promise.all(accounts.filter((account) => account !== own).map((account) => this.#readOf(account)));
    if (!accounts.includes(own)) await this.#rows.write(nobody, accountsKind, [{ key: [own], value: {} }]);
  }

  /** Deletes what has expired. */
  async #readOf(account: AccountId): Promise<Placed<typeof kinds>> {
    const stored = readPlaced(kinds, await this.#rows.read(account, rowKind));
    const values = forEachKind(kinds, (kind, name) => kind.expire(stored.values[name], new Date()));
    const { changes, places } = placedChanges(kinds, stored, values);
    if (changes.length > 0) void this.#rows.write(account, rowKind, changes);
    return { values, places };
  }

  /** Adds to the notes as they are on the device, which another tab may be changing, too. */
  async #changeNotes(edit: Edit): Promise<void> {
    const change = async () => {
      await this.refresh();
      await this.keep(edit);
    };
    // oxlint-disable-next-line no-await-in-loop -- waits for its turn
    while (!(await this.#tabs.claim(notesClaim, change))) await this.#tabs.released(notesClaim);
  }

  /** Resolves to false if the change is not on the device. */
  async #change(edit: Edit, of = this.#session.current?.accountId): Promise<boolean> {
    // At once where possible, because a page that closes does not live to wait.
    if (!this.isRead) await when(() => this.isRead);
    // Survives an expired session, whose last words may not be written yet.
    const account = this.#session.draftsOf;
    if (account === null || account !== of) return true;
    const { kept } = this;
    const edited = edit(kept);
    runInAction(() => (this.kept = edited));
    this.#changes += 1;
    const { changes, places } = placedChanges(kinds, { values: kept, places: this.#places }, edited);
    this.#places = places;
    if (changes.length === 0) return true;
    const writing = this.#rows.write(account, rowKind, changes);
    // A page that closes does not live to see the write. A read waits for a write that began before it.
    this.#tabs.announce({ about: 'records', id: account });
    const isStored = await writing;
    if (!isStored) runInAction(() => (this.isStored = false));
    return isStored;
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
