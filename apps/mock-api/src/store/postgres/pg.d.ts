/** What is used of `pg`, which brings no types: one connection, without pool, types of its own or streams. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events';

  export interface ClientConfig {
    readonly connectionString: string;
    /** Shown in `pg_stat_activity`. */
    readonly application_name?: string;
    readonly connectionTimeoutMillis?: number;
    readonly keepAlive?: boolean;
  }

  /** 'error': the connection is lost; 'end': it is closed; 'notification': what LISTEN hears. */
  export class Client extends EventEmitter {
    constructor(config: ClientConfig);
    connect(): Promise<void>;
    /** Several statements in one text only without values. */
    query(text: string, values?: readonly unknown[]): Promise<unknown>;
    /** Cuts the connection when a query is under way. */
    end(): Promise<void>;
  }
}
