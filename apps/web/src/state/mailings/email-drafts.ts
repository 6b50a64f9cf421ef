import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { type EmailDraft, emptyEmail, isSameEmail, laterDraft, type TabDraft } from '@glo/domain/contact/email-draft';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { TabEntries } from '../device/tab-entries.ts';
import { UnsentEmails } from '../device/unsent-emails.ts';
import { SessionState } from '../session-state.ts';

type KeptDraft = readonly [student: string, draft: EmailDraft, at?: string];

const noDraft: TabDraft = { draft: emptyEmail, at: '' };

/** Emails to one candidate. The tab has each keystroke, the device follows (decision 75). */
@injectable()
export class EmailDrafts {
  readonly #drafts: TabEntries<KeptDraft>;
  readonly #unsent: UnsentEmails;

  constructor(memory: TabMemory, session: SessionState, unsent: UnsentEmails) {
    this.#unsent = unsent;
    this.#drafts = new TabEntries(memory, session, { key: 'emails', most: 20, isEntry: isDraft });
  }

  draftFor(student: StudentId): TabDraft {
    const [, draft, at = ''] = this.#drafts.read().find(([id]) => id === student) ?? [];
    return draft === undefined ? noDraft : { draft, at };
  }

  /** The draft on the device, if it is later than the one of the tab. Call once the device has been read. */
  later(student: StudentId, tab: TabDraft): EmailDraft | null {
    return laterDraft(this.#unsent.find(student), tab);
  }

  /** `href`: path of the email's screen. */
  keep(student: StudentId, draft: EmailDraft, href: string): void {
    if (isSameEmail(draft, emptyEmail)) return this.remove(student);
    this.#drafts.write([...this.#without(student), [student, draft, new Date().toISOString()]]);
    this.#unsent.keep({ id: student, to: 'one', href, label: '', students: [student], draft });
  }

  remove(student: StudentId): void {
    this.#drafts.write(this.#without(student));
    this.#unsent.remove(student);
  }

  #without(student: StudentId): readonly KeptDraft[] {
    return this.#drafts.read().filter(([id]) => id !== student);
  }

  async recover(): Promise<void> {
    await this.#unsent.recover();
  }

  async flush(): Promise<void> {
    await this.#unsent.flush();
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const [, draft, at] = value as readonly unknown[];
  if (at !== undefined && typeof at !== 'string') return false;
  if (typeof draft !== 'object' || draft === null) return false;
  const { subject, content, meetingLink } = draft as Partial<Record<keyof EmailDraft, unknown>>;
  return [subject, content, meetingLink].every((text) => typeof text === 'string');
}
