/** Scroll distance in pixels from which the header above the list is hidden. */
const farDown = { usual: 200, lowWindow: 240 } as const;

/** base.css hides more above the list in low windows. */
function isFarDown(list: HTMLElement): boolean {
  return list.scrollTop > (innerHeight <= 600 ? farDown.lowWindow : farDown.usual);
}

/** Sets `data-scrolled`, which hides the headers above the list. Returns the scroll position with the headers shown. */
export function hideHeadersOnScroll(list: HTMLElement): number {
  if (list.dataset['scrolled'] !== undefined) {
    if (list.scrollTop <= 0) delete list.dataset['scrolled'];
  } else if (isFarDown(list)) {
    const top = list.getBoundingClientRect().top;
    list.dataset['scrolled'] = '';
    const room = Math.round(top - list.getBoundingClientRect().top);
    list.dataset['scrolled'] = String(room);
    list.scrollTop = Math.max(list.scrollTop - room, 1);
  }
  return list.scrollTop + Number(list.dataset['scrolled'] ?? 0);
}
