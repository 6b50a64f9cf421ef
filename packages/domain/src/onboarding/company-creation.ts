import type { CurrentSession } from '../account/session.ts';
import type { Companies, NewCompany } from '../company/companies.ts';
import type { AccountId, CompanyId } from '../shared/ids.ts';
import { type Failure, type Outcome, type StopSignal, success } from '../shared/outcome.ts';
import { emptyEvidence } from '../verification/evidence.ts';
import { SingleFlight } from './single-flight.ts';
import { type CompanyDraft, emptyCompanyDraft, type OnboardingDrafts } from './onboarding-draft.ts';

export type CompanyCreationResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'signed-out' }
  | { readonly ok: false; readonly reason: 'not-saved'; readonly failure: Failure };

/** Creates a company and prevents duplicates (specification 1, sections 2 and 7; decision 7). */
export class CompanyCreation {
  readonly #companies: Companies;
  readonly #session: CurrentSession;
  readonly #drafts: OnboardingDrafts;
  readonly #singleFlight = new SingleFlight<CompanyCreationResult>();

  constructor(companies: Companies, session: CurrentSession, drafts: OnboardingDrafts) {
    this.#companies = companies;
    this.#session = session;
    this.#drafts = drafts;
  }

  create(stop?: StopSignal): Promise<CompanyCreationResult> {
    return this.#singleFlight.run(() => this.#create(stop), stop);
  }

  adoptCreated(): boolean {
    const { createdCompany } = this.#drafts.draft;
    if (createdCompany !== null) this.#drafts.update({ company: createdCompany, companySkipped: false });
    return createdCompany !== null;
  }

  async #create(stop: StopSignal | undefined): Promise<CompanyCreationResult> {
    const accountId = this.#session.current?.accountId;
    if (accountId === undefined) return { ok: false, reason: 'signed-out' };
    if (this.adoptCreated()) return { ok: true };
    const company = newCompany(this.#drafts.draft.companyForm);
    const saved = await this.#saveOnce(company, accountId, stop);
    if (!saved.ok) return { ok: false, reason: 'not-saved', failure: saved.failure };
    if (this.#session.current?.accountId !== accountId) return { ok: false, reason: 'signed-out' };
    const created = { id: saved.value, name: company.name };
    this.#drafts.update({
      company: created,
      createdCompany: created,
      companySent: '',
      companySkipped: false,
      companyForm: emptyCompanyDraft,
      companyVerification: emptyEvidence,
    });
    return { ok: true };
  }

  /** Looks for the company first if an earlier request got no response, because it may have succeeded. */
  async #saveOnce(company: NewCompany, by: AccountId, stop: StopSignal | undefined): Promise<Outcome<CompanyId>> {
    const { companySent } = this.#drafts.draft;
    const before = companySent === '' ? success(null) : await this.#companies.findOwn(companySent);
    if (!before.ok) return before;
    if (before.value !== null) return success(before.value);
    this.#drafts.update({ companySent: company.name });
    const created = await this.#companies.create(company, by, stop);
    const wasRefused = !created.ok && created.failure.kind === 'refused';
    if (wasRefused && this.#session.current?.accountId === by) this.#drafts.update({ companySent: '' });
    return created;
  }
}

function newCompany({ name, url, about, size, types, imageUrl, technologies }: CompanyDraft): NewCompany {
  return { name: name.trim(), url: url.trim(), about: about.trim(), size, types, imageUrl, technologies };
}
