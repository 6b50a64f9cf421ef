/** Newest last: two screens may overlap briefly. */
const places = new Set<HTMLElement>();
const listeners = new Set<() => void>();

/** A `ref` callback for the area that toasts may cover. It must not scroll. */
export function toastPlace(element: HTMLElement | null) {
  if (element === null) return undefined;
  places.add(element);
  element.dataset['toastPlace'] = '';
  notify();
  return () => {
    places.delete(element);
    notify();
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function toastPlaces(): readonly HTMLElement[] {
  return [...places];
}

export function onToastPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
