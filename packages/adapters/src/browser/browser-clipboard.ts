import type { Clipboard } from '@glo/domain/candidates/clipboard';

/** Browsers refuse the clipboard without permission, and outside of secure pages they have none. */
export class BrowserClipboard implements Clipboard {
  async copy(text: string): Promise<boolean> {
    try {
      await globalThis.navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
