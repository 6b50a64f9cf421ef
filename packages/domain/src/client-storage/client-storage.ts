/** One text kept on this device across reloads, shared by all tabs (decision 6). Never throws: a device that keeps nothing forgets. */
export abstract class ClientStorage {
  abstract read(): Promise<string | null>;
  abstract write(text: string): void;
  /** Calls back when another tab wrote or removed the text; returns the unsubscribe function. */
  abstract onChangeElsewhere(listener: (text: string | null) => void): () => void;
}
