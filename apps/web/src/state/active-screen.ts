import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { RecentCandidates, type Person } from './recent-candidates.ts';

/** Order of use. Commands without a rank stand in the middle. */
const ranks = ['first', 'second', undefined, 'late', 'last'] as const;

export interface ScreenCommand {
  readonly label: string;
  readonly to: string | (() => void);
  /** One or more keys in sequence ('g d') or held together ('Shift+r'). */
  readonly shortcut?: string | undefined;
  readonly rank?: (typeof ranks)[number];
}

export interface ScreenShortcut {
  /** `KeyboardEvent.key` values, letters in lower case, with 'Shift+' before them if it is held. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly press: () => void;
}

/** A shortcut for the focused element. Without `press` the element handles the key itself. */
export interface FocusShortcut extends Omit<ScreenShortcut, 'press'> {
  readonly press?: () => void;
}

interface SelectedFacts {
  readonly text: string;
  readonly commands: readonly ScreenCommand[];
}

export interface ScreenFacts {
  readonly commands?: readonly ScreenCommand[];
  readonly keys?: readonly ScreenShortcut[];
  readonly forSelected?: SelectedFacts;
  readonly focusKeys?: readonly FocusShortcut[];
  readonly shownPeople?: readonly Person[];
  /** URL of the list it was opened from, which marks the current sidebar entry. */
  readonly listHref?: string | null;
}

/** Collects the facts of the open screens and remembers the people shown. */
@injectable()
export class ActiveScreen implements Required<ScreenFacts> {
  screens: readonly ScreenFacts[] = [];
  readonly #recentCandidates: RecentCandidates;

  constructor(seen: RecentCandidates) {
    this.#recentCandidates = seen;
    makeAutoObservable(this, { screens: observableRef }, { autoBind: true });
  }

  register(facts: ScreenFacts): () => void {
    this.screens = [...this.screens, facts];
    return () => this.#forget(facts);
  }

  /** In the order of use, because a list and its screen register in any order. */
  get commands(): readonly ScreenCommand[] {
    const all = this.screens.flatMap(({ commands = [] }) => commands);
    return all.toSorted((one, other) => ranks.indexOf(one.rank) - ranks.indexOf(other.rank));
  }

  get keys(): readonly ScreenShortcut[] {
    return this.screens.flatMap(({ keys = [] }) => keys);
  }

  get forSelected(): SelectedFacts {
    const lists = this.screens.flatMap(({ forSelected = [] }) => forSelected);
    return lists.findLast(({ commands }) => commands.length > 0) ?? { text: '', commands: [] };
  }

  get focusKeys(): readonly FocusShortcut[] {
    return this.screens.flatMap(({ focusKeys = [] }) => focusKeys);
  }

  get shownPeople(): readonly Person[] {
    return this.screens.flatMap(({ shownPeople = [] }) => shownPeople);
  }

  /** The last one wins: a screen may open before the previous one closes. */
  get listHref(): string | null {
    return this.screens.findLast(({ listHref }) => listHref !== undefined)?.listHref ?? null;
  }

  #forget(facts: ScreenFacts): void {
    this.screens = this.screens.filter((each) => each !== facts);
    this.#recentCandidates.leave(facts.shownPeople ?? []);
  }
}
