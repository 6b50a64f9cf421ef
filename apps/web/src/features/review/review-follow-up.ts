import type { Candidate } from '@glo/domain/candidates/candidate';
import { lastEmailedAt } from '@glo/domain/contact/contacts';
import { invitationTemplate } from '@glo/domain/contact/email-draft';
import { withoutAnswer } from '@glo/domain/contact/rejection';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { connectManyPath, fromReviewEnd, opportunityPath, shareWanted } from '../../navigation/addresses.ts';
import { Navigator } from '../../navigation/navigator.ts';
import { LocalRecords } from '../../state/device/local-records.ts';
import { PagedListState } from '../../state/device/paged-list-state.ts';
import { Mailings } from '../../state/mailings/mailings.ts';
import type { ProfileOrigin } from '../open-profile/profile-origin.ts';

export type EmailedVerdict = 'shortlisted' | 'not-a-fit';

/** Emails to the candidates of a reviewed job, and shares the shortlisted. */
@injectable()
export class ReviewFollowUp {
  readonly #mailings: Mailings;
  readonly #navigator: Navigator;
  readonly #records: LocalRecords;
  readonly #paged: PagedListState;

  constructor(mailings: Mailings, navigator: Navigator, records: LocalRecords, paged: PagedListState) {
    this.#mailings = mailings;
    this.#navigator = navigator;
    this.#records = records;
    this.#paged = paged;
  }

  /** It is known who got an email. */
  get isReady(): boolean {
    return this.#records.isRead;
  }

  /** Opens the shortlisted candidates with the dialog that shares them. */
  share(job: JobId): void {
    this.#navigator.navigate(opportunityPath(job, 'shortlisted'), { state: shareWanted });
  }

  /**
   * All of the job without an email: the `invited` since the review began, the other shortlisted ever, the rejected since
   * their decision.
   */
  unemailed(
    { id: job, job: { value }, shortlist, sources }: ProfileOrigin,
    invited: readonly StudentId[],
  ): Readonly<Record<EmailedVerdict, readonly StudentId[]>> {
    const { contacted } = this.#records.mine;
    const { startedAt } = this.#paged;
    const isInvited = new Set(invited);
    const lacksEmail = (id: StudentId) => {
      const at = lastEmailedAt(contacted, id, job);
      return at === null || (isInvited.has(id) && at < startedAt);
    };
    return {
      shortlisted: [...shortlist.ids].filter(lacksEmail),
      'not-a-fit': withoutAnswer(value?.applicants ?? [], sources, contacted, job),
    };
  }

  email(verdict: EmailedVerdict, candidates: readonly Candidate[], { sources }: ProfileOrigin): void {
    const { current } = this.#paged;
    if (current === null || candidates.length === 0) return;
    const template = verdict === 'shortlisted' ? invitationTemplate : null;
    this.#mailings.begin(current, candidates, sources, template);
    this.#navigator.navigate(connectManyPath(this.#mailings.job), { state: fromReviewEnd });
  }
}
