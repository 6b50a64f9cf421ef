import type { MouseEvent } from 'react';

/**
 * For a button that switches between two states: who double-clicks it means one press, and the second would undo the first wherever the
 * service answers in between. Keys and single presses act as ever.
 */
export function oncePerDoubleClick(press: () => unknown): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) press();
  };
}
