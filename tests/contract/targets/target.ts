import type { Judgement } from '@glo/adapters/judge/judge';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A backend the contract cases run against. */
export interface Target {
  readonly name: string;
  /** Address of the recruiter API, without a trailing slash. */
  readonly recruiterBase: string;
  /** Address of the candidate data service, without a trailing slash. */
  readonly candidateBase: string;
  /**
   * Address of the stand-in's control surface (`.../__mock`): every case then gets a world of its own. Null for a backend
   * that has none: cases that need an outbox, a clock or other people are skipped.
   */
  readonly control: string | null;
  /** Whether calls that change something may be made; without it such cases are skipped. */
  readonly mayWrite: boolean;
  /** A recruiter with details and a company who signs in with a password. */
  readonly recruiter: Credentials;
  /** The same backend with rate limits low enough to be met; absent where that cannot be had. */
  withLimits?(): Promise<Target>;
  /** Told how every answer keeps to the contract; without it, the first difference fails the case. */
  report?(judgement: Judgement): void;
  close(): Promise<void>;
}

/** Who every stand-in knows. */
export const demoRecruiter: Credentials = { email: 'recruiter@acme.example', password: 'Welcome1!' };
