/** The part of `pg` in use. The package has no types. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events';

  export interface ClientConfig {
    readonly connectionString: string;
    /** Shown in `pg_stat_activity`. */
    readonly application_name?: string;
    readonly connectionTimeoutMillis?: number;
    readonly keepAlive?: boolean;
  }

  /** Emits 'error' when the connection is lost, 'end' when it is closed, and 'notification' for LISTEN. */
  export class Client extends EventEmitter {
    constructor(config: ClientConfig);
    connect(): Promise<void>;
    /** `text` may hold several statements if there are no values. */
    query(text: string, values?: readonly unknown[]): Promise<unknown>;
    /** Closes the connection, also during a query. */
    end(): Promise<void>;
  }
}
