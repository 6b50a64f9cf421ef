export const keys = {
  escape: 'Escape',
  enter: 'Enter',
  control: 'Control',
  up: 'ArrowUp',
  down: 'ArrowDown',
} as const;

/** Keys that open the palette. */
export const paletteKeys: readonly string[] = [keys.control, 'k'];

/** Labels of keys that are printed differently from their name. */
const texts: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Control: /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl',
};

export function nameOfKey(key: string): string {
  return texts[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
