/** Waits for the current press to deliver its click, because an error must not move the control under the pointer. */
export function afterPointerUp(act: () => void): void {
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
