import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Notices } from '../../state/notices.ts';
import { Questions } from '../../state/questions/questions.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { BulkRunner, listTexts, PileFolders } from '../candidate-list/index.ts';

interface KeptPile {
  readonly job: JobId;
  readonly decision: Decision;
  readonly bulk: BulkRunner;
}

/** Keeps the piles of a reviewed job as folders. */
@injectable()
export class ReviewFolders {
  last: KeptPile | null = null;
  readonly #piles: PileFolders;
  readonly #store: ServiceStore;
  readonly #services: { readonly notices: Notices; readonly questions: Questions };

  constructor(piles: PileFolders, store: ServiceStore, notices: Notices, questions: Questions) {
    this.#piles = piles;
    this.#store = store;
    this.#services = { notices, questions };
    makeAutoObservable(this, { last: observableRef }, { autoBind: true });
  }

  /** Loads the candidates that are not `known`. */
  async keep(
    { id: job, title }: Job,
    decision: Decision,
    pile: readonly StudentId[],
    known: ReadonlyMap<StudentId, Candidate>,
  ): Promise<void> {
    const bulk = this.last?.job === job ? this.last.bulk : new BulkRunner(() => [], this.#services);
    this.last = { job, decision, bulk };
    const named = await this.#store.candidates.byIds(pile.filter((id) => !known.has(id)));
    if (!named.ok) return this.#services.notices.showReadFailure(named.failure);
    const people = new Map([...known.values(), ...named.value].map((candidate) => [candidate.id, candidate]));
    await this.#piles.keep(
      title,
      decision,
      pile.flatMap((id) => people.get(id) ?? []),
      bulk,
    );
  }

  /** Text while the pile is being added to its folder, otherwise `null`. */
  textOf(job: JobId, decision: Decision): string | null {
    const { last } = this;
    if (last?.job !== job || last.decision !== decision) return null;
    return last.bulk.current?.text ?? (this.#piles.isOpening ? listTexts.keepAsFolder : null);
  }
}
