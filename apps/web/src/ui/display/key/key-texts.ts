/** Keys by their names in a `KeyboardEvent`. */
export const keys = {
  escape: 'Escape',
  enter: 'Enter',
  control: 'Control',
  up: 'ArrowUp',
  down: 'ArrowDown',
} as const;

/** What stands on a key whose name is another one. */
export const texts: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Control: /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl',
};
