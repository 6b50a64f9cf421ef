import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { type EmailDraft, emptyEmail } from '@glo/domain/contact/email-draft';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { TabEntries } from '../../state/device/tab-entries.ts';
import { UnsentEmails } from '../../state/device/unsent-emails.ts';
import { SessionState } from '../../state/session-state.ts';

type KeptDraft = readonly [student: string, draft: EmailDraft];

/** Emails to one candidate. The tab has each keystroke, the device follows (decision 75). */
@injectable()
export class EmailDrafts {
  readonly #drafts: TabEntries<KeptDraft>;
  readonly #unsent: UnsentEmails;

  constructor(memory: TabMemory, session: SessionState, unsent: UnsentEmails) {
    this.#unsent = unsent;
    this.#drafts = new TabEntries(memory, session, { key: 'emails', most: 20, isEntry: isDraft });
  }

  of(student: StudentId): EmailDraft {
    return new Map(this.#drafts.read()).get(student) ?? emptyEmail;
  }

  /** The draft of a closed tab, once the device has been read. */
  onDevice(student: StudentId): EmailDraft | null {
    return this.#unsent.find(student)?.draft ?? null;
  }

  /** `href`: path of the email's screen. */
  keep(student: StudentId, { subject, content, meetingLink }: EmailDraft, href: string): void {
    const drafts = new Map<string, EmailDraft>(this.#drafts.read());
    drafts.delete(student);
    const draft = { subject, content, meetingLink };
    const isEmpty = subject + content + meetingLink === '';
    if (!isEmpty) drafts.set(student, draft);
    if (isEmpty) this.#unsent.remove(student);
    else this.#unsent.keep({ id: student, to: 'one', href, label: '', students: [student], draft });
    this.#drafts.write([...drafts]);
  }

  async flush(): Promise<void> {
    await this.#unsent.flush();
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const draft: unknown = value[1];
  if (typeof draft !== 'object' || draft === null) return false;
  const { subject, content, meetingLink } = draft as Partial<Record<keyof EmailDraft, unknown>>;
  return [subject, content, meetingLink].every((text) => typeof text === 'string');
}
