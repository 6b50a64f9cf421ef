/** Waits for the current press to deliver its click, because an error must not move the control under the pointer. */
export function afterPointerUp(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(callback);
  };
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(name, end, { signal: over.signal, capture: true });
}
