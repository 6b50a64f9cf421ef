import type { Judgement } from '@glo/adapters/judge/judge';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A backend that the cases run against. */
export interface Target {
  readonly name: string;
  /** Address of the recruiter API, without a trailing slash. */
  readonly recruiterBase: string;
  /** Address of the candidate data service, without a trailing slash. */
  readonly candidateBase: string;
  /**
   * Address of the control surface of a mock API (`.../__mock`), with which every case gets its own world. If null,
   * cases that need an outbox, a clock or other accounts are skipped.
   */
  readonly control: string | null;
  /** If false, cases that write are skipped. */
  readonly mayWrite: boolean;
  /** A recruiter after onboarding, with a company and a password. */
  readonly recruiter: Credentials;
  /** Opens the same backend with low rate limits. */
  withLimits?(): Promise<Target>;
  /** Called with the judgement of each response. Without it, the first difference fails the case. */
  report?(judgement: Judgement): void;
  close(): Promise<void>;
}

/** The recruiter that every mock API has. */
export const demoRecruiter: Credentials = { email: 'recruiter@acme.example', password: 'Welcome1!' };
