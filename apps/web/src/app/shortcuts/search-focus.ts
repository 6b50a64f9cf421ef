const longestWait = 10_000;

export function listBox(): HTMLInputElement | null {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
  return [...boxes].find((box) => box.closest('nav') === null && box.checkVisibility()) ?? null;
}

/** Opens the candidate search and focuses its first field once the screen has rendered. */
export function navigateAndFocus(isOnScreen: boolean, navigate: () => void): void {
  if (isOnScreen) return firstField()?.focus();
  const before = heading();
  navigate();
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
