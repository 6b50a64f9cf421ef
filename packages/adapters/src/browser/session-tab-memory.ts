import type { TabMemory } from '@glo/domain/client-storage/client-storage';

/** Session storage. Browsers may refuse access or be full, and then nothing is kept. */
export class SessionTabMemory implements TabMemory {
  read(name: string): string | null {
    try {
      return globalThis.sessionStorage.getItem(name);
    } catch {
      return null;
    }
  }

  write(name: string, text: string): void {
    try {
      globalThis.sessionStorage.setItem(name, text);
    } catch {
      // Storage is full or forbidden.
    }
  }

  clear(): void {
    try {
      globalThis.sessionStorage.clear();
    } catch {
      // Storage is forbidden.
    }
  }
}
