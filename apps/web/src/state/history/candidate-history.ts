import { decisionElsewhere, historyLine } from '@glo/domain/candidates/known/history';
import { lastEmailedAt, toldNoAt } from '@glo/domain/contact/contacts';
import type { Job } from '@glo/domain/jobs/job';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { computed, makeAutoObservable, reaction } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { ServiceStore } from '../store/service-store.ts';
import { VerdictStore } from '../verdicts/verdict-store.ts';

type Applied = Pick<Job, 'id' | 'title' | 'applicants'>;

/** Tells what loaded jobs and this device know of candidates. Requests nothing. */
@injectable()
export class CandidateHistory {
  #isOpen = false;
  readonly #store: ServiceStore;
  readonly #verdicts: VerdictStore;
  readonly #records: LocalRecords;

  constructor(store: ServiceStore, verdicts: VerdictStore, records: LocalRecords) {
    this.#store = store;
    this.#verdicts = verdicts;
    this.#records = records;
    makeAutoObservable(this, {
      applied: computed({ equals: areSameApplications }),
      // Thousands of applicants must not be read again for each profile.
      applications: computed({ keepAlive: true }),
      lineOf: false,
      decisionOf: false,
      open: false,
    });
  }

  /** Call before reading. Idempotent. Reads the verdicts of all loaded jobs from the device. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    reaction(
      () => this.jobs,
      (jobs) => {
        for (const { id } of jobs) this.#verdicts.forJob(id);
      },
      { fireImmediately: true },
    );
  }

  get jobs(): readonly Job[] {
    return (['ACTIVE', 'CLOSED'] as const).flatMap((status) => this.#store.jobs(status).value ?? []);
  }

  /** Unchanged by views, so that a review does not map thousands of applicants after each decision. */
  get applied(): readonly Applied[] {
    return this.jobs.map(({ id, title, applicants }) => ({ id, title, applicants }));
  }

  get applications(): ReadonlyMap<StudentId, readonly Applied[]> {
    const all = new Map<StudentId, Applied[]>();
    for (const job of this.applied) {
      for (const student of job.applicants) {
        const jobs = all.get(student);
        if (jobs) jobs.push(job);
        else all.set(student, [job]);
      }
    }
    return all;
  }

  /** '' if the jobs other than `job` know nothing of the candidate. */
  lineOf(student: StudentId, job: JobId | null = null): string {
    const isOther = ({ id }: Applied) => id !== job;
    const { contacted } = this.#records.mine;
    const isToldNo = job !== null && toldNoAt(contacted, student, job) !== null;
    return historyLine({
      applied: (this.applications.get(student) ?? []).filter(isOther).map(({ title }) => title),
      isInJob: job !== null,
      verdicts: this.#verdictsElsewhere(student, job),
      // Told beside this line.
      emailedAt: isToldNo ? null : lastEmailedAt(contacted, student),
    });
  }

  /** The latest decision of another job in words, or ''. */
  decisionOf(student: StudentId, job: JobId | null = null): string {
    return decisionElsewhere(this.#verdictsElsewhere(student, job));
  }

  #verdictsElsewhere(student: StudentId, job: JobId | null) {
    return this.jobs.flatMap(({ id, title }) => {
      const record = id === job ? undefined : this.#verdicts.forJob(id).records.get(student);
      return record ? [{ title, record }] : [];
    });
  }
}

function areSameApplications(one: readonly Applied[], other: readonly Applied[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ title, applicants }, at) => title === other[at]?.title && applicants === other[at]?.applicants)
  );
}
