import type { Outcome } from '../shared/outcome.ts';

/** The session that the service keeps for this browser, where it keeps one (decisions 17 and 60). */
export abstract class ServiceSession {
  /** Ends it. One that is over already, or of a service without sessions, is ended. */
  abstract end(): Promise<Outcome<void>>;
}
