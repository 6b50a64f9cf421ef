import type { UnsentDrafts } from '@glo/domain/account/signing-out';
import { isKnownContact } from '@glo/domain/contact/contacts';
import { type UnsentEmail, withoutUnsent, withUnsent } from '@glo/domain/contact/email-draft';
import { Outbox } from '@glo/domain/contact/outbox';
import type { AccountId } from '@glo/domain/shared/ids';
import { Leaving } from '@glo/domain/shared/page';
import { injectable } from 'inversify';
import { reaction, when } from 'mobx';
import { isInternalPath } from '../../navigation/paths.ts';
import { LocalRecords } from '../device/local-records.ts';
import { SessionState } from '../session-state.ts';

/** Key of the toast that leads back to a draft. */
export const draftSavedKey = 'draft';

/** Interval between writes while typing, in milliseconds. */
const rest = 300;

type Change = Omit<UnsentEmail, 'at'> | null;

/** Unsent emails on the device (decision 75). They are written after a pause, and before the page is left. */
@injectable()
export class EmailDrafts implements UnsentDrafts {
  readonly #records: LocalRecords;
  readonly #session: SessionState;
  readonly #outbox: Outbox;
  readonly #unwritten = new Map<string, Change>();
  readonly #recovered = new Map<AccountId, Promise<void>>();
  #of: AccountId | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(records: LocalRecords, session: SessionState, leaving: Leaving, outbox: Outbox) {
    this.#records = records;
    this.#session = session;
    this.#outbox = outbox;
    leaving.before(() => this.flush());
  }

  /** Drafts on the device, newest first. */
  get all(): readonly UnsentEmail[] {
    return this.#records.mine.unsent;
  }

  find(id: string): UnsentEmail | null {
    return this.all.find((email) => email.id === id) ?? null;
  }

  /** False once the device is full, and after Sign Out. */
  get areStored(): boolean {
    return this.#records.isStored && this.#session.current !== null;
  }

  /** Restores the email once the device has been read, then keeps it while it is unsent. Returns the clean-up. */
  follow(email: { readonly id: string; readonly unsent: Change; restore(): Promise<void> }): () => void {
    let stopSaving: (() => void) | undefined;
    let isOpen = true;
    const start = async () => {
      await this.#records.refresh();
      if (!isOpen) return;
      void email.restore();
      stopSaving = reaction(
        () => email.unsent,
        (unsent) => (unsent === null ? this.remove(email.id) : this.keep(unsent)),
        { fireImmediately: true },
      );
    };
    void start();
    return () => {
      isOpen = false;
      stopSaving?.();
      void this.flush();
    };
  }

  keep(email: Omit<UnsentEmail, 'at'>): void {
    this.#change(email.id, email);
  }

  /** Does nothing if there is no such draft. */
  remove(id: string): void {
    if (!this.#unwritten.has(id) && this.find(id) === null) return;
    this.#change(id, null);
    void this.#outbox.close(id);
  }

  countUnsent(): Promise<number> {
    return this.#records.countUnsent();
  }

  async removeUnsent(account: AccountId): Promise<void> {
    this.#unwritten.clear();
    await this.#records.removeUnsent(account);
    await this.#outbox.forget(account);
  }

  /** The email with all its recipients, if it has begun to leave. */
  async begun(id: string): Promise<UnsentEmail | null> {
    return (await this.#outbox.run(id)).email;
  }

  /** Restores what a crash lost: who was emailed, and emails that had begun to leave. */
  recover(): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined) return Promise.resolve();
    const recovered = this.#recovered.get(account) ?? this.#recover(account);
    this.#recovered.set(account, recovered);
    return recovered;
  }

  async #recover(account: AccountId): Promise<void> {
    await when(() => this.#records.isRead);
    if (!(await this.#outbox.isDurable())) return void this.#recovered.delete(account);
    await this.#outbox.recover({
      isDraft: (id) => this.find(id) !== null,
      putBack: async (email) => {
        if (isInternalPath(email.href)) await this.putBack(email);
      },
      isKnown: (student, contact) => isKnownContact(this.#records.mine.contacted, student, contact),
      sent: (student, contact) => this.#records.wroteTo(student, contact, account),
    });
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
