/** The places that are offered, the newest last: two screens may overlap for a moment. */
const places = new Set<HTMLElement>();
const listeners = new Set<() => void>();

/**
 * The `ref` of a place where toasts cover no control: between the title of a header and its buttons. It must not scroll. Toasts are
 * shown at its right end, in the middle of its height.
 */
export function toastPlace(element: HTMLElement | null) {
  if (element === null) return undefined;
  places.add(element);
  element.dataset['toastPlace'] = '';
  tell();
  return () => {
    places.delete(element);
    tell();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The places on the screen that is open, the newest last. */
export function toastPlaces(): readonly HTMLElement[] {
  return [...places];
}

/** Calls back whenever a place comes or goes; returns the unsubscribe function. */
export function onToastPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
