import type { CurrentSession } from '../account/session.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { CompanyPages } from '../company-page/company-pages.ts';
import { failure, mapOutcome, type Outcome, success } from '../shared/outcome.ts';
import type { TalentPool } from './talent-pool.ts';

export interface Suggestion {
  readonly technologies: readonly string[];
  readonly candidates: readonly Candidate[];
}

export class SuggestedCandidates {
  readonly #pool: TalentPool;
  readonly #pages: CompanyPages;
  readonly #session: CurrentSession;

  constructor(pool: TalentPool, pages: CompanyPages, session: CurrentSession) {
    this.#pool = pool;
    this.#pages = pages;
    this.#session = session;
  }

  async read(): Promise<Outcome<Suggestion>> {
    const named = await this.#technologies();
    if (!named.ok) return named;
    const technologies = named.value;
    if (technologies.length === 0) return success({ technologies, candidates: [] });
    return mapOutcome(await this.#pool.suggestedFor(technologies), (candidates) => ({ technologies, candidates }));
  }

  /** Asks the company again before reporting that there are none. */
  async #technologies(): Promise<Outcome<readonly string[]>> {
    const company = this.#session.current?.recruiter?.company;
    if (!company) return failure('unexpected-reply');
    if (company.technologies.length > 0) return success(company.technologies);
    return mapOutcome(await this.#pages.details(company.id), ({ technologies }) => technologies);
  }
}
