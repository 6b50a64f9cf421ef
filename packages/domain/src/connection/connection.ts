export abstract class Connection {
  /** True if unknown. */
  abstract readonly isOnline: boolean;
  abstract onChange(listener: () => void): () => void;
  /** Resolves to true for any response. Never rejects. */
  abstract reachesServices(): Promise<boolean>;
}
