export abstract class Sight {
  /** Runs `callback` once the page has been visible for `duration` (milliseconds) in a row. Returns the cancel function. */
  abstract after(duration: number, callback: () => void): () => void;
}
