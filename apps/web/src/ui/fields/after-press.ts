/**
 * Runs now or, while a mouse button or finger is down, once it is up and its click was delivered: an error that appears
 * when a field is left must not move the pressed control away from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(act);
  };
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(name, end, { signal: over.signal, capture: true });
}
