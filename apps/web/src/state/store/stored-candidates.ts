import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { inOrder } from '@glo/domain/candidates/candidate-order';
import type { Fit } from '@glo/domain/candidates/fit';
import { prepareForSearch } from '@glo/domain/find/candidate-search';
import type { StudentId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { createAtom } from 'mobx';

interface Stored {
  /** `null`: the service does not know the id. */
  readonly candidate: Candidate | null;
  /** In milliseconds. */
  readonly readAt: number;
}

interface BestFit {
  readonly candidates: readonly Candidate[];
  readonly fit: Fit;
  readonly ordered: readonly Candidate[];
}

/** In milliseconds. A list that opens later asks for its candidates again. */
const freshFor = 1_800_000;

/** The candidates that the service has sent, each kept once. Read reactively. */
export class StoredCandidates {
  /** Not an observable map, which would observe each of thousands of candidates. */
  readonly #stored = new Map<StudentId, Stored>();
  readonly #changes = createAtom('StoredCandidates');
  readonly #directory: CandidateDirectory;
  /** Counts the sign-outs. A response that comes later belongs to another account. */
  #visit = 0;
  #lastBestFit: BestFit | null = null;

  constructor(directory: CandidateDirectory) {
    this.#directory = directory;
  }

  get all(): readonly Candidate[] {
    this.#changes.reportObserved();
    return Array.from(this.#stored.values(), ({ candidate }) => candidate).filter((candidate) => candidate !== null);
  }

  get(id: StudentId): Candidate | undefined {
    this.#changes.reportObserved();
    return this.#stored.get(id)?.candidate ?? undefined;
  }

  /** The known ones, in the order of `ids`. */
  among(ids: readonly StudentId[]): readonly Candidate[] {
    this.#changes.reportObserved();
    return ids.flatMap((id) => this.#stored.get(id)?.candidate ?? []);
  }

  /** Best fit first. Keeps the last order, because thousands take long and a list often opens again. */
  bestFitFirst(candidates: readonly Candidate[], fit: Fit): readonly Candidate[] {
    const last = this.#lastBestFit;
    const isKnown =
      last?.fit === fit &&
      last.candidates.length === candidates.length &&
      last.candidates.every((candidate, at) => candidate === candidates[at]);
    if (isKnown) return last.ordered;
    const met = (candidate: Candidate) => fit.of(candidate).met.length;
    const ordered = inOrder(candidates, 'fit', { fit: met, isViewed: () => false });
    this.#lastBestFit = { candidates, fit, ordered };
    return ordered;
  }

  /** Those that the service has not answered for lately. */
  missing(ids: readonly StudentId[]): readonly StudentId[] {
    this.#changes.reportObserved();
    const freshSince = Date.now() - freshFor;
    return ids.filter((id) => (this.#stored.get(id)?.readAt ?? 0) <= freshSince);
  }

  /** Asks the service for those that are missing. Resolves to the existing ones, in the order of `ids`. */
  async byIds(ids: readonly StudentId[]): Promise<Outcome<readonly Candidate[]>> {
    const missing = this.missing(ids);
    if (missing.length === 0) return success(this.among(ids));
    const [visit, readAt] = [this.#visit, Date.now()];
    const answer = await this.#directory.byIds(missing);
    if (!answer.ok || visit !== this.#visit) return answer;
    const found = new Map(answer.value.map((candidate) => [candidate.id, candidate]));
    // Unreadable records have no id. They are asked for again.
    const answered = answer.leftOut ? [...found.keys()] : missing;
    this.#store(answered.map((id) => [id, { candidate: found.get(id) ?? null, readAt }]));
    return success(this.among(ids), answer.leftOut);
  }

  /** Candidates of another list. */
  add(candidates: readonly Candidate[]): void {
    const readAt = Date.now();
    this.#store(candidates.map((candidate) => [candidate.id, { candidate, readAt }]));
  }

  clear(): void {
    this.#visit += 1;
    this.#stored.clear();
    this.#lastBestFit = null;
    this.#changes.reportChanged();
  }

  #store(entries: readonly (readonly [StudentId, Stored])[]): void {
    prepareForSearch(entries.flatMap(([, { candidate }]) => candidate ?? []));
    for (const [id, stored] of entries) this.#stored.set(id, stored);
    this.#changes.reportChanged();
  }
}
