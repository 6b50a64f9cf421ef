export abstract class Sight {
  /** Calls `act` once the page has been visible for `duration` (milliseconds) in a row. Returns the cancel function. */
  abstract after(duration: number, act: () => void): () => void;
}
