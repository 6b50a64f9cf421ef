/** What a key press tells of; a KeyboardEvent is one. */
interface Press {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

const keys: Readonly<Record<string, 'next' | 'previous'>> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
};

/** Where keys have a meaning of their own. */
const busyPlaces =
  'input, textarea, select, [contenteditable], audio, video, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const openLayers = '[role=dialog], [role=alertdialog], [role=menu]';

/** Where a key leads: J and → to the next candidate, K and ← to the one before; null for all others, and wherever keys mean something else. */
export function leafWith(press: Press): 'next' | 'previous' | null {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing || defaultPrevented) return null;
  const place = press.target instanceof Element ? press.target : null;
  if (place?.closest(busyPlaces) || document.querySelector(openLayers) !== null) return null;
  return keys[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
}
