/** One text in this browser, shared by all tabs (decision 6). Never throws: without storage, nothing is kept. */
export abstract class ClientStorage {
  abstract read(): Promise<string | null>;
  abstract write(text: string): void;
  /** Calls back when another tab writes or removes the text. Returns the unsubscribe function. */
  abstract onChangeElsewhere(listener: (text: string | null) => void): () => void;
}

export abstract class ShortcutsStorage extends ClientStorage {}

/** The theme, which survives signing out because it belongs to the device. */
export abstract class ThemeStorage extends ClientStorage {}

/** Named texts of one tab, kept until it closes. Never throws: without storage, nothing is kept. */
export abstract class TabMemory {
  abstract read(name: string): string | null;
  abstract write(name: string, text: string): void;
  abstract clear(): void;
}
