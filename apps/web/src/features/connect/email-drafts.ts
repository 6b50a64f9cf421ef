import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { type EmailDraft, emptyEmail } from '@glo/domain/contact/email-draft';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { TabEntries } from '../../state/device/tab-entries.ts';
import { SessionState } from '../../state/session-state.ts';

type KeptDraft = readonly [student: string, draft: EmailDraft];

@injectable()
export class EmailDrafts {
  readonly #drafts: TabEntries<KeptDraft>;

  constructor(memory: TabMemory, session: SessionState) {
    this.#drafts = new TabEntries(memory, session, { key: 'emails', most: 20, isEntry: isDraft });
  }

  of(student: StudentId): EmailDraft {
    return new Map(this.#drafts.read()).get(student) ?? emptyEmail;
  }

  keep(student: StudentId, { subject, content, meetingLink }: EmailDraft): void {
    const drafts = new Map<string, EmailDraft>(this.#drafts.read());
    drafts.delete(student);
    if (subject + content + meetingLink !== '') drafts.set(student, { subject, content, meetingLink });
    this.#drafts.write([...drafts]);
  }
}

function isDraft(value: unknown): value is KeptDraft {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const draft: unknown = value[1];
  if (typeof draft !== 'object' || draft === null) return false;
  const { subject, content, meetingLink } = draft as Partial<Record<keyof EmailDraft, unknown>>;
  return [subject, content, meetingLink].every((text) => typeof text === 'string');
}
