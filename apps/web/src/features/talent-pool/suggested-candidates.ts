import { CompanyPages } from '@glo/domain/company-page/company-pages';
import type { Candidate } from '@glo/domain/candidates/candidate';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Failure, failure, mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import { TalentPool, talentPoolFailed } from '@glo/domain/talent-pool/talent-pool';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';

interface Suggestion {
  /** Without technologies there are no suggestions. */
  readonly technologies: readonly string[];
  readonly candidates: readonly Candidate[];
}

/** Suggested candidates, cached for the session. */
@injectable()
export class SuggestedCandidates {
  pool: Resource<Suggestion>;
  readonly #talentPool: TalentPool;
  readonly #pages: CompanyPages;
  readonly #session: SessionState;
  readonly #notices: Notices;
  #account: AccountId | null = null;

  constructor(talentPool: TalentPool, pages: CompanyPages, session: SessionState, notices: Notices) {
    this.#talentPool = talentPool;
    this.#pages = pages;
    this.#session = session;
    this.#notices = notices;
    this.pool = this.#newPool();
    makeAutoObservable(this, { pool: observableRef }, { autoBind: true });
  }

  /** Keeps the current list until the response arrives. Cleared for another account. */
  async read(): Promise<void> {
    const account = this.#session.current?.accountId ?? null;
    if (account !== this.#account) {
      this.pool.request.cancel();
      this.pool = this.#newPool();
      this.#account = account;
    }
    await this.pool.load();
  }

  get technologiesAtSignIn(): readonly string[] {
    return this.#company?.technologies ?? [];
  }

  get #company() {
    return this.#session.current?.recruiter?.company ?? null;
  }

  #newPool(): Resource<Suggestion> {
    return new Resource<Suggestion>(() => this.#suggestion(), this.#showFailure);
  }

  async #suggestion(): Promise<Outcome<Suggestion>> {
    const named = await this.#technologies();
    if (!named.ok) return named;
    const technologies = named.value;
    if (technologies.length === 0) return success({ technologies, candidates: [] });
    const answer = await this.#talentPool.suggestedFor(technologies);
    return mapOutcome(answer, (candidates) => ({ technologies, candidates }));
  }

  /** Asks the company again before reporting that there are none. */
  async #technologies(): Promise<Outcome<readonly string[]>> {
    const company = this.#company;
    if (company === null) return failure('unexpected-reply');
    if (company.technologies.length > 0) return success(company.technologies);
    const details = await this.#pages.details(company.id);
    return mapOutcome(details, ({ technologies }) => technologies);
  }

  /** Shows an alert (specification 2, section 8), unless an earlier list is shown. */
  readonly #showFailure = ({ kind }: Failure): void => {
    if (kind !== 'signed-out' && this.pool.value === null) this.#notices.alert(talentPoolFailed);
  };
}
