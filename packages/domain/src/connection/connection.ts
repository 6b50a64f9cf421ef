/** The way from this device to the services. */
export abstract class Connection {
  /** Whether the device itself has a network; true where it cannot tell. */
  abstract readonly isOnline: boolean;
  /** Calls back when the device lost or found its network; returns the unsubscribe function. */
  abstract onChange(listener: () => void): () => void;
  /** Whether anything answers there, whatever it says. Never throws. */
  abstract reachesServices(): Promise<boolean>;
}
