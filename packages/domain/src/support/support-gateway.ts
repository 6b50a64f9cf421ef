/** Where reports go. The specification names no call for it, so none is invented (decision 39). */
export abstract class SupportGateway {
  /** The recipient; '' where none is configured. */
  abstract readonly address: string;
  /** Hands a letter to the person, ready to be sent; whether they send it is theirs to say. */
  abstract prepare(letter: SupportLetter): void;
}

export interface SupportLetter {
  readonly subject: string;
  readonly text: string;
}
