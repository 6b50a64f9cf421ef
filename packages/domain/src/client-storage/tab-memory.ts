/** Named texts of one tab, kept until it closes. Never throws: without storage, nothing is kept. */
export abstract class TabMemory {
  abstract read(name: string): string | null;
  abstract write(name: string, text: string): void;
  abstract clear(): void;
}
