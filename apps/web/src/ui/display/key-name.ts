const names: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Control: /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl',
};

/** A key, by its name in a `KeyboardEvent`, as printed on the keyboard. */
export function nameOfKey(key: string): string {
  return names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
