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

/** 'Shift+s' reads 'Shift+S'. */
export function nameOfKey(key: string): string {
  return texts[key] ?? withCapital(key);
}

/** 'Next candidate (J or →)'. */
export const withKeys = (label: string, names: readonly string[]): string =>
  `${label} (${names.map(nameOfKey).join(' or ')})`;

/** The value of `aria-keyshortcuts`. Any of the keys does the same. */
export const ariaKeys = (names: readonly string[]): string => names.map(withCapital).join(' ');

const withCapital = (key: string): string => key.replace(/(?:^|\+).$/, (end) => end.toUpperCase());
