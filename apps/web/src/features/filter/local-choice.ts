import { makeAutoObservable } from 'mobx';
import { matchOptions } from '../../state/lookups/match-options.ts';

export class LocalChoice {
  value: string;
  query = '';
  readonly #all: () => readonly string[];

  constructor(value: string, all: () => readonly string[]) {
    this.value = value;
    this.#all = all;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get options(): readonly string[] {
    return matchOptions(this.#all(), this.query, String);
  }

  type(text: string): void {
    this.query = text;
  }

  choose(option: string | null): void {
    this.value = option ?? '';
    this.query = '';
  }
}
