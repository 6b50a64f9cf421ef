import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import type { StudentId } from '@glo/domain/shared/ids';
import { ProfileVisit } from '@glo/domain/visits/profile-visit';
import { injectable } from 'inversify';
import { reaction, when } from 'mobx';
import { candidatePath } from '../../navigation/addresses.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { RecentCandidates } from '../../state/recent-candidates.ts';
import { JobVisits } from '../../state/visits/job-visits.ts';
import type { OpenProfile } from '../open-profile/open-profile.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';

/** Remembers opened profiles, and counts each as viewed after a while in sight or an action (decision 70). */
@injectable()
export class ProfileViews {
  readonly #visiting: ProfileVisit;
  readonly #seen: RecentCandidates;
  readonly #records: LocalRecords;
  readonly #visits: JobVisits;

  constructor(visiting: ProfileVisit, seen: RecentCandidates, records: LocalRecords, visits: JobVisits) {
    this.#visiting = visiting;
    this.#seen = seen;
    this.#records = records;
    this.#visits = visits;
  }

  /** Returns the clean-up. */
  follow(opened: OpenProfile, origin: ProfileOrigin | null): () => void {
    const { id, records } = opened;
    let isViewed = false;
    const view = () => {
      if (!isViewed) this.#view(id, origin);
      isViewed = true;
    };
    const show = (person: CandidateProfile) => {
      stops.push(this.#visiting.whenSeen(view));
      this.#seen.open({ person, href: candidatePath(id, origin?.id) });
    };
    const stops: (() => void)[] = [];
    this.#visits.show(origin?.id ?? null);
    stops.push(
      when(() => opened.profile !== null && (opened.hasActed || records.hasActed), view),
      when(
        () => opened.profile !== null,
        () => opened.profile && show(opened.profile),
      ),
      reaction(
        () => origin?.job.value,
        (applied) => applied && void this.#visits.begin(applied),
        { fireImmediately: true },
      ),
    );
    return () => stops.forEach((stop) => stop());
  }

  #view(student: StudentId, origin: ProfileOrigin | null): void {
    void this.#visiting.begin(student, origin);
    void this.#records.viewed(student);
    if (origin === null) return;
    this.#seen.view(origin.id, student);
    this.#visits.saw(origin.id, student);
  }
}
