import type { Candidate } from '@glo/domain/candidates/candidate';
import { type Facts, factsOf, noFacts } from '@glo/domain/candidates/known/facts';
import { lastEmailedAt, toldNoAt } from '@glo/domain/contact/contacts';
import type { Job } from '@glo/domain/jobs/job';
import { shortDate } from '@glo/domain/shared/dates';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { compareShallow, computed, makeObservable } from 'mobx';
import { BlindReview } from '../../../state/blind/blind-review.ts';
import { LocalRecords } from '../../../state/device/local-records.ts';
import type { RecordsOfOne } from '../../../state/device/records.ts';
import { CandidateHistory } from '../../../state/history/candidate-history.ts';
import type { Resource } from '../../../state/resource.ts';
import { ServiceStore } from '../../../state/store/service-store.ts';
import { texts } from '../../../state/verdicts/texts.ts';
import { FoldersState } from '../folders-state.ts';

/** Tells what this device and loaded replies know of candidates, as lists show, hide and search it. */
@injectable()
export class ListKnowledge {
  readonly store: ServiceStore;
  readonly blind: BlindReview;
  readonly folders: FoldersState;
  readonly #records: LocalRecords;
  readonly #history: CandidateHistory;

  constructor(
    store: ServiceStore,
    blind: BlindReview,
    folders: FoldersState,
    records: LocalRecords,
    history: CandidateHistory,
  ) {
    this.store = store;
    this.blind = blind;
    this.folders = folders;
    this.#records = records;
    this.#history = history;
    makeObservable(this, {
      records: computed({ equals: compareShallow }),
      viewedAnywhere: computed,
      factTexts: computed,
    });
  }

  /** Call before reading. Idempotent. */
  open(): void {
    this.#history.open();
  }

  /** The records that narrow a list. Others change with each step, which must not narrow it again. */
  get records(): Pick<RecordsOfOne, 'contacted' | 'viewed' | 'answers'> {
    const { contacted, viewed, answers } = this.#records.mine;
    return { contacted, viewed, answers };
  }

  get activeJobs(): Resource<readonly Job[]> {
    return this.store.jobs('ACTIVE');
  }

  /** Outside a job: profiles viewed on this device, and those of the active jobs once they are loaded. */
  get viewedAnywhere(): ReadonlySet<StudentId> {
    const jobs = this.activeJobs.value ?? [];
    return new Set([...this.records.viewed, ...jobs.flatMap(({ viewedApplicants }) => viewedApplicants)]);
  }

  /** Blank until the profile has been loaded. */
  factsOf(student: StudentId): Facts {
    const profile = this.store.profiles.get(student);
    return profile === undefined ? noFacts : factsOf(profile);
  }

  /** The loaded facts of each candidate, for a search. */
  get factTexts(): ReadonlyMap<StudentId, string> {
    return new Map(
      [...this.store.profiles].map(([student, profile]) => [student, Object.values(factsOf(profile)).join('\n')]),
    );
  }

  /** Candidates whose profiles have not been loaded. */
  unread(candidates: readonly Candidate[]): readonly StudentId[] {
    return candidates.map(({ id }) => id).filter((id) => !this.store.profiles.has(id));
  }

  /** The decision of another job than `job` in words, or ''. */
  decidedElsewhere(student: StudentId, job: JobId | undefined): string {
    return this.#history.decisionOf(student, job);
  }

  /** 'Nov 28', '' if this device has not emailed the candidate. */
  emailedOn(student: StudentId): string {
    const at = lastEmailedAt(this.records.contacted, student);
    return at === null ? '' : shortDate(at);
  }

  /** 'Told no on Nov 28', '' if the candidate was not told. */
  toldNoOf(student: StudentId, job: JobId | undefined): string {
    return texts.toldNo(job === undefined ? null : toldNoAt(this.records.contacted, student, job));
  }
}
