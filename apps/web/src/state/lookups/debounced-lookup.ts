import { cleanLine } from '@glo/domain/shared/clean-text';
import type { Outcome } from '@glo/domain/shared/outcome';
import { searchText } from '@glo/domain/shared/search-text';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * Known options are filtered at once, the response only adds to them. Failures are logged (specification 1, section 8).
 */
export class DebouncedLookup<T> {
  text = '';
  loading = false;
  failed = false;
  start: readonly T[] = [];
  known: readonly T[] = [];
  found: readonly T[] = [];
  readonly #lookUp: (text: string) => Promise<Outcome<readonly T[]>>;
  readonly #delay: number;
  readonly #labelOf: (option: T) => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request = 0;

  /** `delay` is in milliseconds. Options with equal labels are equal. */
  constructor(lookUp: (text: string) => Promise<Outcome<readonly T[]>>, delay: number, labelOf: (option: T) => string) {
    this.#lookUp = lookUp;
    this.#delay = delay;
    this.#labelOf = labelOf;
    const lists = { start: observableRef, known: observableRef, found: observableRef };
    makeAutoObservable(this, lists, { autoBind: true });
  }

  /** New options are appended, so that the first match stays first. */
  get options(): readonly T[] {
    if (this.text.trim() === '') return this.start;
    return this.#merged(matchOptions(this.known, this.text, this.#labelOf), this.found);
  }

  type(text: string): void {
    this.stop();
    this.known = this.#merged(this.known, this.found);
    this.found = [];
    this.text = text;
    this.failed = false;
    if (cleanLine(text) === '') return;
    this.loading = true;
    this.#timer = setTimeout(() => void this.#load(cleanLine(text)), this.#delay);
  }

  /** Offers `first` at once, then the response after it. */
  async preload(first: readonly T[] = []): Promise<void> {
    this.start = this.#merged(first, this.start);
    this.known = this.#merged(first, this.known);
    const answer = await this.#lookUp('');
    if (!answer.ok) return;
    runInAction(() => {
      this.start = this.#merged(first, answer.value);
      this.known = this.#merged(this.known, answer.value);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request += 1;
    this.loading = false;
  }

  async #load(text: string): Promise<void> {
    const request = ++this.#request;
    const answer = await this.#lookUp(text);
    if (request !== this.#request) return;
    runInAction(() => {
      this.loading = false;
      this.failed = !answer.ok;
      if (answer.ok) this.found = answer.value;
      else console.warn(`lookup failed: ${answer.failure.kind} ${answer.failure.text}`);
    });
  }

  #merged(first: readonly T[], more: readonly T[]): readonly T[] {
    const labels = new Set(first.map(this.#labelOf));
    return [...first, ...more.filter((option) => !labels.has(this.#labelOf(option)))];
  }
}

/** Options whose label contains the typed text: the same text first, then prefix matches. */
export function matchOptions<T>(options: readonly T[], typed: string, labelOf: (option: T) => string): readonly T[] {
  const wanted = searchText(typed);
  const found = options
    .map((option) => ({ option, label: searchText(labelOf(option)) }))
    .filter(({ label }) => label.includes(wanted));
  const rank = (label: string) => Number(label !== wanted) + Number(!label.startsWith(wanted));
  return found.toSorted((one, other) => rank(one.label) - rank(other.label)).map(({ option }) => option);
}
