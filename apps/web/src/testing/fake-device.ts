import type { ClientStorage } from '@glo/domain/client-storage/client-storage';

type Listener = (text: string | null) => void;

/** One browser: what its tabs share. A tab hears what the others write, as with local storage. */
export class FakeDevice {
  text: string | null;
  /** No room is left: what is written is not kept. */
  isFull = false;
  readonly #listeners = new Map<object, Listener>();

  constructor(text: string | null = null) {
    this.text = text;
  }

  /** The storage of a tab of its own. */
  tab(): ClientStorage {
    const tab: ClientStorage = {
      read: async () => this.text,
      write: (text) => this.isFull || this.#change(text, tab),
      onChangeElsewhere: (listener) => {
        this.#listeners.set(tab, listener);
        return () => void this.#listeners.delete(tab);
      },
    };
    return tab;
  }

  /** As by another tab, or by a person clearing the browser's data. */
  changeFromOutside(text: string | null): void {
    this.#change(text, null);
  }

  /** Every tab has heard of everything. */
  async settle(): Promise<void> {
    await new Promise(setImmediate);
  }

  #change(text: string | null, by: object | null): void {
    if (text === this.text) return;
    this.text = text;
    for (const [tab, listener] of this.#listeners) {
      if (tab !== by) queueMicrotask(() => listener(text));
    }
  }
}
