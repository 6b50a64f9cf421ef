import type { CurrentSession } from '../account/session.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { CompanyPages } from '../company-page/company-pages.ts';
import type { CandidateSearch } from '../search/search.ts';
import { failure, mapOutcome, type Outcome, success } from '../shared/outcome.ts';

/** Specification 2, section 8. */
export const talentPoolFailed = 'could not fetch data, try again later';

export interface Suggestion {
  readonly technologies: readonly string[];
  readonly candidates: readonly Candidate[];
}

export class SuggestedCandidates {
  readonly #search: CandidateSearch;
  readonly #pages: CompanyPages;
  readonly #session: CurrentSession;

  constructor(search: CandidateSearch, pages: CompanyPages, session: CurrentSession) {
    this.#search = search;
    this.#pages = pages;
    this.#session = session;
  }

  async read(): Promise<Outcome<Suggestion>> {
    const named = await this.#technologies();
    if (!named.ok) return named;
    const technologies = named.value;
    if (technologies.length === 0) return success({ technologies, candidates: [] });
    return mapOutcome(await this.#search.suggestedFor(technologies), (candidates) => ({ technologies, candidates }));
  }

  /** Asks the company again before reporting that there are none. */
  async #technologies(): Promise<Outcome<readonly string[]>> {
    const company = this.#session.current?.recruiter?.company;
    if (!company) return failure('unexpected-reply');
    if (company.technologies.length > 0) return success(company.technologies);
    return mapOutcome(await this.#pages.details(company.id), ({ technologies }) => technologies);
  }
}
