import type { ClientStorage } from '@glo/domain/client-storage/client-storage';

type Listener = (text: string | null) => void;

/** The local storage of one browser. Each tab is notified when another tab writes. */
export class FakeDevice {
  text: string | null;
  /** Writes are lost, as if the storage quota were exceeded. */
  isFull = false;
  readonly #listeners = new Map<object, Listener>();

  constructor(text: string | null = null) {
    this.text = text;
  }

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

  /** Changes the storage from outside the tabs. `null` clears it. */
  changeFromOutside(text: string | null): void {
    this.#change(text, null);
  }

  #change(text: string | null, by: object | null): void {
    if (text === this.text) return;
    this.text = text;
    for (const [tab, listener] of this.#listeners) {
      if (tab !== by) queueMicrotask(() => listener(text));
    }
  }
}
