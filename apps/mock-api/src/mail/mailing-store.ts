import { findRecruiter } from '../accounts/accounts.ts';
import type { MessageRow, Rows } from '../data/rows.ts';
import { type DataSet, DelegatingReader, type Reader, type Store, type Writer } from '../store/store.ts';
import type { Mailer } from './mailer.ts';

/** Sends mail without delaying writes. `onFailure` gets a sentence without the content of the message. */
export class MailingStore extends DelegatingReader<Rows> implements Store<Rows> {
  readonly #store: Store<Rows>;
  readonly #mailer: Mailer;
  readonly #onFailure: (words: string) => void;

  constructor(store: Store<Rows>, mailer: Mailer, onFailure: (words: string) => void) {
    super(store);
    this.#store = store;
    this.#mailer = mailer;
    this.#onFailure = onFailure;
  }

  async write<T>(work: (tx: Writer<Rows>) => T): Promise<T> {
    let sent: Iterable<MessageRow> = [];
    const result = await this.#store.write((tx) => {
      const watched = new WatchedWriter(tx);
      const done = work(watched);
      sent = watched.messages.values();
      return done;
    });
    for (const message of sent) if (message.kind !== 'notification') void this.#post(message);
    return result;
  }

  replace(data: DataSet<Rows>): Promise<void> {
    return this.#store.replace(data);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #post(message: MessageRow): Promise<void> {
    try {
      await this.#mailer.send(message, senderOf(this.#store, message));
    } catch (error) {
      this.#onFailure(
        `The mail server refused a message (${codeOf(error)}). It stays in the outbox and is not sent again. Check SMTP_URL.`,
      );
    }
  }
}

class WatchedWriter extends DelegatingReader<Rows> implements Writer<Rows> {
  readonly messages = new Map<string, MessageRow>();
  readonly #tx: Writer<Rows>;

  constructor(tx: Writer<Rows>) {
    super(tx);
    this.#tx = tx;
  }

  put<C extends keyof Rows>(collection: C, row: Rows[C]): void {
    if (collection === 'messages') this.messages.set(row.id, row as MessageRow);
    this.#tx.put(collection, row);
  }

  remove<C extends keyof Rows>(collection: C, id: string): boolean {
    if (collection === 'messages') this.messages.delete(id);
    return this.#tx.remove(collection, id);
  }
}

function senderOf(reader: Reader<Rows>, { from = '' }: MessageRow) {
  const account = reader.get('accounts', from);
  return account && { name: findRecruiter(reader, from)?.name ?? '', address: account.email };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
