import type { Candidate } from '@glo/domain/candidates/candidate';
import { type CandidateOrder, candidateOrders, inOrder } from '@glo/domain/candidates/candidate-order';
import { makeAutoObservable } from 'mobx';
import type { ScreenCommand } from '../../../state/active-screen.ts';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import type { CandidateListMarks, CandidateListSource } from './candidate-list-parts.ts';
import type { FitFilter } from './fit-filter.ts';
import { texts } from './texts.ts';

const firstPart = 200;

interface OrderingOf {
  readonly source: CandidateListSource;
  readonly marks: CandidateListMarks;
  readonly fit: FitFilter;
  readonly records: LocalRecords;
}

export class ListOrdering {
  chosen: CandidateOrder | null = null;
  readonly #of: OrderingOf;

  constructor(of: OrderingOf) {
    this.#of = of;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get order(): CandidateOrder {
    return this.chosen !== null && this.#makesSense(this.chosen) ? this.chosen : this.usual;
  }

  /** Best fit; the service's own where it has one to tell, or nothing is looked for. */
  get usual(): CandidateOrder {
    const { source, fit } = this.#of;
    return source.givenOrder === undefined && fit.fit.most > 0 ? 'fit' : 'given';
  }

  get orders(): readonly CandidateOrder[] {
    const { starred } = this.#of.records.mine;
    const { candidates } = this.#of.source;
    const hasStarred = this.order === 'starred' || (starred.size > 0 && candidates.some(({ id }) => starred.has(id)));
    return candidateOrders.filter((order) => this.#makesSense(order) && (order !== 'starred' || hasStarred));
  }

  labelOf(order: CandidateOrder): string {
    return (order === 'given' ? this.#of.source.givenOrder : undefined) ?? texts.orders[order];
  }

  get commands(): readonly ScreenCommand[] {
    return this.orders.map((order) => ({ label: texts.orderBy(this.labelOf(order)), to: () => this.sort(order) }));
  }

  sort(order: CandidateOrder): void {
    this.chosen = order === this.usual ? null : order;
  }

  restore(order: CandidateOrder | null): void {
    this.chosen = order;
  }

  /** All of the list, in order. While more are on their way only the first part is: cards do not move as others arrive. */
  get candidates(): readonly Candidate[] {
    const { isFirst, loading, candidates: all } = this.#of.source;
    const isComing = loading !== undefined && loading.expected !== null && !loading.interrupted;
    const settled = isComing ? Math.min(firstPart, all.length) : all.length;
    const ordered = [...this.#inOrder(all.slice(0, settled)), ...all.slice(settled)];
    return !isFirst ? ordered : [...ordered.filter(isFirst), ...ordered.filter((candidate) => !isFirst(candidate))];
  }

  #inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
    const { fit, marks, records } = this.#of;
    const { starred } = records.mine;
    return inOrder(candidates, this.order, {
      fit: fit.fit.of,
      ...(marks.tieBreaker && { tieBreak: marks.tieBreaker.rank }),
      isViewed: (student) => marks.isViewed?.(student) ?? false,
      isStarred: (student) => starred.has(student),
    });
  }

  #makesSense(order: CandidateOrder): boolean {
    if (order === 'fit') return this.#of.fit.fit.most > 0;
    if (order === 'not-viewed') return this.#of.marks.isViewed !== undefined;
    return order !== 'given' || this.usual === 'given';
  }
}
