import { makeAutoObservable } from 'mobx';

/** One of a known list, or none: searched by typing, on the device. */
export class LocalChoice {
  /** '' for none. */
  value: string;
  query = '';
  readonly #all: () => readonly string[];

  constructor(value: string, all: () => readonly string[]) {
    this.value = value;
    this.#all = all;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whatever holds what was typed; what begins with it comes first. */
  get options(): readonly string[] {
    const typed = this.query.trim().toLowerCase();
    if (typed === '') return this.#all();
    const fitting = this.#all().filter((option) => option.toLowerCase().includes(typed));
    const begins = (option: string) => option.toLowerCase().startsWith(typed);
    return [...fitting.filter(begins), ...fitting.filter((option) => !begins(option))];
  }

  type(text: string): void {
    this.query = text;
  }

  choose(option: string | null): void {
    this.value = option ?? '';
    this.query = '';
  }
}
