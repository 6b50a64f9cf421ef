/** Texts one tab keeps across reloads and Back, by name; gone when the tab closes. Never throws: a tab that keeps nothing forgets. */
export abstract class TabMemory {
  abstract read(name: string): string | null;
  abstract write(name: string, text: string): void;
  /** Forgets all of it. */
  abstract clear(): void;
}
