import { ShortcutsStorage } from '@glo/domain/client-storage/client-storage';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';

/** Single-character shortcuts can be switched off per device (WCAG 2.1.4). */
@injectable()
export class ShortcutsState {
  areCharactersEnabled = true;
  isListOpen = false;
  #opened = false;
  readonly #storage: ShortcutsStorage;

  constructor(storage: ShortcutsStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.#opened) return;
    this.#opened = true;
    this.#storage.onChangeElsewhere(this.applyStored);
    this.applyStored(await this.#storage.read());
  }

  applyStored(stored: string | null): void {
    this.areCharactersEnabled = stored !== 'off';
  }

  setCharactersEnabled(isEnabled: boolean): void {
    this.areCharactersEnabled = isEnabled;
    this.#storage.write(isEnabled ? 'on' : 'off');
  }

  showList(): void {
    this.isListOpen = true;
  }

  closeList(): void {
    this.isListOpen = false;
  }
}
