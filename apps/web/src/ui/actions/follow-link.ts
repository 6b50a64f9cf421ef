import type { MouseEvent } from 'react';

/**
 * For a row or a card around a link: a press anywhere in it follows the link, with the keys that were held (Ctrl opens a tab).
 * Selecting text in it does not, and whatever else can be pressed acts for itself.
 */
export function followLink(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: area, target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if ((target as Element).closest('a, button, input, label') !== null) return;
  const selection = window.getSelection();
  if (selection !== null && !selection.isCollapsed && selection.containsNode(area, true)) return;
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  area.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
