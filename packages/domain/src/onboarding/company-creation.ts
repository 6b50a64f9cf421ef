import type { CurrentSession } from '../account/session.ts';
import type { Companies, NewCompany } from '../company/companies.ts';
import type { Failure } from '../shared/outcome.ts';
import { type CompanyDraft, emptyCompanyDraft, type OnboardingDrafts } from './onboarding-draft.ts';

export type CompanyCreationResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'signed-out' }
  | { readonly ok: false; readonly reason: 'not-saved'; readonly failure: Failure };

/** Creating a company page (specification 1, sections 2 and 7): the half-filled form becomes the person's company. */
export class CompanyCreation {
  readonly #companies: Companies;
  readonly #session: CurrentSession;
  readonly #drafts: OnboardingDrafts;

  constructor(companies: Companies, session: CurrentSession, drafts: OnboardingDrafts) {
    this.#companies = companies;
    this.#session = session;
    this.#drafts = drafts;
  }

  /** Saves the company of the draft once; on success the form is empty again, so that going back cannot save it twice. */
  async create(): Promise<CompanyCreationResult> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return { ok: false, reason: 'signed-out' };
    const company = newCompany(this.#drafts.draft.companyForm);
    const created = await this.#companies.create(company, accountId);
    if (!created.ok) return { ok: false, reason: 'not-saved', failure: created.failure };
    if (this.#session.current?.accountId !== accountId) return { ok: false, reason: 'signed-out' };
    this.#drafts.update({
      company: { id: created.value, name: company.name },
      companySkipped: false,
      companyForm: emptyCompanyDraft,
    });
    return { ok: true };
  }
}

function newCompany({ name, url, about, size, types, imageUrl }: CompanyDraft): NewCompany {
  return { name: name.trim(), url: url.trim(), about: about.trim(), size, types, imageUrl, technologies: [] };
}
