import type { MouseEvent } from 'react';

/** Makes a row follow its link with the pressed modifier keys. Ignores other controls and text selection. */
export function followLink(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: area, target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if ((target as Element).closest('a, button, input, label') !== null) return;
  const selection = window.getSelection();
  if (selection !== null && !selection.isCollapsed && selection.containsNode(area, true)) return;
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  area.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

/** The browser opens the link in a tab or window, or downloads it. */
export function hasModifierKey(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Runs `open` instead of following the link. A modified click follows it. */
export function openHere(event: MouseEvent, open: () => void): void {
  if (hasModifierKey(event)) return;
  event.preventDefault();
  open();
}

/** Ignores the second press of a double-click, which would undo the first. For toggle buttons. */
export function oncePerDoubleClick(press: () => unknown): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) press();
  };
}
