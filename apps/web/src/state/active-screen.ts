import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { PeopleSeen, type Person } from './people-seen.ts';

/** What a button or a link of a screen does, for who looks for it by its words. */
export interface ScreenCommand {
  readonly label: string;
  /** An address, or what to do. */
  readonly to: string | (() => void);
}

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

/** Who is selected, and what can be done to them. */
interface SelectedFacts {
  /** '3 selected'. */
  readonly text: string;
  readonly commands: readonly ScreenCommand[];
}

/** What a screen, or a list on it, tells the application around it; read while it is open. */
export interface ScreenFacts {
  /** Those that make sense now. */
  readonly commands?: readonly ScreenCommand[];
  readonly keys?: readonly ScreenShortcut[];
  /** The selection of its list, and the commands for it; no commands without a selection. */
  readonly forSelected?: SelectedFacts;
  readonly focusKeys?: readonly FocusShortcut[];
  /** Who is on it, by name. */
  readonly shownPeople?: readonly Person[];
  /** The list it was opened from, when that decides which entry of the sidebar it belongs to. */
  readonly listHref?: string | null;
}

/** What the open screen tells, and the list on it: what can be done there, who is there, and where it belongs. Who was there is remembered. */
@injectable()
export class ActiveScreen implements Required<ScreenFacts> {
  told: readonly ScreenFacts[] = [];
  readonly #seen: PeopleSeen;

  constructor(seen: PeopleSeen) {
    this.#seen = seen;
    makeAutoObservable(this, { told: observableRef }, { autoBind: true });
  }

  /** A screen opens; returns the clean-up. */
  tell(facts: ScreenFacts): () => void {
    this.told = [...this.told, facts];
    return () => this.#forget(facts);
  }

  get commands(): readonly ScreenCommand[] {
    return this.told.flatMap(({ commands = [] }) => commands);
  }

  get keys(): readonly ScreenShortcut[] {
    return this.told.flatMap(({ keys = [] }) => keys);
  }

  get forSelected(): SelectedFacts {
    const lists = this.told.flatMap(({ forSelected = [] }) => forSelected);
    return lists.findLast(({ commands }) => commands.length > 0) ?? { text: '', commands: [] };
  }

  get focusKeys(): readonly FocusShortcut[] {
    return this.told.flatMap(({ focusKeys = [] }) => focusKeys);
  }

  get shownPeople(): readonly Person[] {
    return this.told.flatMap(({ shownPeople = [] }) => shownPeople);
  }

  /** Of those that say so the last: a screen may open before the one before is gone. */
  get listHref(): string | null {
    return this.told.findLast(({ listHref }) => listHref !== undefined)?.listHref ?? null;
  }

  #forget(facts: ScreenFacts): void {
    this.told = this.told.filter((each) => each !== facts);
    this.#seen.leave(facts.shownPeople ?? []);
  }
}
