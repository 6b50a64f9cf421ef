/** One text kept on this device across reloads, shared by all tabs (decision 6). Never throws: a device that keeps nothing forgets. */
export abstract class ClientStorage {
  abstract read(): Promise<string | null>;
  abstract write(text: string): void;
  /** Calls back when another tab wrote or removed the text; answers with the way to stop listening. */
  abstract onChangeElsewhere(listener: (text: string | null) => void): () => void;
}
