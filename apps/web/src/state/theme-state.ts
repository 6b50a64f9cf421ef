import { ThemeStorage } from '@glo/domain/client-storage/client-storage';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';

export type Theme = 'light' | 'dark' | 'system';

@injectable()
export class ThemeState {
  chosen: Theme = 'system';
  #opened = false;
  readonly #storage: ThemeStorage;

  constructor(storage: ThemeStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.#opened) return;
    this.#opened = true;
    this.#storage.onChangeElsewhere(this.follow);
    const kept = await this.#storage.read();
    this.follow(kept);
    // Safari deletes storage that has not been written for a week.
    if (this.chosen !== 'system') this.#storage.write(this.chosen);
  }

  follow(kept: string | null): void {
    this.chosen = kept === 'light' || kept === 'dark' ? kept : 'system';
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    this.#storage.write(theme);
  }
}
