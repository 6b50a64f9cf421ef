/** One text in this browser, shared by all tabs (decision 6). Never throws: without storage, nothing is kept. */
export abstract class ClientStorage {
  abstract read(): Promise<string | null>;
  abstract write(text: string): void;
  /** Calls back when another tab writes or removes the text. Returns the unsubscribe function. */
  abstract onChangeElsewhere(listener: (text: string | null) => void): () => void;
}
