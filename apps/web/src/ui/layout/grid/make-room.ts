/** From so far down on, in pixels, what is above a list makes room for it. */
const farDown = 200;

/**
 * A list that is scrolled far down says so in `data-scrolled`, by which heads above it are hidden, until it is at its top again. The cards
 * stay where they are meanwhile. Returns how far down it would be with the heads there: where it can be found again.
 */
export function makeRoom(list: HTMLElement): number {
  if (list.dataset['scrolled'] !== undefined) {
    if (list.scrollTop <= 0) delete list.dataset['scrolled'];
  } else if (list.scrollTop > farDown) {
    const top = list.getBoundingClientRect().top;
    list.dataset['scrolled'] = '';
    const room = Math.round(top - list.getBoundingClientRect().top);
    list.dataset['scrolled'] = String(room);
    list.scrollTop = Math.max(list.scrollTop - room, 1);
  }
  return list.scrollTop + Number(list.dataset['scrolled'] ?? 0);
}
