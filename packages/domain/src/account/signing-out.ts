import type { AccountId } from '../shared/ids.ts';
import type { CurrentSession } from './session.ts';
import type { SignOut } from './sign-out.ts';

/** Emails on this device that were not sent (decision 75). They end with the session, unless it only expires. */
export abstract class UnsentDrafts {
  abstract countUnsent(): Promise<number>;
  abstract removeUnsent(of: AccountId): Promise<void>;
}

export abstract class SignOutQuestion {
  /** Resolves to false if the recruiter stays to keep unsaved input or the unsent emails. */
  abstract ask(unsent: number): Promise<boolean>;
}

/** The one use case of every Sign Out (decision 75). */
export class SigningOut {
  readonly #session: CurrentSession;
  readonly #signOut: SignOut;
  readonly #unsent: UnsentDrafts;
  readonly #question: SignOutQuestion;

  constructor(session: CurrentSession, signOut: SignOut, unsent: UnsentDrafts, question: SignOutQuestion) {
    this.#session = session;
    this.#signOut = signOut;
    this.#unsent = unsent;
    this.#question = question;
  }

  async run(): Promise<void> {
    const account = this.#session.current?.accountId;
    if (account === undefined || !(await this.#question.ask(await this.#unsent.countUnsent()))) return;
    await this.#unsent.removeUnsent(account);
    this.#signOut.run();
  }
}
