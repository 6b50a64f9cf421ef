export interface GoogleCredential {
  readonly token: string;
  /** Read from the unverified token, so it may only be displayed. */
  readonly email: string;
  readonly name: string;
}

export interface ButtonPlace {
  readonly clientWidth: number;
  replaceChildren(): void;
}

/** Google sign-in in this browser (specification 1, section 7; decision 16). */
export abstract class GoogleIdentity {
  abstract readonly isOffered: boolean;
  /** Loads Google's script. Resolves to false if that fails, and may be called again. */
  abstract load(): Promise<boolean>;
  /** Call after `load`. `onAnswer` gets `null` without a credential. Returns a function that removes the button. */
  abstract drawButton(place: ButtonPlace, onAnswer: (credential: GoogleCredential | null) => void): () => void;
}
