import type { Judgement } from '@glo/adapters/judge/judge';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Target {
  readonly name: string;
  /** URL of the recruiter API, without a trailing slash. */
  readonly recruiterBase: string;
  /** URL of the candidate data service, without a trailing slash. */
  readonly candidateBase: string;
  /**
   * URL of a mock API's control surface (`.../__mock`), which gives each case a world. If `null`, cases that need an
   * outbox, a clock or other accounts are skipped.
   */
  readonly control: string | null;
  /** If false, cases that write are skipped. */
  readonly mayWrite: boolean;
  readonly recruiter: Credentials;
  withLimits?(): Promise<Target>;
  /** Called with the judgement of each response. If absent, the first difference fails the case. */
  report?(judgement: Judgement): void;
  close(): Promise<void>;
}

export const demoRecruiter: Credentials = { email: 'recruiter@acme.example', password: 'Welcome1!' };
