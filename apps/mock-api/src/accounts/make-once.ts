import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hours } from '../data/durations.ts';
import { newId } from '../data/new-id.ts';
import type { AccountRow, Rows } from '../data/rows.ts';
import { StoreOutcomeUnknown, type Writer } from '../store/store.ts';
import { currentAccount } from './accounts.ts';
import { cookiesOf, giveCookie, readCookie, takeCookie } from './cookies.ts';

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly account: AccountRow;
}

const cookiePrefix = 'again-';

const remembered = hours(1);

/**
 * Stores the row that `make` returns, idempotently. If the outcome is unknown, the 503 carries the row's id in a
 * signed cookie. A repeated request finds the row, or makes it under that id. Throws 401 if the account was deleted.
 */
export async function makeOnce<C extends keyof Rows>(
  { request, reply, account }: Asking,
  collection: C,
  make: (tx: Writer<Rows>, id: string) => Rows[C],
): Promise<Rows[C]> {
  const { world } = request;
  const known = knownId(request, account);
  const id = known ?? newId();
  try {
    const made = await world.store.write((tx) => {
      currentAccount(tx, account.id);
      const row = tx.get(collection, id) ?? make(tx, id);
      // Putting a message again sends mail that may not have left.
      tx.put(collection, row);
      return row;
    });
    if (known !== undefined) takeCookie(request, reply, cookiePrefix + markOf(request, account));
    return made;
  } catch (error) {
    if (error instanceof StoreOutcomeUnknown) {
      const mark = markOf(request, account);
      giveCookie(request, reply, cookiePrefix + mark, `${mark}.${id}`, remembered);
    }
    throw error;
  }
}

function knownId(request: FastifyRequest, account: AccountRow): string | undefined {
  if (!Object.keys(cookiesOf(request)).some((name) => name.includes(cookiePrefix))) return undefined;
  const mark = markOf(request, account);
  const [marked, id] = readCookie(request, cookiePrefix + mark)?.split('.') ?? [];
  return marked === mark ? id : undefined;
}

function markOf({ method, url, body }: FastifyRequest, { id }: AccountRow): string {
  return hash('sha256', JSON.stringify([id, method, url, body]), 'base64url').slice(0, 22);
}
