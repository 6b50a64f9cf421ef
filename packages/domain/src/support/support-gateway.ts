/** Where reports go. The specification names no call for it, so none is invented (decision 39). */
export abstract class SupportGateway {
  /** The recipient; '' where none is configured. */
  abstract readonly address: string;
  /** Opens the letter in the person's mail program. Returns false if it is too long for that, so that nothing was opened. */
  abstract prepare(letter: SupportLetter): boolean;
}

export interface SupportLetter {
  readonly subject: string;
  readonly text: string;
}
