/** Waits for the current press to deliver its click. A control that moves or is replaced meanwhile would lose it. */
export function afterPress(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(callback);
  };
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(name, end, { signal: over.signal, capture: true });
}
