export abstract class Connection {
  /** True if unknown. */
  abstract readonly isOnline: boolean;
  /** Calls back when the device goes online or offline. Returns the unsubscribe function. */
  abstract onChange(listener: () => void): () => void;
  /** Resolves to true for any response. Never rejects. */
  abstract reachesServices(): Promise<boolean>;
}
