import type { UnsentEmail } from '@glo/domain/contact/email-draft';
import { type CandidateEmail, Emails, type OutboxItem } from '@glo/domain/contact/emails';
import { type Mark, Outbox } from '@glo/domain/contact/outbox';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { LocalRecords } from '../device/local-records.ts';

export interface SentFor extends Pick<OutboxItem, 'mailing' | 'student' | 'isRepeat'> {
  readonly job: JobId | null;
  /** Tells candidates of a job that they are not selected. */
  readonly isRejection: boolean;
}

interface Recalled {
  /** False if a crash would lose track of who got the email. */
  readonly isDurable: boolean;
  readonly marks: ReadonlyMap<StudentId, Mark>;
}

/** Sends through the outbox, and records who was emailed. */
@injectable()
export class EmailSender {
  readonly #emails: Emails;
  readonly #records: LocalRecords;
  readonly #outbox: Outbox;

  constructor(emails: Emails, records: LocalRecords, outbox: Outbox) {
    this.#emails = emails;
    this.#records = records;
    this.#outbox = outbox;
  }

  /** Reads what the outbox knows of an email. */
  async recall(id: string): Promise<Recalled> {
    const isDurable = await this.#outbox.isDurable();
    const { marks } = await this.#outbox.run(id);
    return { isDurable, marks };
  }

  /** Call before the first email leaves, so that a crash loses neither the text nor the recipients. */
  async begin(email: Omit<UnsentEmail, 'at'>): Promise<void> {
    await this.#outbox.begin({ ...email, at: new Date().toISOString() });
  }

  /** See `Emails.send`. */
  async send(email: CandidateEmail, { job, isRejection, ...item }: SentFor): Promise<Outcome<string | void>> {
    const kind = job !== null && isRejection ? 'not-selected' : 'email';
    const about = { kind, ...(job !== null && { job }) } as const;
    const answer = await this.#emails.send(email, { ...item, ...about });
    if (answer.ok && answer.value === undefined)
      void this.#records.wroteTo(item.student, { at: new Date().toISOString(), ...about });
    return answer;
  }
}
