import type { Candidate } from '@glo/domain/candidates/candidate';
import { makeAutoObservable } from 'mobx';
import { type CandidateCardModel, cardHeights } from '../card/card-model.ts';
import type { CandidateListMarks } from './candidate-list-parts.ts';
import type { FitFilter } from './fit-filter.ts';

interface ScoresOf {
  readonly marks: CandidateListMarks;
  readonly fit: FitFilter;
  all(): readonly Candidate[];
}

export class ListScores {
  readonly #of: ScoresOf;

  constructor(of: ScoresOf) {
    this.#of = of;
    makeAutoObservable(this);
  }

  get kind(): Candidate['scoreKind'] {
    return this.#of.all().find(({ score }) => score !== null)?.scoreKind ?? 'points';
  }

  get hasPoints(): boolean {
    return this.#of.all().some(({ points }) => points !== undefined);
  }

  /** The match stands with the meter, which says the same, and GloPoints in its place. */
  get matchIsFit(): boolean {
    return this.#isAlike && this.#of.fit.isMatch;
  }

  get cardHeight(): number {
    return this.#of.marks.isViewed || this.#hasTieBreakers ? cardHeights.withLine : cardHeights.plain;
  }

  of(candidate: Candidate): Pick<CandidateCardModel, 'points' | 'tieBreakers'> {
    const { matchIsFit } = this;
    const points = candidate.points ?? null;
    const text = this.#of.marks.tieBreaker?.text(candidate) ?? '';
    return {
      points: matchIsFit ? points : undefined,
      tieBreakers: this.#hasTieBreakers ? { points: matchIsFit ? null : points, text } : null,
    };
  }

  /** Outside a job, where scores say how well people match, many are alike. */
  get #isAlike(): boolean {
    return !this.#of.marks.isViewed && this.hasPoints;
  }

  /** A line says what orders them then, where GloPoints alone do not stand beside the meter. */
  get #hasTieBreakers(): boolean {
    return this.#isAlike && (!this.matchIsFit || this.#of.marks.tieBreaker !== undefined);
  }
}
