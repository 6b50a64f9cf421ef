export abstract class Leaving {
  /** Registers a task to run before leaving. Returns the unregister function. Only signing out waits for the task. */
  abstract before(task: () => Promise<void>): () => void;
}
