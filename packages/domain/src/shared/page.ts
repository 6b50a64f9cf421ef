export abstract class Connection {
  /** True if unknown. */
  abstract readonly isOnline: boolean;
  /** Calls back when the device goes online or offline. Returns the unsubscribe function. */
  abstract onChange(listener: () => void): () => void;
  /** Resolves to true for any response. Never rejects. */
  abstract reachesServices(): Promise<boolean>;
}

export abstract class Sight {
  /** Runs `callback` once the page has been visible for `duration` (milliseconds) in a row. Returns the cancel function. */
  abstract after(duration: number, callback: () => void): () => void;
}

export abstract class Leaving {
  /** Registers a task to run before leaving. Returns the unregister function. Only signing out waits for the task. */
  abstract before(task: () => Promise<void>): () => void;
}
