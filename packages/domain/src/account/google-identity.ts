/** The result of a sign-in at Google. */
export interface GoogleCredential {
  /** Verified by the service. */
  readonly token: string;
  /** Read from the unverified token, so it may only be displayed. */
  readonly email: string;
  readonly name: string;
}

/** An empty element that Google renders its button into. */
export interface ButtonPlace {
  readonly clientWidth: number;
  replaceChildren(): void;
}

/** Google sign-in in this browser (specification 1, section 7; decision 16). */
export abstract class GoogleIdentity {
  /** False if the deployment has no client id. */
  abstract readonly isOffered: boolean;
  /** Loads Google's script. Resolves to false if that fails, and may be called again. */
  abstract load(): Promise<boolean>;
  /**
   * Requires that `load` resolved to true. Calls `onAnswer` for each sign-in, with `null` if it brought no credential.
   * Returns a function that removes the button.
   */
  abstract drawButton(place: ButtonPlace, onAnswer: (credential: GoogleCredential | null) => void): () => void;
}
