import { type UnsentEmail, withoutUnsent, withUnsent } from '@glo/domain/contact/email-draft';
import type { AccountId } from '@glo/domain/shared/ids';
import { Leaving } from '@glo/domain/shared/page';
import { injectable } from 'inversify';
import { SessionState } from '../session-state.ts';
import { LocalRecords } from './local-records.ts';

/** Interval between writes while typing, in milliseconds. */
const rest = 300;

type Change = Omit<UnsentEmail, 'at'> | null;

/** Drafts of emails on this device (decision 75). Writes them after a pause, and before the page is left. */
@injectable()
export class UnsentEmails {
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #unwritten = new Map<string, Change>();
  #of: AccountId | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(records: LocalRecords, session: SessionState, leaving: Leaving) {
    this.#records = records;
    this.#session = session;
    leaving.before(() => this.flush());
  }

  /** Newest first. */
  get all(): readonly UnsentEmail[] {
    return this.#records.mine.unsent;
  }

  find(id: string): UnsentEmail | null {
    return this.all.find((email) => email.id === id) ?? null;
  }

  keep(email: Omit<UnsentEmail, 'at'>): void {
    this.#change(email.id, email);
  }

  /** Does nothing if there is no such draft. */
  remove(id: string): void {
    if (this.#unwritten.has(id) || this.find(id) !== null) this.#change(id, null);
  }

  async putBack(email: UnsentEmail): Promise<void> {
    await this.#records.editUnsent((all) => withUnsent(all, email), this.#session.current?.accountId);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changes = [...this.#unwritten];
    this.#unwritten.clear();
    if (changes.length === 0 || this.#of === null) return;
    const at = new Date().toISOString();
    await this.#records.editUnsent(
      (all) =>
        changes.reduce(
          (kept, [id, email]) => (email === null ? withoutUnsent(kept, id) : withUnsent(kept, { ...email, at })),
          all,
        ),
      this.#of,
    );
  }

  #change(id: string, change: Change): void {
    const account = this.#session.current?.accountId ?? null;
    if (account !== this.#of) this.#unwritten.clear();
    this.#of = account;
    this.#unwritten.set(id, change);
    this.#timer ??= setTimeout(() => void this.flush(), rest);
  }
}
