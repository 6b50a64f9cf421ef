import type { ButtonPlace, GoogleCredential, GoogleIdentity } from '@glo/domain/account/google-identity';

/** Reachable by default. `answer` presses the button that was drawn last. */
export class FakeGoogle implements GoogleIdentity {
  isOffered = true;
  reachable: boolean | Promise<boolean> = true;
  loads = 0;
  readonly places: ButtonPlace[] = [];
  answer: (credential: GoogleCredential | null) => void = () => undefined;

  async load(): Promise<boolean> {
    this.loads += 1;
    return this.reachable;
  }

  drawButton(place: ButtonPlace, onAnswer: (credential: GoogleCredential | null) => void): () => void {
    this.places.push(place);
    this.answer = onAnswer;
    return () => void this.places.splice(this.places.indexOf(place), 1);
  }
}
