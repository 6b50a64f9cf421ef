/** The end of working here: the page is closed or loaded anew, or the person signs out. */
export abstract class Leaving {
  /** Does this before it is too late; returns a function that calls it off. Signing out waits for it, closing the page does not. */
  abstract before(act: () => Promise<void>): () => void;
}
