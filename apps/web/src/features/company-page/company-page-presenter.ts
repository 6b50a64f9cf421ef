import type { Recruiter } from '@glo/domain/account/recruiter';
import { type CompanyDetails, type CompanyMember, hasBadge } from '@glo/domain/company-page/company-pages';
import { JobBoard } from '@glo/domain/jobs/job-board';
import { injectable } from 'inversify';
import { makeAutoObservable, when } from 'mobx';
import type { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import { CompanyJobs } from './company-jobs.ts';

/** Each part loads, fails and retries on its own (specification 2, section 2). */
@injectable()
export class CompanyPagePresenter {
  readonly details: Resource<CompanyDetails>;
  readonly members: Resource<readonly CompanyMember[]>;
  readonly jobs: CompanyJobs;
  /** The parts below the company's description have loaded, failed or are slow. */
  isArranged = false;
  readonly #session: SessionState;

  constructor(board: JobBoard, store: ServiceStore, session: SessionState) {
    this.#session = session;
    this.details = store.company;
    this.members = store.members;
    this.jobs = new CompanyJobs(store.jobs('ACTIVE'), this.members, board);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    const stopJobs = this.recruiter && this.jobs.open(this.recruiter.accountId);
    const stops = [
      this.details.open(),
      this.members.open(),
      when(
        () => this.details.state !== 'loading' || this.details.request.slow,
        () => {
          this.isArranged = true;
        },
      ),
    ];
    return () => {
      stopJobs?.();
      for (const stop of stops) stop();
    };
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  /** From the session until the details have loaded. */
  get name(): string {
    return this.details.value?.name ?? this.recruiter?.company?.name ?? '';
  }

  get imageUrl(): string {
    return this.details.value?.imageUrl ?? this.recruiter?.company?.imageUrl ?? '';
  }

  get isVerified(): boolean {
    return this.recruiter !== null && hasBadge(this.details.value, this.recruiter.companyVerification);
  }

  /** The membership is not confirmed, so the service lists no other members. */
  get isUnconfirmed(): boolean {
    const own = this.recruiter?.detailsId;
    return this.members.value?.some(({ id, isConfirmed }) => id === own && !isConfirmed) ?? false;
  }

  get isInReview(): boolean {
    return this.recruiter?.personalVerification === 'SUBMITTED';
  }

  get pageTitle(): string | null {
    return this.name || null;
  }
}
