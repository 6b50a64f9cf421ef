import type { Candidate } from '@glo/domain/candidates/candidate';
import { type Fit, type FitRange, fitTo, histogramOf, inRange, narrowing } from '@glo/domain/candidates/fit';
import { makeAutoObservable, observableRef } from 'mobx';
import { texts } from './texts.ts';

/** From so many people on, a picture of their fit is worth its place. */
const longList = 20;

interface FitOf {
  wanted(): readonly string[];
  everybody(): readonly Candidate[];
  /** Those whom the screen's own filter and the words leave. */
  narrowed(): readonly Candidate[];
}

export class FitFilter {
  asked: FitRange | null = null;
  readonly #of: FitOf;

  constructor(of: FitOf) {
    this.#of = of;
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  get fit(): Fit {
    return fitTo(this.#of.wanted());
  }

  get range(): FitRange | null {
    return this.asked && narrowing(this.asked, this.fit.most);
  }

  /**
   * How many of those whom the screen's filter and the words leave have none of the skills, one, two and so on; empty for short lists, and where all fit alike.
   * That depends on everybody: the columns do not go while a filter is on.
   */
  get columns(): readonly number[] {
    const [everybody, narrowed] = [this.#of.everybody(), this.#of.narrowed()];
    if (everybody.length < longList) return [];
    const all = histogramOf(everybody, this.fit);
    if (all.filter((count) => count > 0).length <= 1) return [];
    return narrowed === everybody ? all : histogramOf(narrowed, this.fit);
  }

  /** Whether everybody's match is just the share of the skills they hold: then one of the two is said, not both. */
  get isMatch(): boolean {
    const everybody = this.#of.everybody();
    const { most, of } = this.fit;
    return (
      most > 0 &&
      everybody.every(
        (person) => person.scoreKind === 'match' && person.score === Math.round((of(person) / most) * 100),
      )
    );
  }

  get label(): string {
    return this.range === null ? '' : texts.skillsBetween(this.range.min, this.range.max);
  }

  narrowed(candidates: readonly Candidate[]): readonly Candidate[] {
    return inRange(candidates, this.fit, this.range);
  }

  choose(range: FitRange | null): void {
    this.asked = range && narrowing(range, this.fit.most);
  }

  restore(range: FitRange | null): void {
    this.asked = range;
  }
}
