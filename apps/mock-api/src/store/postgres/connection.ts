import { Client } from 'pg';

/** A row as it was selected; a bigint is a string. */
export type Selected = Readonly<Record<string, unknown>>;

interface ResultOfOne {
  readonly rows: readonly Selected[];
}

export interface QueryOptions {
  readonly values?: readonly unknown[];
  /** In milliseconds; 0: as long as it takes. */
  readonly within?: number;
}

const usualPatience = 10_000;

/**
 * Settings of each session: waiting for a lock and an idle transaction time out, and a commit is acknowledged only when it is on disk, even
 * where the database defaults to asynchronous commits.
 */
const sessionSettings = `SELECT set_config('lock_timeout', '8s', false),
  set_config('idle_in_transaction_session_timeout', '10s', false);
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

/** What PostgreSQL or the network says against it, in words that hold no password. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';

  constructor(cause: unknown) {
    // Of a name with several addresses each has its own error.
    const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    super(first instanceof Error ? first.message : String(first), { cause });
  }
}

/** One connection to PostgreSQL. It is closed by the first trouble with the network, and never comes back. */
export class Connection {
  readonly #client: Client;
  #isLost = false;
  #tell = (): void => undefined;

  private constructor(client: Client) {
    this.#client = client;
    client.on('error', () => this.#lose());
    client.on('end', () => this.#lose());
  }

  static async open(url: string): Promise<Connection> {
    const client = new Client({
      connectionString: url,
      application_name: 'glo-stand-in',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    const connection = new Connection(client);
    try {
      await client.connect();
      await connection.query(sessionSettings);
    } catch (cause) {
      connection.close();
      throw cause instanceof DatabaseRefusal ? cause : new DatabaseRefusal(cause);
    }
    return connection;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** The rows of the last statement. What is not answered in time closes the connection. */
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

  /** `heard` for every NOTIFY on the channel; `lost` once, however the connection ends later on. Throws when it is lost before it listens. */
  async listen(channel: string, heard: () => void, lost: () => void): Promise<void> {
    this.#client.on('notification', heard);
    await this.query(`LISTEN ${channel}`);
    this.#tell = lost;
  }

  close(): void {
    this.#lose();
    // It waits for an answer that may never come.
    this.#client.end().catch(() => undefined);
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#tell();
  }
}
