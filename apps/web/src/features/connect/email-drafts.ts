import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { type EmailDraft, emptyEmail } from '@glo/domain/contact/email-form';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { SessionState } from '../../state/session-state.ts';

const name = 'emails';
/** How many are remembered; the one written in longest ago is forgotten first. */
const most = 20;

/** E-mails that were begun in this tab, one for each candidate: a failure or a reload loses none. Of one account only. */
@injectable()
export class EmailDrafts {
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
  }

  of(student: StudentId): EmailDraft {
    return this.#read().get(student) ?? emptyEmail;
  }

  keep(student: StudentId, { subject, content, meetingLink }: EmailDraft): void {
    const drafts = this.#read();
    drafts.delete(student);
    if (subject + content + meetingLink !== '') drafts.set(student, { subject, content, meetingLink });
    this.#memory.write(name, JSON.stringify({ of: this.#session.draftsOf, drafts: [...drafts].slice(-most) }));
  }

  #read(): Map<string, EmailDraft> {
    try {
      const kept = JSON.parse(this.#memory.read(name) ?? '') as { of?: unknown; drafts?: unknown };
      if (kept.of !== this.#session.draftsOf || !Array.isArray(kept.drafts)) return new Map();
      return new Map(kept.drafts.filter(isDraft));
    } catch {
      return new Map();
    }
  }
}

function isDraft(value: unknown): value is [string, EmailDraft] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const draft: unknown = value[1];
  if (typeof draft !== 'object' || draft === null) return false;
  const { subject, content, meetingLink } = draft as Partial<Record<keyof EmailDraft, unknown>>;
  return [subject, content, meetingLink].every((text) => typeof text === 'string');
}
