import type { MouseEvent } from 'react';

/** Ignores the second press of a double-click, which would undo the first. For toggle buttons. */
export function oncePerDoubleClick(press: () => unknown): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) press();
  };
}
