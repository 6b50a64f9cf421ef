import { DelegatingReader } from '../delegating-reader.ts';
import {
  type DataSet,
  type Indexes,
  type Schema,
  type SharedStore,
  StoreOutcomeUnknown,
  StoreUnavailable,
  type Writer,
} from '../store.ts';
import type { Group, Tables } from '../tables.ts';
import { Committer } from './committer.ts';
import { Follower } from './follower.ts';
import type { Replica } from './replica.ts';
import { within } from './within.ts';

export interface PostgresOptions<S> {
  /** It may hold a password: it is for no log. */
  readonly url: string;
  /** Of the rows; raised when rows of an earlier version would not fit any more. */
  readonly format: number;
  readonly indexes: Indexes<S>;
  /** Collections whose rows a `replace` leaves as they are. */
  readonly keptByReplace?: readonly (keyof S)[];
  /** What an empty database starts with; without it, nothing. */
  readonly seed?: () => DataSet<S>;
}

interface Waiting<S extends Schema<S>> {
  readonly make: (tables: Tables<S>) => Group<unknown>;
  readonly done: (result: unknown) => void;
  readonly refused: (error: unknown) => void;
}

/** How long a reader waits for what was written elsewhere, in milliseconds. */
const patience = 5000;

/**
 * The store over PostgreSQL, which several processes share. Memory is a cache of the log there: what is written goes through the database first,
 * one transaction after the other in all processes, and is seen here once it is committed. Groups that wait share a transaction.
 */
export class PostgresStore<S extends Schema<S>> extends DelegatingReader<S> implements SharedStore<S> {
  readonly #replica: Replica<S>;
  readonly #keptByReplace: readonly (keyof S)[];
  readonly #committer: Committer<S>;
  readonly #follower: Follower<S>;
  #waiting: Waiting<S>[] = [];
  #storing: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  /** The outcome of a commit is unknown, and the log was not read since: memory may be older than what was written here. */
  #isUncertain = false;

  /** The replica has every row of the database. */
  constructor(url: string, replica: Replica<S>, keptByReplace: readonly (keyof S)[] = []) {
    super(replica.tables);
    this.#keptByReplace = keptByReplace;
    this.#replica = replica;
    this.#committer = new Committer(url, replica);
    this.#follower = new Follower(url, replica);
  }

  get lastChange(): number {
    return this.#replica.at.change;
  }

  reach(change: number): Promise<void> | undefined {
    if (!this.#isUncertain && change <= this.lastChange) return undefined;
    // Only a transaction, which takes the lock, is sure to read the log after that commit.
    return within(patience, this.#isUncertain ? this.write(() => undefined) : this.#follower.catchUp());
  }

  write<T>(work: (tx: Writer<S>) => T): Promise<T> {
    return this.#queue((tables) => tables.run(work));
  }

  replace(data: DataSet<S>): Promise<void> {
    return this.#queue((tables) => {
      const kept = this.#keptByReplace.map((name) => [name, [...tables.all(name)]]);
      return tables.replace({ ...data, ...Object.fromEntries(kept) });
    });
  }

  onChange(listener: () => void): void {
    this.#replica.listeners.push(listener);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end());
  }

  async #end(): Promise<void> {
    await this.#storing;
    this.#committer.close();
    await this.#follower.close();
  }

  async #queue<T>(make: (tables: Tables<S>) => Group<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StoreUnavailable('The store is closed');
    this.#replica.tables.refuseInGroup();
    return new Promise<T>((done, refused) => {
      this.#waiting.push({ make, done: (result) => done(result as T), refused });
      this.#storing ??= this.#storeWaiting();
    });
  }

  async #storeWaiting(): Promise<void> {
    do {
      let batch: Waiting<S>[] = [];
      try {
        await this.#committer.begin();
        this.#isUncertain = false;
        batch = this.#waiting;
        this.#waiting = [];
        await this.#store(batch);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        const error = new StoreUnavailable(`Nothing was stored: ${reason}`, { cause });
        for (const one of batch) one.refused(cause instanceof StoreUnavailable ? cause : error);
        // Those that came meanwhile would not fare better.
        for (const one of this.#waiting.splice(0)) one.refused(error);
      }
    } while (this.#waiting.length > 0);
    this.#storing = undefined;
  }

  /** Throws when nothing was stored. */
  async #store(batch: readonly Waiting<S>[]): Promise<void> {
    const groups = this.#replica.tryOut(batch.map(({ make }) => make));
    const changes = groups.flatMap((group) => ('changes' in group ? group.changes : []));
    if (changes.length === 0) await this.#committer.end();
    else await this.#commit(changes);
    for (const [at, one] of batch.entries()) {
      const group = groups[at];
      if (group !== undefined && 'undo' in group) one.done(group.result);
      else one.refused(group?.error);
    }
  }

  async #commit(changes: Group<unknown>['changes']): Promise<void> {
    const { outcome, entry } = await this.#committer.commit(changes);
    if (outcome === 'not stored') throw new Error('the connection to the database was lost');
    if (outcome === 'unknown') {
      this.#isUncertain = true;
      throw new StoreOutcomeUnknown(
        'The connection to the database was lost while it stored: what came of it is not known',
      );
    }
    if (!this.#replica.follow([entry])) await this.#follower.catchUp();
  }
}
