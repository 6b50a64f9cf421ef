import { ShortcutsStorage } from '@glo/domain/client-storage/shortcuts-storage';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';

/** Single-character shortcuts can be switched off per device (WCAG 2.1.4). */
@injectable()
export class ShortcutsState {
  charactersAct = true;
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
    this.#storage.onChangeElsewhere(this.follow);
    this.follow(await this.#storage.read());
  }

  follow(kept: string | null): void {
    this.charactersAct = kept !== 'off';
  }

  letCharactersAct(act: boolean): void {
    this.charactersAct = act;
    this.#storage.write(act ? 'on' : 'off');
  }

  showList(): void {
    this.isListOpen = true;
  }

  closeList(): void {
    this.isListOpen = false;
  }
}
