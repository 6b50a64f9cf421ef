import type { Candidate } from '@glo/domain/candidates/candidate';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';

/** Something a screen does at the press of a key. */
export interface ScreenShortcut {
  /** Any of these, as `KeyboardEvent.key` names them; letters small. */
  readonly keys: readonly string[];
  /** What the list of keys says about it. */
  readonly label: string;
  readonly press: () => void;
}

/** A key that means what has the focus. Without `press` that answers by itself, and the list of keys only tells. */
export interface FocusShortcut extends Omit<ScreenShortcut, 'press'> {
  readonly press?: () => void;
}

/** Somebody a screen shows, and the address of their profile from there. */
export interface Person {
  /** Named as they are shown now (blind review). */
  readonly person: Pick<Candidate, 'id' | 'name' | 'profilePicture'>;
  readonly href: string;
}

/** What a screen tells the application around it; read while it is open. */
export interface ScreenFacts {
  readonly keys?: readonly ScreenShortcut[];
  readonly focusKeys?: readonly FocusShortcut[];
  /** Who is on it, by name. */
  readonly shownPeople?: readonly Person[];
  /** The list it was opened from, when that decides which entry of the sidebar it belongs to. */
  readonly listHref?: string | null;
}

/** What the open screen tells: its keys and where it belongs. */
@injectable()
export class ActiveScreen {
  facts: ScreenFacts = {};

  constructor() {
    makeAutoObservable(this, { facts: observableRef }, { autoBind: true });
  }

  /** A screen opens; returns the clean-up. */
  tell(facts: ScreenFacts): () => void {
    this.facts = facts;
    // Screens change before the old one is gone.
    return () => this.#forget(facts);
  }

  #forget(facts: ScreenFacts): void {
    if (this.facts === facts) this.facts = {};
  }
}
