/** What Google gave: proof for the service, and for the screen whom it is about. Nothing is decided by the latter here. */
export interface GoogleCredential {
  /** As it goes to the service, which checks it. */
  readonly token: string;
  /** Read from the token without checking it, for the screen; the service reads it from the token once more. */
  readonly email: string;
  readonly name: string;
}

/** An empty element of the page, for Google to draw into. */
export interface ButtonPlace {
  readonly clientWidth: number;
  replaceChildren(): void;
}

/** Sign-in at Google, in this browser (specification 1, section 7; decision 16). */
export abstract class GoogleIdentity {
  /** Whether this installation has it. */
  abstract readonly isOffered: boolean;
  /** Gets Google ready; false when it cannot be reached. May be asked again, also after a failure. */
  abstract load(): Promise<boolean>;
  /**
   * Draws Google's button, once `load` has answered true. `onAnswer` hears of each sign-in: the credential, or null when
   * none arrived. Returns how to take the button away.
   */
  abstract drawButton(place: ButtonPlace, onAnswer: (credential: GoogleCredential | null) => void): () => void;
}
