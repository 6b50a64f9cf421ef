import type { MessageRow, Rows } from '../data/rows.ts';
import type { Store } from '../store/store.ts';
import type { Mailer } from './mailer.ts';

/**
 * The store, whose codes and e-mails also go out by mail once they are stored. Nobody waits for the mail server, and
 * its refusals are only told to `onFailure`, in words that hold nothing of the message.
 */
export function mailingStore(store: Store<Rows>, mailer: Mailer, onFailure: (words: string) => void): Store<Rows> {
  async function post(message: MessageRow): Promise<void> {
    try {
      await mailer.send(message);
    } catch (error) {
      onFailure(`A message stayed in the outbox, the mail server did not take it: ${codeOf(error)}`);
    }
  }

  return {
    get: (collection, id) => store.get(collection, id),
    find: (collection, field, value) => store.find(collection, field, value),
    all: (collection) => store.all(collection),
    count: (collection) => store.count(collection),
    version: (collection) => store.version(collection),
    replace: (data) => store.replace(data),
    close: () => store.close(),
    async write(work) {
      let sent: MessageRow[] = [];
      const result = await store.write((tx) => {
        const before = tx.count('messages');
        const done = work(tx);
        // Messages are only ever added.
        if (tx.count('messages') > before) sent = [...tx.all('messages')].slice(before);
        return done;
      });
      for (const message of sent) if (message.kind !== 'notification') void post(message);
      return result;
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
