import type { Accounts } from '../account/accounts.ts';
import type { CurrentSession } from '../account/session.ts';
import type { CompanyPages } from '../company-page/company-pages.ts';

export class VerificationReview {
  readonly #accounts: Accounts;
  readonly #pages: CompanyPages;
  readonly #session: CurrentSession;

  constructor(accounts: Accounts, pages: CompanyPages, session: CurrentSession) {
    this.#accounts = accounts;
    this.#pages = pages;
    this.#session = session;
  }

  /** The company's own documents override the recruiter's status (decision 24). A failure keeps the session. */
  async refresh(): Promise<void> {
    const before = this.#session.current;
    if (before === null) return;
    const company = before.recruiter?.company;
    const [details, ofCompany] = await Promise.all([
      this.#accounts.loadRecruiter(before.accountId),
      company ? this.#pages.details(company.id) : null,
    ]);
    const session = this.#session.current;
    if (!details.ok || details.value === null || session?.accountId !== before.accountId) return;
    const isSameCompany = details.value.company?.id === company?.id;
    const companyVerification = isSameCompany && ofCompany?.ok ? ofCompany.value.verification : null;
    this.#session.start({
      ...session,
      recruiter: companyVerification === null ? details.value : { ...details.value, companyVerification },
    });
  }
}
