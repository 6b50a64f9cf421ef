/** How long a screen may take to come, in milliseconds; after that the focus is left alone. */
const longestWait = 10_000;

/** The box that narrows down what is on the screen, where there is one; not the one of a rail beside it. */
export function listBox(): HTMLInputElement | null {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  return [...boxes].find((box) => box.closest('nav') === null && box.checkVisibility()) ?? null;
}

/** Goes to the search for candidates, and puts the focus into its first field as soon as that screen is there. */
export function goAndFocus(isThere: boolean, go: () => void): void {
  if (isThere) return firstField()?.focus();
  const before = heading();
  go();
  const observer = new MutationObserver(() => {
    if (heading() === before) return;
    const field = firstField();
    if (field === null) return;
    observer.disconnect();
    field.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestWait);
}

function heading(): Element | null {
  return document.querySelector('main h1');
}

function firstField(): HTMLElement | null {
  return document.querySelector('main form input:not([type=radio], [type=checkbox])');
}
