import type { TabMemory } from '@glo/domain/client-storage/tab-memory';

/** Session storage. Browsers refuse it in private modes and when full; then nothing is kept, and the app goes on. */
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
      // Full or forbidden: the tab forgets.
    }
  }

  clear(): void {
    try {
      globalThis.sessionStorage.clear();
    } catch {
      // Forbidden: nothing was kept.
    }
  }
}
