import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type Selected = Readonly<Record<string, unknown>>;

interface ResultOfOne {
  readonly rows: readonly Selected[];
}

export interface QueryOptions {
  readonly values?: readonly unknown[];
  readonly within?: number;
}

const usualPatience = 10_000;

/** Overrides asynchronous commits, which are acknowledged before they are on disk. */
const sessionSettings = `SELECT set_config('lock_timeout', '8s', false),
  set_config('idle_in_transaction_session_timeout', '10s', false);
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/** A refusal by PostgreSQL or the network. The message contains no password. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';

  constructor(cause: unknown) {
    const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    super(first instanceof Error ? withRemedy(first) : String(first), { cause });
  }
}

const withoutCheck = 'sslmode=no-verify encrypts without checking who answers';

/** Remedies by error code. */
const remedies: readonly (readonly [code: RegExp, remedy: string])[] = [
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER|VERIFY)\w+)$/,
    `name the file of its certificate authority with sslrootcert in DATABASE_URL, or turn off the check: ${withoutCheck}`,
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, `use a host name of its certificate, or turn off the check: ${withoutCheck}`],
  [/^(?:ENOENT|EISDIR|ENOTDIR|EACCES|ERR_OSSL_PEM\w+)$/, 'correct sslrootcert, sslcert or sslkey in DATABASE_URL'],
];

function withRemedy(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  const [, remedy] = remedies.find(([known]) => known.test(code)) ?? [];
  // Node adds advice for its own options after a semicolon.
  return remedy === undefined ? error.message : `${error.message.split(';', 1)[0]} (${remedy})`;
}

/** Replaces modes that `pg` treats like verify-full, to avoid its warning about the next major version. */
const checked = (url: string) =>
  url.includes('uselibpqcompat=true')
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

/** The first network error closes it for good. */
export class Connection {
  readonly id = randomUUID();
  readonly #client: Client;
  #isLost = false;
  #onLost = (): void => undefined;

  private constructor(client: Client) {
    this.#client = client;
    client.on('error', () => this.#markLost());
    client.on('end', () => this.#markLost());
  }

  static async open(url: string): Promise<Connection> {
    let connection: Connection | undefined;
    try {
      const client = new Client({
        connectionString: checked(url),
        application_name: 'glo-mock-api',
        connectionTimeoutMillis: 5000,
        keepAlive: true,
      });
      connection = new Connection(client);
      await client.connect();
      await connection.query(sessionSettings);
    } catch (cause) {
      connection?.close();
      throw cause instanceof DatabaseRefusal ? cause : new DatabaseRefusal(cause);
    }
    return connection;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  async query(text: string, { values, within = usualPatience }: QueryOptions = {}): Promise<readonly Selected[]> {
    if (this.#isLost) throw new DatabaseRefusal('the connection is lost');
    const late = within === 0 ? undefined : setTimeout(() => this.close(), within);
    try {
      const result = (await this.#client.query(text, values)) as ResultOfOne | readonly ResultOfOne[];
      return (Array.isArray(result) ? (result as ResultOfOne[]).at(-1) : (result as ResultOfOne))?.rows ?? [];
    } catch (cause) {
      throw new DatabaseRefusal(cause);
    } finally {
      clearTimeout(late);
    }
  }

  /** Calls `onNotify` for each NOTIFY of another connection, and `onLost` once when the connection ends. */
  async listen(channel: string, onNotify: () => void, onLost: () => void): Promise<void> {
    this.#client.on('notification', ({ payload }: { readonly payload?: string }) => {
      if (payload !== this.id) onNotify();
    });
    await this.query(`LISTEN ${channel}`);
    this.#onLost = onLost;
  }

  close(): void {
    this.#markLost();
    // Not awaited, because it waits for a reply that may never come.
    this.#client.end().catch(() => undefined);
  }

  #markLost(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#onLost();
  }
}
