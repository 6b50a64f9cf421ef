import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { when } from 'mobx';
import type { LeftLists } from '../left-lists.ts';
import type { ListKeyboard } from './list-keyboard.ts';
import type { Selection } from './selection.ts';

interface ReturnOf {
  readonly keyboard: ListKeyboard;
  readonly selection: Selection;
  href(): string;
  shown(): readonly Candidate[];
}

/** A list that is left for one of its people, or some: one comes back to the same ticks, and by keyboard to the card that was opened. */
export class ListReturn {
  readonly #of: ReturnOf;
  readonly #left: LeftLists;
  /** Keeps what the list is left with; null: it is not being left for its people. */
  #keep: (() => void) | null = null;
  #stopWaiting: (() => void) | undefined;

  constructor(of: ReturnOf, left: LeftLists) {
    this.#of = of;
    this.#left = left;
  }

  /** `person`: whose card has the focus. The address is that of now, the ticks are those when the list goes. */
  leavesFor(person: StudentId | null): void {
    const keep = this.#left.keeping(this.#of.href());
    this.#keep = () => keep({ ticked: this.#of.selection.ids, person });
  }

  /** The list is on the screen; returns the clean-up. */
  open(): () => void {
    let isOpen = true;
    // The screen takes its address to heart first.
    queueMicrotask(() => isOpen && this.#comeBack());
    return () => {
      isOpen = false;
      this.#stopWaiting?.();
      this.#keep?.();
      this.#keep = null;
    };
  }

  #comeBack(): void {
    const { keyboard, selection, shown, href } = this.#of;
    const { ticked, person } = this.#left.take(href()) ?? { ticked: [], person: null };
    selection.add(ticked);
    if (person === null) return;
    // Of a long list the first part comes first.
    this.#stopWaiting = when(
      () => shown().some(({ id }) => id === person),
      () => keyboard.comeBack(person),
    );
  }
}
