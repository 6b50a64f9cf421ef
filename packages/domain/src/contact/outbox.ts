import type { CurrentSession } from '../account/session.ts';
import type { DeviceRow, DeviceRows } from '../device/device-rows.ts';
import { hashOf } from '../shared/hash.ts';
import { isoText, timeOf } from '../shared/dates.ts';
import type { AccountId, StudentId } from '../shared/ids.ts';
import { failure, type Outcome, success } from '../shared/outcome.ts';
import type { Tabs } from '../shared/tabs.ts';
import { isEmailDraft, type UnsentEmail } from './email-draft.ts';
import { type Contact, contactKinds } from './contacts.ts';
import type { CandidateEmail, Emails, OutboxItem } from './emails.ts';
import type { OpenPages } from '../unfinished/open-pages.ts';
import { mayHaveArrived } from './mailing.ts';

/** Period in milliseconds in which the same email to the same candidate is sent once. */
const sameEmail = 60 * 60 * 1000;
/** Time that marks stay after their email was sent or discarded, in milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000;

const kind = 'outbox';

/** `sending` on disk without an open page: the candidate may have the email. */
export interface Mark extends Contact {
  readonly state: 'sending' | 'sent';
  /** Hash of the address and the text. */
  readonly text: string;
  /** Sends the email. */
  readonly page?: string;
  /** The recruiter has seen that the email may not have left. */
  readonly isSeen?: boolean;
}

/** An email that may not have left to `students`, because no reply came. */
export interface UnconfirmedEmail {
  readonly email: UnsentEmail;
  readonly students: readonly StudentId[];
  /** ISO time. */
  readonly at: string;
}

type Marks = ReadonlyMap<StudentId, Mark>;

/** A mailing that has begun. */
export interface OutboxRun {
  /** `null` once all have it, or once the recruiter has discarded it. `students`: all recipients. */
  readonly email: UnsentEmail | null;
  readonly marks: Marks;
}

/** The drafts and contacts of the device, from which a crash may have taken the newest. */
interface Known {
  isDraft(id: string): boolean;
  putBack(email: UnsentEmail): Promise<void>;
  isKnown(student: StudentId, contact: Contact): boolean;
  sent(student: StudentId, contact: Contact): Promise<void>;
}

/**
 * Sends each email once, whatever happens to the tab, the browser or the machine: the device knows of an email before it
 * leaves. Rows: `[mailing]` is the email, `[mailing, student]` is a mark.
 */
export class Outbox implements Emails {
  readonly #rows: DeviceRows;
  readonly #emails: Emails;
  readonly #tabs: Tabs;
  readonly #session: CurrentSession;
  readonly #pages: OpenPages;
  /** Marks from before this page, by account. */
  readonly #earlier = new Map<AccountId, Promise<ReadonlyMap<string, Mark>>>();

  constructor(rows: DeviceRows, emails: Emails, tabs: Tabs, session: CurrentSession, pages: OpenPages) {
    this.#pages = pages;
    this.#rows = rows;
    this.#emails = emails;
    this.#tabs = tabs;
    this.#session = session;
  }

  /** Resolves to false if a crash would lose what was sent. */
  isDurable(): Promise<boolean> {
    return this.#rows.isReady();
  }

  /** Call before the first email leaves. */
  async begin(email: UnsentEmail): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account !== undefined) await this.#rows.write(account, kind, [{ key: [email.id], value: email }]);
  }

  /** The email is no draft any more: all have it, or the recruiter has discarded it. Its marks stay. */
  async close(mailing: string): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    await this.#rows.write(account, kind, [{ key: [mailing], value: null }]);
    this.#pages.changed();
  }

  async forget(account: AccountId): Promise<void> {
    await this.#rows.remove(account, kind);
  }

  async run(mailing: string): Promise<OutboxRun> {
    const account = this.#session.current?.accountId;
    const rows = account === undefined ? [] : await this.#rows.read(account, kind, mailing);
    return readRun(rows);
  }

  /** Restores who was emailed, and the drafts of emails that had begun to leave. */
  async recover(known: Known): Promise<void> {
    for (const [id, { email, marks }] of await this.runs(new Date())) {
      for (const [student, { state, at, job, kind: about }] of marks) {
        const contact = { at, kind: about, ...(job !== undefined && { job }) };
        if (state === 'sent' && !known.isKnown(student, contact)) await known.sent(student, contact);
      }
      if (email === null || known.isDraft(id)) continue;
      if (email.students.every((student) => marks.get(student)?.state === 'sent')) await this.close(id);
      else await known.putBack(email);
    }
  }

  /** Removes old marks. Returns the others, by mailing. */
  async runs(now: Date): Promise<ReadonlyMap<string, OutboxRun>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return new Map();
    const rows = Map.groupBy(await this.#rows.read(account, kind), ({ key: [mailing = ''] }) => mailing);
    const runs = new Map<string, OutboxRun>();
    for (const [mailing, ofMailing] of rows) {
      const run = readRun(ofMailing);
      const isOld = [...run.marks.values()].every(({ at }) => now.getTime() - timeOf(at) > kept);
      if (run.email !== null || !isOld) runs.set(mailing, run);
      else void this.#rows.remove(account, kind, mailing);
    }
    return runs;
  }

  async unconfirmed(): Promise<readonly UnconfirmedEmail[]> {
    const found: UnconfirmedEmail[] = [];
    for (const { email, marks } of (await this.runs(new Date())).values()) {
      if (email === null) continue;
      const students: StudentId[] = [];
      for (const [student, { state, page = '', isSeen }] of marks) {
        // oxlint-disable-next-line no-await-in-loop -- a few emails at most
        if (state === 'sending' && !isSeen && !(await this.#pages.isOpen(page))) students.push(student);
      }
      if (students.length > 0) found.push({ email, students, at: marks.get(students[0] as StudentId)?.at ?? email.at });
    }
    return found;
  }

  /** `unconfirmed` leaves these out from now on. The email still warns before it is sent again. */
  async dismiss({ email: { id }, students }: UnconfirmedEmail): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return;
    const { marks } = await this.run(id);
    const rows = students.map((student) => ({ key: [id, student], value: { ...marks.get(student), isSeen: true } }));
    await this.#rows.write(account, kind, rows);
    this.#pages.changed();
  }

  async send(email: CandidateEmail, item: OutboxItem): Promise<Outcome<string | void>> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return failure('signed-out');
    const { to, subject, content, meetingLink } = email;
    const name = JSON.stringify(['email', account, to, subject, content, meetingLink]);
    const page = this.#pages.enter();
    const mark = (state: Mark['state'] | null, at = Date.now()) => {
      const { job, kind: about } = item;
      const value = state && { state, at: isoText(at), text: hashOf(name), page, kind: about, ...(job && { job }) };
      return this.#rows.write(account, kind, [{ key: [item.mailing, item.student], value }]);
    };
    const since = Date.now() - sameEmail;
    const answer = await this.#tabs.once(name, since, async () => {
      const earlier = (await this.#earlierMarks(account)).get(hashOf(name));
      if (earlier !== undefined && timeOf(earlier.at) > since) {
        if (earlier.state === 'sent') return success(earlier.at);
        if (item.isRepeat !== true) return failure('unexpected-reply');
      }
      await mark('sending');
      const sent = await this.#emails.send(email, item);
      if (sent.ok) await mark('sent');
      else if (!mayHaveArrived(sent.failure)) await mark(null);
      return sent;
    });
    this.#pages.leave();
    this.#pages.changed();
    const elsewhere = 'elsewhere' in answer ? answer.elsewhere : answer.ok ? answer.value : undefined;
    if (elsewhere === undefined) return answer as Outcome<void>;
    await mark('sent', timeOf(elsewhere));
    return success(elsewhere);
  }

  #earlierMarks(account: AccountId): Promise<ReadonlyMap<string, Mark>> {
    const earlier = this.#earlier.get(account) ?? this.#readMarks(account);
    this.#earlier.set(account, earlier);
    return earlier;
  }

  async #readMarks(account: AccountId): Promise<ReadonlyMap<string, Mark>> {
    const marks = (await this.#rows.read(account, kind)).map(readMark).filter((mark) => mark !== null);
    // Sent again after it was unknown: the later one counts.
    const oldestFirst = marks.toSorted((one, other) => timeOf(one.at) - timeOf(other.at));
    return new Map(oldestFirst.map((mark) => [mark.text, mark]));
  }
}

/** Ignores damaged rows. */
function readRun(rows: readonly DeviceRow[]): OutboxRun {
  const marks = new Map<StudentId, Mark>();
  let email: UnsentEmail | null = null;
  for (const row of rows) {
    const mark = readMark(row);
    if (row.key.length === 1) email = readEmail(row.value);
    else if (mark !== null) marks.set(row.key[1] as StudentId, mark);
  }
  return { email, marks };
}

function readMark({ key, value }: DeviceRow): Mark | null {
  const mark = value as Partial<Record<keyof Mark, unknown>> | null;
  const isMark = key.length === 2 && (mark?.state === 'sending' || mark?.state === 'sent');
  const isAbout = isContactKind(mark?.kind) && (mark?.job === undefined || typeof mark.job === 'string');
  return isMark && isAbout && typeof mark.text === 'string' && isTime(mark.at) ? (mark as Mark) : null;
}

function readEmail(value: unknown): UnsentEmail | null {
  const email = value as Partial<Record<keyof UnsentEmail, unknown>> | null;
  const isEmail =
    [email?.id, email?.href, email?.label].every((text) => typeof text === 'string') &&
    isEmailDraft(email?.draft) &&
    ['one', 'many', 'rejected'].includes(String(email?.to)) &&
    Array.isArray(email?.students) &&
    email.students.every((student) => typeof student === 'string') &&
    isTime(email.at);
  return isEmail ? (email as UnsentEmail) : null;
}

function isContactKind(value: unknown): value is Contact['kind'] {
  return contactKinds.some((each) => each === value);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && Number.isFinite(timeOf(value));
}
