import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { observable } from 'mobx';
import { LocalRecords } from '../device/local-records.ts';
import { Notices } from '../notices.ts';
import { PressGuard } from '../press/press-guard.ts';
import { SessionState } from '../session-state.ts';
import { ServiceStore } from '../store/service-store.ts';
import { JobVerdicts, type VerdictServices } from './job-verdicts.ts';
import { DeviceCode } from '../device-code.ts';

/** The verdicts of each job, shared by its list and its profiles. */
@injectable()
export class VerdictStore {
  readonly unsaved = observable.map<JobId, ReadonlySet<StudentId>>([], { deep: false });
  readonly #services: VerdictServices;
  readonly #store: ServiceStore;
  readonly #jobs = new Map<JobId, JobVerdicts>();

  constructor(
    code: DeviceCode,
    records: LocalRecords,
    notices: Notices,
    store: ServiceStore,
    session: SessionState,
    presses: PressGuard,
  ) {
    this.#services = { code, records, notices, presses, unsaved: this.unsaved };
    this.#store = store;
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
    this.#store.followDevice(`verdicts:${job}`, () => void verdicts.read());
    return verdicts;
  }
}
