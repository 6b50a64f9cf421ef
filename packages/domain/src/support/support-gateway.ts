/** Sends reports by email, because the specification has no call for them (decision 39). */
export abstract class SupportGateway {
  /** Recipient, or '' if none is configured. */
  abstract readonly address: string;
  /** Opens the email in the user's mail program. Returns false, without opening it, if it is too long. */
  abstract prepare(email: SupportEmail): boolean;
}

export interface SupportEmail {
  readonly subject: string;
  readonly text: string;
}
