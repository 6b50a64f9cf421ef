import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FocusShortcut } from '../../../state/active-screen.ts';
import { texts } from './texts.ts';

interface KeyboardOf {
  shown(): readonly Candidate[];
  select(candidate: Candidate): void;
  shortlist(candidate: Candidate): void;
  readonly shortlistLabel: string;
  isReadOnly(): boolean;
  addToFolder(candidate: Candidate): void;
  hasSelection(): boolean;
  shortlistSelected(): void;
  addSelectedToFolder(): void;
}

/** A list by keyboard: Tab comes to one of its cards, arrows lead from card to card, letters act on the selected, or else on the one that has the focus. */
export class ListKeyboard {
  last: StudentId | null = null;
  /** Where it stood: groups show one person in several places. */
  lastPlace = 0;
  /** The focus is on one of the cards, or in it. */
  isInside = false;
  /** The card that a key asked for, by its place, until the focus comes to one: each press is an object of its own. */
  goal: { readonly place: number; readonly isReturn?: boolean } | null = null;
  readonly #of: KeyboardOf;

  constructor(of: KeyboardOf) {
    this.#of = of;
    makeAutoObservable(this, { focusKeys: false, goal: observableRef }, { autoBind: true });
  }

  get place(): number {
    // Read once: thousands are compared with it.
    const { last } = this;
    if (last === null) return 0;
    const shown = this.#of.shown();
    if (shown[this.lastPlace]?.id === last) return this.lastPlace;
    return Math.max(
      shown.findIndex(({ id }) => id === last),
      0,
    );
  }

  came(place: number | null): void {
    this.isInside = place !== null;
    if (place === null) return;
    this.lastPlace = place;
    this.last = this.#of.shown()[place]?.id ?? null;
    // A grid that is mounted again later does not take the focus.
    this.goal = null;
  }

  get focusKeys(): readonly FocusShortcut[] {
    const of = this.#of;
    const shortlist = () => this.#act(of.shortlist, of.shortlistSelected);
    const addToFolder = () => this.#act(of.addToFolder, of.addSelectedToFolder);
    return [
      { keys: ['j', 'ArrowDown'], label: texts.keys.enter, press: () => this.go(1) },
      { keys: ['k'], label: texts.keys.previous, press: () => this.go(-1) },
      { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], label: texts.keys.move },
      { keys: [texts.keys.enterKey], label: texts.keys.open },
      { keys: ['x'], label: texts.keys.select, press: () => this.#act(of.select) },
      ...(of.isReadOnly() ? [] : [{ keys: ['s'], label: of.shortlistLabel, press: shortlist }]),
      { keys: ['f'], label: texts.keys.folder, press: addToFolder },
    ];
  }

  comeBack(person: StudentId): void {
    this.last = person;
    this.goal = { place: this.place, isReturn: true };
  }

  /** A card that was removed is in the list again: it takes the focus back from its neighbour, unless the focus has left the grid. */
  goBackTo(person: StudentId): void {
    if (!this.isInside) return;
    this.last = person;
    this.goal = { place: this.place };
  }

  /** From elsewhere to the card that was left, or the first. Among the cards the arrows are the grid's own. */
  go(step: 1 | -1): void {
    const last = this.#of.shown().length - 1;
    if (last < 0) return;
    this.goal = { place: this.isInside ? Math.min(Math.max(this.place + step, 0), last) : this.place };
  }

  /** Acts on the selection where there is one and the act has a form for it, otherwise on the focused card; without a focused card it does nothing. */
  #act(act: (candidate: Candidate) => void, forSelected?: () => void): void {
    if (forSelected && this.#of.hasSelection()) {
      forSelected();
      return;
    }
    const candidate = this.isInside ? this.#of.shown()[this.place] : undefined;
    if (candidate !== undefined) act(candidate);
  }
}
