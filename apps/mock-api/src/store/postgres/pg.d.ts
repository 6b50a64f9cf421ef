/** The part of `pg` in use. The package has no types. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events';

  export interface ClientConfig {
    readonly connectionString: string;
    readonly application_name?: string;
    readonly connectionTimeoutMillis?: number;
    readonly keepAlive?: boolean;
  }

  /** Emits 'error' on a lost connection, 'end' on a closed one, and 'notification' for LISTEN. */
  export class Client extends EventEmitter {
    constructor(config: ClientConfig);
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<unknown>;
    end(): Promise<void>;
  }
}
