import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { injectable } from 'inversify';
import { observable } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { Notices } from '../notices.ts';
import { PressGuard } from '../press/press-guard.ts';
import { SessionState } from '../session-state.ts';
import { ServiceStore } from '../store/service-store.ts';
import { JobVerdicts, type VerdictServices } from './job-verdicts.ts';

/** The verdicts of each job, shared by its list and its profiles. */
@injectable()
export class VerdictStore {
  readonly unsaved = observable.map<JobId, ReadonlySet<StudentId>>([], { deep: false });
  readonly #services: VerdictServices;
  readonly #jobs = new Map<JobId, JobVerdicts>();

  constructor(
    keeping: VerdictKeeping,
    records: LocalRecords,
    notices: Notices,
    store: ServiceStore,
    session: SessionState,
    presses: PressGuard,
  ) {
    this.#services = { keeping, records, notices, presses, unsaved: this.unsaved };
    store.followDevice('verdicts', (id) => {
      for (const [job, verdicts] of this.#jobs) if (id === '' || id === job) void verdicts.read();
    });
    // They survive an expired session, because some may not be on disk yet.
    session.onOwnerChange(() => {
      for (const verdicts of this.#jobs.values()) verdicts.close();
      this.#jobs.clear();
      this.unsaved.clear();
    });
  }

  forJob(job: JobId): JobVerdicts {
    const known = this.#jobs.get(job);
    if (known !== undefined) return known;
    const verdicts = new JobVerdicts(job, this.#services);
    this.#jobs.set(job, verdicts);
    return verdicts;
  }
}
